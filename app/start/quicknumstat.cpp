// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "quicknumstat.h"

#include "unifieddiff/diff.h"
#include "unifieddiff/numstat.h"

#include <cstdio>
#include <filesystem>
#include <optional>

namespace Winnow {

namespace {

namespace fs = std::filesystem;

using namespace std::string_view_literals;

/// The file of `diff --numstat FILE` or `diff FILE --numstat`; nothing where more or something else is asked for.
std::optional<std::string_view> fileAskedFor(const std::vector<std::string_view> &arguments)
{
    if (arguments.size() != 3 || arguments[0] != "diff"sv)
        return std::nullopt;
    const bool isFlagFirst = arguments[1] == "--numstat"sv;
    const std::string_view file = arguments[isFlagFirst ? 2 : 1];
    const bool isFlagThere = isFlagFirst || arguments[2] == "--numstat"sv;
    // What begins with a dash may be an option, or standard input, which the verbs could not read once more.
    return isFlagThere && !file.starts_with('-') ? std::optional(file) : std::nullopt;
}

/// Reads a plain file. Nothing where it is none, cannot be read or holds another number of bytes than it said.
std::optional<std::string> readFile(const fs::path &path)
{
    std::error_code error;
    if (!fs::is_regular_file(path, error))
        return std::nullopt;
    const auto size = static_cast<size_t>(fs::file_size(path, error));
    std::FILE *const file = error ? nullptr : std::fopen(path.c_str(), "rb");
    if (!file)
        return std::nullopt;
    std::setvbuf(file, nullptr, _IONBF, 0);
    std::string text;
    // One more than there should be, to see the end.
    text.resize_and_overwrite(
            size + 1, [file](char *bytes, size_t room) { return std::fread(bytes, 1, room, file); });
    std::fclose(file);
    return text.size() == size ? std::optional(std::move(text)) : std::nullopt;
}

} // namespace

bool printQuickNumstat(const std::vector<std::string_view> &arguments)
{
    const auto path = fileAskedFor(arguments);
    auto text = path ? readFile(*path) : std::nullopt;
    if (!text)
        return false;
    const SharedDiff diff = readDiff(*std::move(text));
    if (!diff->problems().empty())
        return false;
    const std::string counts = numstat(*diff);
    std::fwrite(counts.data(), 1, counts.size(), stdout);
    return true;
}

} // namespace Winnow
