# SPDX-FileCopyrightText: 2026 The Winnow authors
# SPDX-License-Identifier: Apache-2.0
#
# What every target of the project shares: warnings, the strict Qt macros, sanitizers.

set(WINNOW_SANITIZE "" CACHE STRING "Value of -fsanitize for the whole build (address,undefined or thread)")

find_program(MOLD_LINKER mold)
if(MOLD_LINKER AND CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
    add_link_options(-fuse-ld=mold)
endif()

if(WINNOW_SANITIZE)
    add_compile_options(-fsanitize=${WINNOW_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${WINNOW_SANITIZE})
endif()

# For targets without Qt.
function(winnow_configure_plain_target target)
    target_compile_options(${target} PRIVATE -Wall -Wextra)
    set_target_properties(${target} PROPERTIES AUTOMOC OFF AUTORCC OFF AUTOUIC OFF)
endfunction()

function(winnow_configure_target target)
    target_compile_options(${target} PRIVATE -Wall -Wextra)
    target_compile_definitions(${target} PRIVATE
        QT_NO_CAST_FROM_ASCII
        QT_NO_CAST_TO_ASCII
        QT_NO_URL_CAST_FROM_STRING
        QT_NO_CONTEXTLESS_CONNECT
        QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
        QT_NO_FOREACH
        QT_DISABLE_DEPRECATED_UP_TO=0x060800
    )
endfunction()

function(winnow_include_by_layer target)
    cmake_path(GET CMAKE_CURRENT_SOURCE_DIR PARENT_PATH layer)
    target_include_directories(${target} PUBLIC ${layer})
endfunction()

# A static library a concern: winnow_<name>, its headers included as "<name>/<file>.h" from the folder above it.
function(winnow_add_library name)
    qt_add_library(winnow_${name} STATIC ${ARGN})
    winnow_configure_target(winnow_${name})
    winnow_include_by_layer(winnow_${name})
endfunction()

# The same for code without Qt, which a program can run before it loads Qt.
function(winnow_add_plain_library name)
    add_library(winnow_${name} STATIC ${ARGN})
    winnow_configure_plain_target(winnow_${name})
    winnow_include_by_layer(winnow_${name})
endfunction()

# A library that the program loads by its path: it needs no name for the system's loader.
function(winnow_install_module target)
    set_target_properties(${target} PROPERTIES NO_SONAME ON)
    install(TARGETS ${target} LIBRARY DESTINATION lib/winnow)
endfunction()
