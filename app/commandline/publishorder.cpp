// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "publishorder.h"

#include "reviewername.h"
#include "text.h"
#include "verb.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QStringList textsOf(const std::vector<std::string> &arguments)
{
    QStringList texts;
    for (const std::string &argument : arguments) {
        if (const QString text = fromArgument(argument).trimmed(); !text.isEmpty())
            texts.append(text);
    }
    return texts;
}

std::vector<std::string> targetNames()
{
    std::vector<std::string> names;
    for (const PublishTarget target : publishTargets)
        names.push_back(publishTargetName(target).toStdString());
    return names;
}

TableForm tableForm(const std::string &name)
{
    return name == "tables" ? TableForm::Tables : name == "cards" ? TableForm::Cards : TableForm::AsTarget;
}

LinkForm linkForm(const std::string &name)
{
    return name == "text" ? LinkForm::InText : name == "end" ? LinkForm::AtEnd : LinkForm::AsTarget;
}

} // namespace

void addPublishOptions(CLI::App &verb, PublishArguments &arguments)
{
    const auto text = [](const QString &words) { return words.toStdString(); };
    verb.add_option("--target", arguments.target, text(Text::tr("Where it goes")))
            ->required()
            ->check(CLI::IsMember(targetNames()));
    verb.add_option("--lang", arguments.language, text(Text::tr("zh, en or both")))
            ->check(CLI::IsMember({"zh", "en", "both"}));
    verb.add_option("-o,--output", arguments.folder,
                text(Text::tr("The folder for its files; else one named after target and instalment")))
            ->option_text("DIR");
    verb.add_flag("--dry-run", arguments.isDryRun,
            text(Text::tr("Show exactly what would go out, and do nothing")));
    verb.add_option("--override", arguments.override,
                text(Text::tr(
                        "Publish in spite of the lint's errors, for this reason, which the history keeps")))
            ->option_text("REASON")
            ->each([&arguments](const std::string &) { arguments.hasOverride = true; });
    verb.add_flag("--overwrite", arguments.mayOverwrite,
            text(Text::tr("Replace files and posts that somebody else has changed")));
    verb.add_option("--by", arguments.by,
                text(Text::tr("Who publishes; else WINNOW_REVIEWER, else who is logged in")))
            ->option_text("NAME");
    verb.add_option("--slug", arguments.slug, text(Text::tr("The name in addresses and of files, in ASCII")));
    verb.add_option(
                "--tag", arguments.tags, text(Text::tr("A tag; may be given again. Else the repositories")))
            ->allow_extra_args(false);
    verb.add_option("--category", arguments.categories, text(Text::tr("A category; may be given again")))
            ->allow_extra_args(false);
    verb.add_option("--tables", arguments.tables, text(Text::tr("target, tables or cards: how rows leave")))
            ->check(CLI::IsMember({"target", "tables", "cards"}));
    verb.add_option("--links", arguments.links, text(Text::tr("target, text or end: where links leave")))
            ->check(CLI::IsMember({"target", "text", "end"}));
    verb.add_option("--site", arguments.site, text(Text::tr("WordPress: the site's address")))
            ->option_text("URL");
    verb.add_option("--user", arguments.user,
                text(Text::tr("WordPress: the user; the password is that of "
                              "WINNOW_WORDPRESS_PASSWORD, else the keychain's")))
            ->option_text("NAME");
    verb.add_flag("--publish", arguments.isPublished,
            text(Text::tr("WordPress: for readers to see at once, and not as a draft")));
}

std::expected<PublishOrder, ExitCode> readPublishOrder(const PublishArguments &arguments)
{
    PublishOrder order;
    // The parser let no other in.
    order.target = publishTargetFromName(fromArgument(arguments.target)).value_or(PublishTarget::Html);
    order.languages = fromArgument(arguments.language);
    order.folder = fromArgument(arguments.folder);
    order.override = arguments.hasOverride ? fromArgument(arguments.override).trimmed() : QString();
    if (arguments.hasOverride && order.override.isEmpty())
        return std::unexpected(fail(Text::tr("--override needs a reason: it goes into the history.")));
    order.isDryRun = arguments.isDryRun;
    order.mayOverwrite = arguments.mayOverwrite;
    order.isPublished = arguments.isPublished;
    order.by = reviewerName(arguments.by);
    order.options.slug = fromArgument(arguments.slug);
    order.options.tags = textsOf(arguments.tags);
    order.options.categories = textsOf(arguments.categories);
    order.options.tables = tableForm(arguments.tables);
    order.options.links = linkForm(arguments.links);
    order.site = fromArgument(arguments.site);
    order.user = fromArgument(arguments.user);
    const bool isForSite = order.target == PublishTarget::WordPress && !order.isDryRun;
    if (isForSite && (order.site.isEmpty() || order.user.isEmpty()))
        return std::unexpected(fail(Text::tr("WordPress needs --site and --user.")));
    return order;
}

} // namespace Winnow
