// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "programlibrary.h"

#include <filesystem>

#include <dlfcn.h>

namespace Winnow {

namespace {

namespace fs = std::filesystem;

fs::path programFolder(const char *call)
{
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    return (error ? fs::absolute(call, error) : program).parent_path();
}

} // namespace

std::expected<void *, std::string> loadFunction(
        const char *call, std::string_view library, SymbolScope scope, const char *function)
{
    const fs::path folder = programFolder(call);
    const std::string file = WINNOW_LIBRARY_PREFIX + std::string(library) + WINNOW_LIBRARY_SUFFIX;
    const int flags = RTLD_LAZY | (scope == SymbolScope::Global ? RTLD_GLOBAL : RTLD_LOCAL);
    std::string reason;
    for (const char *place : {".", "../lib/winnow"}) {
        const fs::path path = (folder / place / file).lexically_normal();
        void *const handle = dlopen(path.c_str(), flags);
        void *const address = handle ? dlsym(handle, function) : nullptr;
        if (address)
            return address;
        // "No such file" of the second place says less than why the file in the first could not be loaded.
        const char *const said = dlerror();
        if (std::error_code error; reason.empty() || fs::exists(path, error))
            reason = said ? said : path.string();
    }
    return std::unexpected(reason);
}

} // namespace Winnow
