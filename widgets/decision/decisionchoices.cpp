// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "decisionchoices.h"

#include "domain/reason.h"
#include "evidence/timetext.h"

#include <QRegularExpression>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

bool isChinese(const QLocale &locale)
{
    return locale.language() == QLocale::Chinese;
}

QString dayId(const QDate &day)
{
    return u"day:"_s + day.toString(Qt::ISODate);
}

} // namespace

QList<Choice> DecisionChoices::reasons(Verdict verdict, const QLocale &locale)
{
    QList<Choice> choices;
    for (const Reason &reason : reasonsFor(verdict)) {
        const bool chinese = isChinese(locale);
        choices.append({reason.code, chinese ? reason.label.zh : reason.label.en, reason.code,
                chinese ? reason.label.en : reason.label.zh});
    }
    return choices;
}

QList<Choice> DecisionChoices::holds(const QDate &today, const QString &typed, const QLocale &locale)
{
    if (!typed.trimmed().isEmpty()) {
        const std::optional<QDate> day = dayMeant(typed, today);
        if (!day)
            return {};
        return {{dayId(*day), tr("Until %1").arg(locale.toString(*day, QLocale::LongFormat)),
                tr("in %n day(s)", nullptr, static_cast<int>(today.daysTo(*day))), {}}};
    }
    const QDate week = today.addDays(7);
    const QDate fortnight = today.addDays(14);
    return {{u"open"_s, tr("Without a date"), {}, {}},
            {u"change"_s, tr("Until something changes"), tr("a comment, a change, a label"), {}},
            {dayId(week), tr("Until %1").arg(locale.toString(week, QLocale::LongFormat)),
                    tr("in %n day(s)", nullptr, 7), {}},
            {dayId(fortnight), tr("Until %1").arg(locale.toString(fortnight, QLocale::LongFormat)),
                    tr("in %n day(s)", nullptr, 14), {}}};
}

std::optional<QDate> DecisionChoices::dayMeant(const QString &typed, const QDate &today)
{
    static const QRegularExpression full(u"^(\\d{4})[-/.年](\\d{1,2})[-/.月](\\d{1,2})日?$"_s);
    static const QRegularExpression dayOfYear(u"^(\\d{1,2})[-/.月](\\d{1,2})日?$"_s);
    static const QRegularExpression ahead(u"^\\+(\\d{1,3})$"_s);
    const QString text = typed.trimmed();
    QDate day;
    if (const auto match = full.match(text); match.hasMatch()) {
        day = QDate(match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3).toInt());
    } else if (const auto partial = dayOfYear.match(text); partial.hasMatch()) {
        day = QDate(today.year(), partial.captured(1).toInt(), partial.captured(2).toInt());
        if (day.isValid() && day <= today)
            day = day.addYears(1);
    } else if (const auto days = ahead.match(text); days.hasMatch()) {
        day = today.addDays(days.captured(1).toInt());
    }
    return day.isValid() && day > today ? std::optional(day) : std::nullopt;
}

void DecisionChoices::applyHold(const QString &id, const QTimeZone &zone, DecisionRequest &request)
{
    if (id == "change"_L1)
        request.reason = untilChange.toString();
    if (id.startsWith("day:"_L1)) {
        const QDate day = QDate::fromString(id.sliced(4), Qt::ISODate);
        request.until = fromMilliseconds(day.startOfDay(zone).toMSecsSinceEpoch());
    }
}

