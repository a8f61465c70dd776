// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "commandline.h"

#include "console.h"
#include "text.h"
#include "verb.h"
#include "verbapplication.h"
#include "verbs.h"

#include <QLocale>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

void addVerbs(VerbList &verbs)
{
    addInitVerb(verbs);
    addImportVerb(verbs);
    addExportVerb(verbs);
    addSweepVerb(verbs);
    addPrefilterVerb(verbs);
    addFunnelVerb(verbs);
    addCandidatesVerb(verbs);
    addDecideVerb(verbs);
    addEvidenceVerb(verbs);
    addDiffVerb(verbs);
    addArticleVerb(verbs);
    addGlossaryVerb(verbs);
    addKgVerb(verbs);
    addLintVerb(verbs);
    addPublishVerb(verbs);
    addCheckVerb(verbs);
}

void translateHelp(CLI::App &application)
{
    const auto formatter = application.get_formatter();
    const auto label = [&formatter](const char *key, const QString &text) {
        formatter->label(key, text.toStdString());
    };
    label("Usage", Text::tr("Usage"));
    label("OPTIONS", Text::tr("OPTIONS"));
    label("Positionals", Text::tr("Arguments"));
    label("SUBCOMMAND", Text::tr("VERB"));
    label("REQUIRED", Text::tr("REQUIRED"));
    formatter->column_width(34);
    // The heading above them; verbs take it over.
    application.option_defaults()->group(Text::tr("Options").toStdString());
    application.set_help_flag("-h,--help", Text::tr("Explain this and leave").toStdString());
    application.set_version_flag(
            "--version", "winnow " WINNOW_VERSION, Text::tr("Print the version and leave").toStdString());
}

/// One line about arguments that make no sense. CLI11's own words name the argument; what people get wrong most is
/// said in theirs.
QString describeMistake(const CLI::App &application, const CLI::ParseError &error)
{
    const auto called = application.get_subcommands();
    const QString program =
            called.empty() ? u"winnow"_s : u"winnow "_s + fromArgument(called.front()->get_name());
    const std::vector<std::string> rest = application.remaining(true);
    QString what = fromArgument(error.what());
    if (called.empty() && !rest.empty())
        what = Text::tr("There is no verb '%1'.").arg(fromArgument(rest.front()));
    else if (called.empty() && error.get_exit_code() == static_cast<int>(CLI::ExitCodes::RequiredError))
        what = Text::tr("Which verb?");
    else if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError) && !rest.empty())
        what = Text::tr("'%1' was not expected.").arg(fromArgument(rest.front()));
    if (!what.endsWith(u'.') && !what.endsWith(u'?'))
        what += u'.';
    return what + u' ' + Text::tr("See %1 --help.").arg(program);
}

ExitCode parseAndRun(int argc, char **argv)
{
    CLI::App application(Text::tr("Winnow without a window: what the verbs do needs no display. "
                                  "Without a verb, or with a workspace alone, the window opens.")
                                 .toStdString(),
            "winnow");
    translateHelp(application);
    application.require_subcommand(1);
    VerbList verbs(application);
    addVerbs(verbs);
    try {
        application.parse(argc, argv);
    } catch (const CLI::CallForVersion &version) {
        Console::printResult(fromArgument(version.what()));
        return ExitCode::Done;
    } catch (const CLI::Success &) {
        Console::printResult(fromArgument(application.help()).trimmed());
        return ExitCode::Done;
    } catch (const CLI::ParseError &error) {
        return fail(describeMistake(application, error));
    }
    return verbs.runCalled();
}

} // namespace

Translations::Translations()
{
    if (m_translator.load(QLocale(), u"winnow"_s, u"_"_s, u":/i18n"_s))
        QCoreApplication::installTranslator(&m_translator);
}

int runCommandLine(int argc, char **argv)
{
    const std::unique_ptr<QCoreApplication> application = verbApplication(argc, argv);
    QCoreApplication::setApplicationName(u"winnow"_s);
    QCoreApplication::setApplicationVersion(QString::fromLatin1(WINNOW_VERSION));
    const Translations translations;
    return static_cast<int>(parseAndRun(argc, argv));
}

} // namespace Winnow
