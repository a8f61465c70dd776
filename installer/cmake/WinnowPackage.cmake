# SPDX-FileCopyrightText: 2026 The Winnow authors
# SPDX-License-Identifier: Apache-2.0
#
# What is installed beside the program, and the packages that CPack makes of it all.

set(CMAKE_INSTALL_DOCDIR share/doc/winnow) # the package's name, not the project's
include(GNUInstallDirs)

set(assets ${PROJECT_SOURCE_DIR}/resources)
set(package ${PROJECT_SOURCE_DIR}/installer/package)

install(FILES ${assets}/desktop/winnow.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${assets}/desktop/winnow.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES ${assets}/desktop/org.winnow.Winnow.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${assets}/icons/winnow.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(FILES ${assets}/completion/winnow DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${package}/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})

# Manual pages and the changelog are installed compressed, as distributions want them.
find_program(GZIP gzip REQUIRED)
function(winnow_install_compressed source destination name)
    set(compressed ${CMAKE_CURRENT_BINARY_DIR}/package/${destination}/${name}.gz)
    cmake_path(GET compressed PARENT_PATH folder)
    add_custom_command(
        OUTPUT ${compressed}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${folder}
        COMMAND ${GZIP} --best --no-name --stdout ${source} > ${compressed}
        DEPENDS ${source}
        VERBATIM
    )
    string(MAKE_C_IDENTIFIER "${destination}_${name}" target)
    add_custom_target(${target} ALL DEPENDS ${compressed})
    install(FILES ${compressed} DESTINATION ${destination})
endfunction()

winnow_install_compressed(${package}/winnow.1 ${CMAKE_INSTALL_MANDIR}/man1 winnow.1)
winnow_install_compressed(${package}/winnow.zh_CN.1 ${CMAKE_INSTALL_MANDIR}/zh_CN/man1 winnow.1)
winnow_install_compressed(${package}/changelog ${CMAKE_INSTALL_DOCDIR} changelog)

set(CPACK_PACKAGE_NAME winnow)
set(CPACK_PACKAGE_VENDOR "The Winnow authors")
set(CPACK_PACKAGE_CONTACT "The Winnow authors <authors@winnow.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "workbench that turns closed issues into one trusted article")
set(CPACK_PACKAGE_DESCRIPTION
    "Editors browse a week of closed open-source issues, see the diff and the\n\
timeline of each side by side, and keep or drop with a reason. The article\n\
grows beside it in Chinese and English, every claim of it is held against\n\
the record, and the result is published to blogs.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_EXECUTABLES winnow Winnow)
set(CPACK_STRIP_FILES TRUE)
set(CPACK_VERBATIM_VARIABLES TRUE)

# Linux: a package for Debian, and an archive that runs wherever it is unpacked (the program finds its libraries
# beside itself). Windows and macOS: untried, written down so that whoever has such a machine can begin.
if(WIN32)
    set(CPACK_GENERATOR NSIS ZIP)
elseif(APPLE)
    set(CPACK_GENERATOR DragNDrop)
else()
    set(CPACK_GENERATOR DEB TGZ)
endif()

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION editors)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# What is loaded at run time and therefore not seen: pictures, the Wayland platform, Qt's own texts, Chinese fonts.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "qt6-svg-plugins")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, qt6-translations-l10n, fonts-noto-cjk")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "bash-completion")
include(CPack)
