// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "startmode.h"

#include <algorithm>
#include <array>

namespace Winnow {

namespace {

using namespace std::string_view_literals;

/// Options whose value is an argument of its own; it is neither a verb nor a file.
bool takesValue(std::string_view argument)
{
    constexpr std::array options{"-w"sv, "--workspace"sv, "--screenshot"sv, "--size"sv, "--theme"sv,
            "--language"sv, "--desk"sv, "-platform"sv, "-style"sv, "-geometry"sv, "-stylesheet"sv,
            "-qwindowgeometry"sv};
    return std::ranges::contains(options, argument);
}

bool asksToBeExplained(std::string_view argument)
{
    return argument == "--help"sv || argument == "-h"sv || argument == "--version"sv
            || argument == "--json"sv;
}

bool isWorkspaceFile(std::string_view argument)
{
    return argument.ends_with(".winnow"sv);
}

} // namespace

StartMode startMode(const std::vector<std::string_view> &arguments)
{
    int files = 0;
    for (auto argument = arguments.begin(); argument != arguments.end(); ++argument) {
        if (asksToBeExplained(*argument))
            return StartMode::CommandLine;
        if (takesValue(*argument)) {
            if (std::next(argument) == arguments.end())
                return StartMode::CommandLine;
            ++argument;
        } else if (!argument->starts_with('-')) {
            if (!isWorkspaceFile(*argument) || ++files > 1)
                return StartMode::CommandLine;
        }
    }
    return StartMode::Window;
}

} // namespace Winnow
