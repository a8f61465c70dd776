// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "exitcode.h"
#include "publish/publishoptions.h"
#include "publish/publishtarget.h"

#include <CLI/CLI.hpp>

#include <expected>
#include <string>
#include <vector>

namespace Winnow {

/// The arguments of `publish` as they come from the command line.
struct PublishArguments
{
    std::string target;
    std::string language = "zh";
    std::string folder;
    std::string override;
    bool hasOverride = false;
    bool isDryRun = false;
    bool mayOverwrite = false;
    bool isPublished = false;
    std::string by;
    std::string slug;
    std::vector<std::string> tags;
    std::vector<std::string> categories;
    std::string tables = "target";
    std::string links = "target";
    std::string site;
    std::string user;
};

/// What `publish` is to do.
struct PublishOrder
{
    PublishTarget target = PublishTarget::Html;
    QString languages; ///< zh, en, both
    QString folder; ///< Empty: one named after the target and the batch.
    QString override; ///< Why errors of the lint do not count; null where they do.
    bool isDryRun = false;
    bool mayOverwrite = false;
    bool isPublished = false;
    QString by;
    PublishOptions options; ///< Without batch and date.
    QString site;
    QString user;
};

/// Adds the options of `publish` to @p verb, which fill @p arguments.
void addPublishOptions(CLI::App &verb, PublishArguments &arguments);

/// @p arguments taken apart. The error was said already.
std::expected<PublishOrder, ExitCode> readPublishOrder(const PublishArguments &arguments);

} // namespace Winnow
