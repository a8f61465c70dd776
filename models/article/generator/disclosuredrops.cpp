// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "disclosurework.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// From here on leftovers are told by their number in each repository.
constexpr qsizetype mostNamedLeftovers = 40;

/// Things in groups of one key, groups and things in the order in which they came.
template <typename Thing>
class OrderedGroups final
{
public:
    void append(const QString &key, const Thing &thing)
    {
        const auto found = m_places.constFind(key);
        if (found != m_places.cend()) {
            m_groups[*found].second.append(thing);
            return;
        }
        m_places.insert(key, m_groups.size());
        m_groups.append({key, {thing}});
    }

    const QList<std::pair<QString, QList<Thing>>> &groups() const { return m_groups; }

private:
    QHash<QString, qsizetype> m_places;
    QList<std::pair<QString, QList<Thing>>> m_groups;
};

/// The issue that @p drop yields to: as recorded, else the only other one that its note names. Two of them would leave
/// it open which is meant.
std::optional<IssueRef> yieldsTo(const ArticleDrop &drop, const CaseNames &names)
{
    if (drop.duplicateOf)
        return drop.duplicateOf;
    static const QRegularExpression reference(u"([A-Za-z0-9][A-Za-z0-9_./-]*)#([A-Za-z0-9]+)"_s);
    std::optional<IssueRef> only;
    for (const QRegularExpressionMatch &match : reference.globalMatch(drop.note)) {
        const auto named = names.issueNamed(match.captured(1), match.captured(2));
        if (!named || *named == drop.issue || only == named)
            continue;
        if (only)
            return std::nullopt;
        only = named;
    }
    return only;
}

bool holdsChinese(QStringView text)
{
    return std::ranges::any_of(text, [](QChar c) { return c.script() == QChar::Script_Han; });
}

/// The reason as it stands in brackets behind the number.
QString reasonOf(const ArticleDrop &drop, const DisclosureWork &work)
{
    const StatementWords &words = work.words;
    const QString reason = dropReasonText(drop.reason, words);
    if (drop.reason == "duplicate"_L1 || drop.reason == "same-topic"_L1) {
        const auto other = yieldsTo(drop, work.names);
        if (!other)
            return reason;
        const QString name = work.names.caseText(*other);
        return drop.reason == "duplicate"_L1 ? words.text(u"与 %1 重复", u"duplicate of %1").arg(name)
                                             : words.text(u"并入同主题 %1", u"same topic as %1").arg(name);
    }
    // The note of "other" is the reason, but only readers of its language can read it.
    const QString note = drop.note.simplified();
    if (drop.reason == "other"_L1 && !note.isEmpty() && (words.chinese() || !holdsChinese(note)))
        return note;
    return reason;
}

/// "msagent #120（内部事务）、#311、#312（无答复）": the issues of one repository, those of one reason together.
QString repoDrops(const QString &repo, const QList<const ArticleDrop *> &drops, const DisclosureWork &work)
{
    OrderedGroups<QString> reasons;
    for (const ArticleDrop *drop : drops)
        reasons.append(reasonOf(*drop, work), u'#' + drop->issue.number);
    QStringList entries;
    for (const auto &[reason, numbers] : reasons.groups())
        entries.append(work.words.list(numbers) + work.words.bracketed(reason));
    return work.names.repoName(repo) + u' ' + work.words.list(entries);
}

QString stageStatement(Stage stage, const QList<const ArticleDrop *> &drops, const DisclosureWork &work)
{
    OrderedGroups<const ArticleDrop *> repos;
    for (const ArticleDrop *drop : drops)
        repos.append(drop->issue.repo, drop);
    QStringList entries;
    for (const auto &[repo, dropped] : repos.groups())
        entries.append(repoDrops(repo, dropped, work));
    const StatementWords &words = work.words;
    const QString head = stage == Stage::Editor
            ? words.text(u"诚实弃收·编辑阶段", u"Honest drops by the editor")
            : stage == Stage::Analysis
            ? words.text(u"诚实弃收·分析阶段", u"Honest drops in analysis")
            : words.text(u"诚实弃收·预筛阶段", u"Honest drops by the prefilter rules");
    return words.text(u"%1 %2：%3。", u"%1, %2: %3.")
            .arg(head, words.count(drops.size(), countedIssues), words.groups(entries));
}

/// "msagent #120、#311；msprof #63", or their numbers a repository where they are many.
QString leftoverList(const DisclosureWork &work)
{
    const StatementWords &words = work.words;
    OrderedGroups<QString> repos;
    for (const IssueRef &issue : work.record.leftovers)
        repos.append(issue.repo, u'#' + issue.number);
    QStringList entries;
    if (work.record.leftovers.size() <= mostNamedLeftovers) {
        for (const auto &[repo, numbers] : repos.groups())
            entries.append(work.names.repoName(repo) + u' ' + words.list(numbers));
        return words.groups(entries);
    }
    auto groups = repos.groups();
    std::ranges::stable_sort(
            groups, std::ranges::greater(), [](const auto &group) { return group.second.size(); });
    for (const auto &[repo, numbers] : groups) {
        entries.append(words.text(u"%1 %2 条", u"%1 %2")
                        .arg(work.names.repoName(repo), QString::number(numbers.size())));
    }
    return words.list(entries);
}

/// "（搁置 3 条、未定 38 条）"; null where there is neither.
QString leftoverKinds(const Funnel &funnel, const StatementWords &words)
{
    QStringList kinds;
    if (funnel.held > 0)
        kinds.append(words.text(u"搁置 %1 条", u"%1 held").arg(funnel.held));
    if (funnel.undecided > 0)
        kinds.append(words.text(u"未定 %1 条", u"%1 undecided").arg(funnel.undecided));
    return kinds.isEmpty() ? QString() : words.bracketed(words.list(kinds));
}

} // namespace

QStringList dropStatements(const DisclosureWork &work)
{
    std::map<Stage, QList<const ArticleDrop *>> stages;
    for (const ArticleDrop &drop : work.record.drops)
        stages[drop.stage].append(&drop);
    QStringList statements;
    for (const auto &[stage, drops] : stages)
        statements.append(stageStatement(stage, drops, work));
    const bool anyRecord = work.record.funnel.swept > 0 || !work.record.cases.isEmpty();
    if (statements.isEmpty() && anyRecord) {
        statements.append(work.words.text(u"诚实弃收：分析与编辑阶段都没有弃收。",
                u"Honest drops: none in analysis and none by the editor."));
    }
    return statements;
}

QStringList leftoverStatements(const DisclosureWork &work)
{
    const Funnel &funnel = work.record.funnel;
    const StatementWords &words = work.words;
    if (funnel.swept == 0 && work.record.leftovers.isEmpty())
        return {};
    if (funnel.leftover == 0 && work.record.leftovers.isEmpty())
        return {words.text(u"余量：候选已全部取舍，没有留给下期的。",
                u"Leftovers: every candidate was decided on, and none is carried over.")};
    QString text =
            words.text(u"余量：候选中既未收录也未弃收的 %1%2转入下期",
                         u"Leftovers: %1 neither kept nor dropped%2, carried over to the next instalment")
                    .arg(words.count(funnel.leftover, countedCandidates), leftoverKinds(funnel, words));
    if (!work.record.leftovers.isEmpty())
        text += words.text(u"：", u": ") + leftoverList(work);
    return {text + words.text(u"。", u".")};
}

} // namespace Winnow
