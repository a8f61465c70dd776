// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "lintmutations.h"

#include <QRegularExpression>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int placesOfEach = 8;

LintMutation each(const QString &name, LintCode code, std::function<void(MadeInstalment &, int)> change)
{
    return {name, code, [change = std::move(change)](MadeInstalment &made, int turn) {
                if (turn >= placesOfEach)
                    return false;
                change(made, turn);
                return true;
            }};
}

KgRefRecord &referenceIn(MadeInstalment &made, int turn)
{
    return made.record.cases[turn * 5].kgRefs[0];
}

QString &statementIn(MadeInstalment &made, int statement, int turn)
{
    return partIn<DisclosurePart>(turn % 2 == 0 ? made.zh : made.en).statements[statement].text;
}

/// Raises the @p which th number of a statement.
void raiseNumber(QString &text, int which, int by)
{
    static const QRegularExpression number(u"\\b(\\d+) (?:行|条|个|rows|cases|items)"_s);
    auto matches = number.globalMatch(text);
    QRegularExpressionMatch match;
    for (int i = 0; i <= which && matches.hasNext(); ++i)
        match = matches.next();
    text.replace(
            match.capturedStart(1), match.capturedLength(1), QString::number(match.captured(1).toInt() + by));
}

} // namespace

QList<LintMutation> recordMutations()
{
    return {
            each(u"reference not audited"_s, LintCode::KgUnaudited,
                    [](MadeInstalment &made, int turn) { referenceIn(made, turn).state = u"proposed"_s; }),
            each(u"reference rejected"_s, LintCode::KgRejected,
                    [](MadeInstalment &made, int turn) {
                        referenceIn(made, turn).state = u"rejected"_s;
                        made.record.cases[turn * 5].kgRefs.append(made.record.cases[turn * 5 + 1].kgRefs);
                    }),
            each(u"funnel"_s, LintCode::FunnelSum,
                    [](MadeInstalment &made, int turn) {
                        Funnel &funnel = made.record.funnel;
                        qint64 *const numbers[] = {&funnel.swept, &funnel.pool, &funnel.candidates,
                                &funnel.analysed, &funnel.kept, &funnel.held, &funnel.undecided,
                                &funnel.leftover};
                        *numbers[turn] += 1;
                    }),
            each(u"drop not counted"_s, LintCode::FunnelSum,
                    [](MadeInstalment &made, int turn) { made.record.drops.removeAt(turn % 4); }),
            each(u"drop without a reason"_s, LintCode::DropReason,
                    [](MadeInstalment &made, int turn) { made.record.drops[turn % 4].reason = QString(); }),
            each(u"other without a note"_s, LintCode::DropReason,
                    [](MadeInstalment &made, int turn) {
                        made.record.drops[turn % 4].reason = u"other"_s;
                        made.record.drops[turn % 4].note = u" "_s;
                    }),
            each(u"same topic without its issue"_s, LintCode::DropReason,
                    [](MadeInstalment &made, int turn) {
                        ArticleDrop &drop = made.record.drops[turn % 4];
                        drop.reason = u"same-topic"_s;
                        drop.note = u"like the other one"_s;
                        drop.duplicateOf.reset();
                    }),
            each(u"issue of an earlier instalment"_s, LintCode::Repeat,
                    [](MadeInstalment &made, int turn) {
                        const IssueRef &issue = made.record.cases[turn * 5 + 2].issue;
                        made.record.published.append({{u"made"_s, 1},
                                turn % 2 == 0 ? issue.repo : shortRepoName(issue.repo), issue.number});
                    }),
            each(u"rows with references"_s, LintCode::DisclosureCount,
                    [](MadeInstalment &made, int turn) {
                        raiseNumber(statementIn(made, 0, turn), 1, 1 + turn);
                    }),
            each(u"rows without references"_s, LintCode::DisclosureCount,
                    [](MadeInstalment &made, int turn) {
                        raiseNumber(statementIn(made, 0, turn), 2, 1 + turn);
                    }),
            each(u"cases of a tier"_s, LintCode::DisclosureCount,
                    [](MadeInstalment &made, int turn) {
                        raiseNumber(statementIn(made, 1, turn), 0, 1 + turn);
                    }),
            each(u"cases of a list"_s, LintCode::DisclosureCount,
                    [](MadeInstalment &made, int turn) {
                        raiseNumber(statementIn(made, 1, turn), 1, 1 + turn);
                    }),
            each(u"list with one case less"_s, LintCode::DisclosureCount,
                    [](MadeInstalment &made, int turn) {
                        QString &text = statementIn(made, 1, turn);
                        static const QRegularExpression one(u"(、|, )t.#\\d+"_s);
                        const auto match = one.match(text, turn % 4 < 2 ? 0 : text.size() / 2);
                        text.remove(match.capturedStart(), match.capturedLength());
                    }),
            each(u"gap in a statement"_s, LintCode::ClaimDelta,
                    [](MadeInstalment &made, int turn) {
                        statementIn(made, 2, turn).replace(u" 34 "_s, u" %1 "_s.arg(36 + turn));
                    }),
            each(u"names of a list"_s, LintCode::DisclosureCount,
                    [](MadeInstalment &made, int turn) {
                        raiseNumber(statementIn(made, 3, turn), 0, 1 + turn);
                    }),
    };
}

} // namespace Winnow
