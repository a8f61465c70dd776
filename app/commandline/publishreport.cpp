// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "publishreport.h"

#include "console.h"
#include "jsonwriter.h"
#include "publish/exporter.h"
#include "publish/publicationstate.h"
#include "text.h"

#include <QLocale>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QStringList warningsOf(const PublishReport &report, TextLanguage language)
{
    QStringList warnings;
    for (const ExportWarning &warning : report.made.warnings)
        warnings.append(textLanguageCode(warning.language) + u": "_s + exportWarningText(warning, language));
    return warnings + report.notes;
}

bool isText(const ExportFile &file)
{
    return mediaTypeOf(file) != "application/pdf"_L1;
}

QByteArray asJsonText(const PublishReport &report, TextLanguage language)
{
    JsonWriter json;
    json.beginObject().member(u"target", publishTargetName(report.made.target));
    json.member(u"files", report.files).member(u"url", report.url);
    json.member(u"warnings", warningsOf(report, language));
    if (report.isDryRun) {
        json.member(u"dry_run", true).key(u"contents").beginArray();
        for (const ExportFile &file : report.made.files) {
            json.beginObject().member(u"path", file.path).member(u"bytes", qint64{file.bytes.size()});
            json.member(u"sha256", checksum(file.bytes));
            json.member(u"text", isText(file) ? QString::fromUtf8(file.bytes) : QString()).endObject();
        }
        json.endArray();
    }
    return json.endObject().text();
}

QString rehearsalLine(const RehearsalDifference &difference, TextLanguage language)
{
    QString line = difference.file;
    if (difference.line > 0)
        line += u':' + QString::number(difference.line);
    line += u": "_s + textIn(difference.what, language);
    if (!difference.before.isEmpty())
        line += u": "_s + difference.before;
    if (!difference.after.isEmpty())
        line += u" → "_s + difference.after;
    return line;
}

void printCards(const Export &made)
{
    for (const ArticleCard &card : made.cards) {
        Console::printResult(u"[%1] %2"_s.arg(textLanguageCode(card.language), card.title));
        Console::printResult(card.summary);
        Console::printResult(Text::tr("tags: %1").arg(card.tags.join(u", "_s)));
    }
}

void printContents(const Export &made)
{
    for (const ExportFile &file : made.files) {
        Console::printResult(
                u"=== %1  %2  %3"_s.arg(file.path).arg(file.bytes.size()).arg(checksum(file.bytes)));
        if (isText(file))
            Console::printResult(file.bytes.trimmed());
    }
}

} // namespace

void printPublishReport(const PublishReport &report, bool asJson)
{
    const TextLanguage language = textLanguage(QLocale());
    if (asJson) {
        Console::printResult(asJsonText(report, language));
        return;
    }
    if (report.isDryRun) {
        printCards(report.made);
        printContents(report.made);
    } else {
        for (const QString &file : report.files)
            Console::printResult(file);
        if (!report.url.isEmpty())
            Console::printResult(report.url);
    }
    for (const QString &warning : warningsOf(report, language))
        Console::printMessage(warning);
    for (const RehearsalDifference &difference : report.made.rehearsal)
        Console::printMessage(rehearsalLine(difference, language));
}

} // namespace Winnow
