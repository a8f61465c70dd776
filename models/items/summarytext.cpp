// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "summarytext.h"

#include "domain/reason.h"
#include "verdictmark.h"

#include <QDateTime>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

VerdictMark markOf(const IssueSummary &summary)
{
    return verdictMark(summary.verdict, summary.stage, summary.conflict);
}

/// The number's digits as a value, so that #9 comes before #10; 0 where it has none.
qint64 numberValue(const QString &number)
{
    bool ok = false;
    const qint64 value = number.toLongLong(&ok);
    return ok ? value : 0;
}

int alignmentOf(CandidateColumn column)
{
    using enum CandidateColumn;
    const bool isCount = column == Changes || column == KgRefs || column == Number || column == Value;
    return static_cast<int>((isCount ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

QVariant sortValue(const IssueSummary &summary, CandidateColumn column)
{
    switch (column) {
    case CandidateColumn::Verdict:
        return static_cast<int>(markOf(summary));
    case CandidateColumn::Number:
        return numberValue(summary.ref.number);
    case CandidateColumn::Title:
        return summary.title;
    case CandidateColumn::Repo:
        return summary.ref.repo;
    case CandidateColumn::Labels:
        return summary.labels.join(u'\n');
    case CandidateColumn::Changes:
        return summary.changes;
    case CandidateColumn::KgRefs:
        return summary.kgRefs;
    case CandidateColumn::ClosedAt:
        return summary.closedAt ? QVariant(toMilliseconds(*summary.closedAt)) : QVariant();
    case CandidateColumn::Reason:
        return summary.reason;
    case CandidateColumn::Value:
        return summary.value;
    case CandidateColumn::Tier:
        return summary.tier ? QVariant(static_cast<int>(*summary.tier)) : QVariant();
    case CandidateColumn::Traps:
        return static_cast<int>(summary.traps.size());
    }
    return {};
}

QStringList trapNames(const IssueSummary &summary)
{
    QStringList names;
    std::ranges::transform(summary.traps, std::back_inserter(names), trapName);
    return names;
}

QVariant rawValue(const IssueSummary &summary, CandidateColumn column)
{
    switch (column) {
    case CandidateColumn::Verdict:
        return verdictMarkName(markOf(summary));
    case CandidateColumn::Number:
        return summary.ref.number;
    case CandidateColumn::Labels:
        return summary.labels;
    case CandidateColumn::ClosedAt:
        return summary.closedAt ? QVariant(formatTimestamp(*summary.closedAt)) : QVariant();
    case CandidateColumn::Tier:
        return summary.tier ? QVariant(tierName(*summary.tier)) : QVariant();
    case CandidateColumn::Traps:
        return trapNames(summary);
    default:
        return sortValue(summary, column);
    }
}

} // namespace

QString SummaryText::absoluteTime(Timestamp at) const
{
    //: A date format of QLocale, year to minute: no two-digit years, no month before the day.
    const QString format = tr("yyyy-MM-dd HH:mm");
    return m_locale.toString(QDateTime::fromMSecsSinceEpoch(toMilliseconds(at), m_zone), format);
}

QString SummaryText::relativeTime(Timestamp at) const
{
    const auto passed = m_clock() - at;
    if (passed < std::chrono::seconds{0})
        return {};
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(passed).count();
    const auto days = static_cast<int>(minutes / (24 * 60));
    if (minutes < 1)
        return tr("just now");
    if (minutes < 60)
        return tr("%n minute(s) ago", nullptr, static_cast<int>(minutes));
    if (days < 1)
        return tr("%n hour(s) ago", nullptr, static_cast<int>(minutes / 60));
    if (days < 60)
        return tr("%n day(s) ago", nullptr, days);
    if (days < 730)
        return tr("%n month(s) ago", nullptr, days / 30);
    return tr("%n year(s) ago", nullptr, days / 365);
}

QString SummaryText::reasonText(const IssueSummary &summary) const
{
    if (summary.reason.isEmpty())
        return {};
    return reasonLabel(summary.reason, summary.verdict, m_locale.language() == QLocale::Chinese);
}

QString SummaryText::displayText(const IssueSummary &summary, CandidateColumn column) const
{
    switch (column) {
    case CandidateColumn::Verdict:
        return verdictMarkLabel(markOf(summary));
    case CandidateColumn::Number:
        return u'#' + summary.ref.number;
    case CandidateColumn::Title:
        return summary.title.trimmed().isEmpty() ? tr("(no title)") : summary.title.simplified();
    case CandidateColumn::Repo:
        return summary.ref.repo;
    case CandidateColumn::Labels:
        return m_locale.createSeparatedList(summary.labels);
    case CandidateColumn::Changes:
        return summary.changes > 0 ? m_locale.toString(summary.changes) : QString();
    case CandidateColumn::KgRefs:
        return summary.kgRefs > 0 ? m_locale.toString(summary.kgRefs) : QString();
    case CandidateColumn::ClosedAt:
        return summary.closedAt ? absoluteTime(*summary.closedAt) : tr("still open");
    case CandidateColumn::Reason:
        return reasonText(summary);
    case CandidateColumn::Value:
        return summary.value > 0 ? m_locale.toString(summary.value, 'f', 2) : QString();
    case CandidateColumn::Tier:
        return summary.tier ? tierText(*summary.tier, language()) : QString();
    case CandidateColumn::Traps:
        return m_locale.createSeparatedList(trapTexts(summary));
    }
    return {};
}

TextLanguage SummaryText::language() const
{
    return textLanguage(m_locale);
}

QStringList SummaryText::trapTexts(const IssueSummary &summary) const
{
    QStringList texts;
    for (const TrapCode trap : summary.traps)
        texts.append(trapText(trap, language()));
    return texts;
}

QString SummaryText::shortText(const IssueSummary &summary, CandidateColumn column) const
{
    if (column == CandidateColumn::Verdict)
        return shortVerdictMarkLabel(markOf(summary));
    if (column == CandidateColumn::Repo)
        return summary.ref.repo.section(u'/', -1);
    if (column == CandidateColumn::Tier && summary.tier >= Tier::AnswerSeconds
            && summary.tier != Tier::Unexplained) {
        //: A timing tier for narrow columns: closed after an answer, whatever the time between.
        return tr("answered");
    }
    if (column == CandidateColumn::ClosedAt && summary.closedAt) {
        //: A date format of QLocale for narrow columns, month to minute.
        const QString format = tr("MM-dd HH:mm");
        return m_locale.toString(
                QDateTime::fromMSecsSinceEpoch(toMilliseconds(*summary.closedAt), m_zone), format);
    }
    return {};
}

QString SummaryText::detailText(const IssueSummary &summary, CandidateColumn column) const
{
    if (column == CandidateColumn::Repo)
        return summary.ref.repo.section(u'/', 0, -2);
    if (column == CandidateColumn::ClosedAt && summary.closedAt)
        return relativeTime(*summary.closedAt);
    return {};
}

QString SummaryText::toolTip(const IssueSummary &summary, CandidateColumn column) const
{
    const QString text = displayText(summary, column);
    const QString reason = reasonText(summary);
    if (column == CandidateColumn::Verdict && !reason.isEmpty()) {
        //: Tooltip of a verdict: %1 the verdict, %2 its reason.
        return tr("%1: %2").arg(text, reason);
    }
    if (column == CandidateColumn::Title && !summary.labels.isEmpty()) {
        //: Second line of the tooltip of a title: the issue's labels.
        return text + u'\n' + tr("Labels: %1").arg(m_locale.createSeparatedList(summary.labels));
    }
    if (column == CandidateColumn::Tier && summary.tier && summary.resolution) {
        //: Tooltip of a timing tier: %1 the tier, %2 the resolution.
        return tr("%1, %2").arg(text, resolutionText(*summary.resolution, language()));
    }
    if (column == CandidateColumn::ClosedAt && summary.closedAt) {
        const QString relative = relativeTime(*summary.closedAt);
        if (!relative.isEmpty()) {
            //: Tooltip of a close time: %1 date and time, %2 "3 days ago", %3 the time zone's name.
            return tr("%1 (%3), %2").arg(text, relative, QString::fromLatin1(m_zone.id()));
        }
    }
    return text;
}

QString SummaryText::spokenSummary(const IssueSummary &summary) const
{
    QStringList sentences;
    const QString title = displayText(summary, CandidateColumn::Title);
    //: Spoken for a table row: %1 the verdict, %2 the repository, %3 the number, %4 the title.
    sentences += tr("%1: %2, number %3, %4.")
                         .arg(verdictMarkLabel(markOf(summary)), summary.ref.repo, summary.ref.number, title);
    if (const QString reason = reasonText(summary); !reason.isEmpty())
        sentences += tr("Reason: %1.").arg(reason);
    if (summary.closedAt) {
        sentences += tr("Closed %1.").arg(absoluteTime(*summary.closedAt));
    }
    if (summary.tier)
        sentences += tr("Timing: %1.").arg(tierText(*summary.tier, language()));
    if (!summary.traps.isEmpty())
        sentences += tr("Traps: %1.").arg(m_locale.createSeparatedList(trapTexts(summary)));
    if (!summary.labels.isEmpty()) {
        sentences += tr("Labels: %1.").arg(m_locale.createSeparatedList(summary.labels));
    }
    if (summary.changes > 0)
        sentences += tr("%n linked change(s).", nullptr, summary.changes);
    if (summary.kgRefs > 0)
        sentences += tr("%n graph reference(s).", nullptr, summary.kgRefs);
    return sentences.join(u' ');
}

QVariant SummaryText::data(const IssueSummary &summary, CandidateColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return displayText(summary, column);
    case Qt::ToolTipRole:
        return toolTip(summary, column);
    case Qt::AccessibleTextRole:
        return spokenSummary(summary);
    case Qt::TextAlignmentRole:
        return alignmentOf(column);
    case IdRole:
        return summary.id;
    case SortRole:
        return sortValue(summary, column);
    case RawRole:
        return rawValue(summary, column);
    case LoadedRole:
        return true;
    case MarkRole:
        return static_cast<int>(markOf(summary));
    case LabelsRole:
        return summary.labels;
    case TrapsRole:
        return trapTexts(summary);
    case ShortTextRole:
        return shortText(summary, column);
    case DetailTextRole:
        return detailText(summary, column);
    default:
        return {};
    }
}

QVariant SummaryText::placeholder(CandidateColumn column, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return column == CandidateColumn::Title ? u"…"_s : QString();
    case Qt::AccessibleTextRole:
        return tr("This row is being read.");
    case Qt::TextAlignmentRole:
        return alignmentOf(column);
    case LoadedRole:
        return false;
    case MarkRole:
        return static_cast<int>(VerdictMark::Undecided);
    default:
        return {};
    }
}

} // namespace Winnow