QList<Choice> DecisionChoices::duplicates(
        const QString &typed, const IssueRef &issue, const QList<IssueSummary> &matches)
{
    const QString words = typed.trimmed();
    QList<Choice> choices;
    if (words.isEmpty())
        choices.append({QString(), tr("Without naming the other issue"), {}, {}});
    for (const IssueSummary &match : matches) {
        if (match.ref != issue)
            choices.append({formatIssueRef(match.ref), formatIssueRef(match.ref), match.title, {}});
    }
    std::optional<IssueRef> typedRef = parseIssueRef(words);
    const QString number = words.startsWith(u'#') ? words.sliced(1) : words;
    if (!typedRef && isIssueNumber(number) && number.contains(QRegularExpression(u"\\d"_s)))
        typedRef = IssueRef{issue.repo, number};
    if (typedRef && *typedRef != issue) {
        const QString name = formatIssueRef(*typedRef);
        const auto same = std::ranges::find(choices, name, &Choice::id);
        if (same != choices.end())
            choices.move(same - choices.begin(), 0);
        else
            choices.prepend({name, name, tr("as typed"), {}});
    }
    return choices;
}

QString DecisionChoices::stateSentence(
        const DecisionState &state, const QLocale &locale, const QTimeZone &zone)
{
    if (state.decisionId.isEmpty() || !state.at)
        return tr("Nobody has decided about this issue yet.");
    const QString when = formatMoment(*state.at, zone);
    const QString reason = reasonText(state.reason, state.verdict, locale);
    if (state.conflict)
        return tr("Disputed: two people decided differently. The record shows both; a new decision settles "
                  "it.");
    switch (state.verdict) {
    case Verdict::Keep:
        return reason.isEmpty() ? tr("Kept by %1 on %2").arg(state.by, when)
                                : tr("Kept as “%1” by %2 on %3").arg(reason, state.by, when);
    case Verdict::Drop:
        if (state.stage == Stage::Prefilter)
            return tr("Dropped by a rule as “%1” on %2").arg(reason, when);
        return reason.isEmpty() ? tr("Dropped by %1 on %2").arg(state.by, when)
                                : tr("Dropped as “%1” by %2 on %3").arg(reason, state.by, when);
    case Verdict::Hold:
        if (state.until)
            return tr("On hold until %1, by %2").arg(formatMoment(*state.until, zone), state.by);
        return state.reason == untilChange
                ? tr("On hold until something changes, by %1 on %2").arg(state.by, when)
                : tr("On hold by %1 since %2").arg(state.by, when);
    case Verdict::Undecided:
        break;
    }
    return tr("Set back to undecided by %1 on %2").arg(state.by, when);
}

QString DecisionChoices::bulkQuestion(const DecisionRequest &request, int count, const QLocale &locale)
{
    const QString reason = reasonText(request.reason, request.verdict, locale);
    switch (request.verdict) {
    case Verdict::Keep:
        return reason.isEmpty() ? tr("Keep %n issue(s)?", nullptr, count)
                                : tr("Keep %n issue(s) as “%1”?", nullptr, count).arg(reason);
    case Verdict::Drop:
        if (request.duplicateOf)
            return tr("Drop %n issue(s) as duplicates of %1?", nullptr, count)
                    .arg(formatIssueRef(*request.duplicateOf));
        return tr("Drop %n issue(s) as “%1”?", nullptr, count).arg(reason);
    case Verdict::Hold:
        return tr("Put %n issue(s) on hold?", nullptr, count);
    case Verdict::Undecided:
        break;
    }
    return tr("Set %n issue(s) back to undecided?", nullptr, count);
}

QString DecisionChoices::bulkAnswer(Verdict verdict, int count)
{
    switch (verdict) {
    case Verdict::Keep:
        return tr("Keep %n issue(s)", nullptr, count);
    case Verdict::Drop:
        return tr("Drop %n issue(s)", nullptr, count);
    case Verdict::Hold:
        return tr("Hold %n issue(s)", nullptr, count);
    case Verdict::Undecided:
        break;
    }
    return tr("Set %n issue(s) back", nullptr, count);
}

QString DecisionChoices::reasonText(const QString &code, Verdict verdict, const QLocale &locale)
{
    return code.isEmpty() ? QString() : reasonLabel(code, verdict, isChinese(locale));
}

} // namespace Winnow
