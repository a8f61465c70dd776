// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "importtext.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Before this an estimate would only jump about.
constexpr qint64 soonestEstimate = 1000;

constexpr qsizetype mostMissingListed = 50;

int capped(qint64 count)
{
    return static_cast<int>(std::min<qint64>(count, INT_MAX));
}

QStringList names(const QList<IssueRef> &refs)
{
    QStringList names;
    for (const IssueRef &ref : refs.first(std::min(refs.size(), mostMissingListed)))
        names.append(u"  "_s + formatIssueRef(ref));
    if (refs.size() > mostMissingListed)
        names.append(u"  \u2026"_s);
    return names;
}

bool countsIssues(ImportProgress::Phase phase)
{
    return phase == ImportProgress::Phase::Indexing || phase == ImportProgress::Phase::Assessing;
}

} // namespace

QString ImportText::progress(const ImportProgress &progress, qint64 elapsed, const QLocale &locale)
{
    QString text;
    switch (progress.phase) {
    case ImportProgress::Phase::Checking:
        text = tr("Checking: %1 lines read").arg(locale.toString(progress.lines));
        break;
    case ImportProgress::Phase::Writing:
        text = tr("Importing: %1 lines read").arg(locale.toString(progress.lines));
        break;
    case ImportProgress::Phase::Indexing:
        text = tr("Making texts searchable: %1 of %2 issues")
                       .arg(locale.toString(progress.issuesDone), locale.toString(progress.issuesTotal));
        break;
    case ImportProgress::Phase::Assessing:
        text = tr("Weighing the evidence: %1 of %2 issues")
                       .arg(locale.toString(progress.issuesDone), locale.toString(progress.issuesTotal));
        break;
    }
    const std::optional<int> done = permille(progress);
    if (countsIssues(progress.phase) || !done || *done <= 0 || elapsed < soonestEstimate)
        return text;
    const qint64 left = elapsed * (1000 - *done) / *done / 1000;
    //: %1 a whole sentence, %2 a number of seconds or minutes
    if (left < 90)
        return tr("%1; about %2 s left").arg(text).arg(left + 1);
    return tr("%1; about %2 min left").arg(text).arg(left / 60 + 1);
}

std::optional<int> ImportText::permille(const ImportProgress &progress)
{
    if (countsIssues(progress.phase))
        return progress.issuesTotal > 0
                ? std::optional(static_cast<int>(1000 * progress.issuesDone / progress.issuesTotal))
                : std::nullopt;
    return progress.bytesTotal > 0
            ? std::optional(static_cast<int>(1000 * progress.bytesDone / progress.bytesTotal))
            : std::nullopt;
}

QString ImportText::headline(const BundleImportReport &report, const QLocale &locale)
{
    const QString added = locale.toString(report.added);
    const QString changed = locale.toString(report.changed);
    if (report.cancelled) {
        return report.written ? tr("The import was cancelled. What had come in until then is kept: %1 "
                                   "records added, %2 changed. Importing the same files again goes on.")
                                        .arg(added, changed)
                              : tr("The import was cancelled. Nothing was changed.");
    }
    if (!report.written && report.refusedCount > 0)
        return tr("Nothing was imported: %n line(s) were refused.", nullptr, capped(report.refusedCount));
    if (report.added == 0 && report.changed == 0 && report.refusedCount == 0)
        return tr("Everything in these files was known already. Nothing changed.");
    const QString text = tr("Imported: %1 records added, %2 changed, %3 known already.")
                                 .arg(added, changed, locale.toString(report.unchanged));
    if (report.refusedCount == 0)
        return text;
    //: %1 a whole sentence
    return tr("%1 %n line(s) were refused; all others are in.", nullptr, capped(report.refusedCount))
            .arg(text);
}

QString ImportText::details(const BundleImportReport &report, const QLocale &locale)
{
    QStringList lines;
    if (report.refusedCount > 0) {
        lines.append(tr("Refused lines:"));
        for (const RefusedLine &refused : report.refused)
            lines.append(u"  "_s + formatRefusedLine(refused));
        if (report.refusedCount > report.refused.size())
            lines.append(u"  "_s
                    + tr("and %n more", nullptr, capped(report.refusedCount - report.refused.size())));
    }
    for (auto it = report.unknownTypes.cbegin(); it != report.unknownTypes.cend(); ++it)
        lines.append(
                tr("%n line(s) of unknown type “%1” left out", nullptr, capped(it.value())).arg(it.key()));
    for (auto it = report.unknownKeys.cbegin(); it != report.unknownKeys.cend(); ++it)
        lines.append(
                tr("%n value(s) of unknown key “%1” left out", nullptr, capped(it.value())).arg(it.key()));
    if (!report.missingIssues.isEmpty()) {
        lines.append(tr("Issues that records name, but that never came:"));
        lines.append(names(report.missingIssues));
    }
    if (!report.missingChanges.isEmpty()) {
        lines.append(tr("Changes that records name, but that never came:"));
        lines.append(names(report.missingChanges));
    }
    if (lines.isEmpty())
        return {};
    lines.prepend(headline(report, locale));
    return lines.join(u'\n');
}

} // namespace Winnow
