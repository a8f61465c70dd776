// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "missingpieces.h"

#include "articlegenerator.h"
#include "casenames.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Looks at the parts of a record one after the other and notes what is missing.
class PieceFinder final
{
public:
    explicit PieceFinder(const ArticleRecord &record)
        : m_record(record)
        , m_names(record)
    {}

    QList<MissingPiece> find();

private:
    void findCounts();
    void findFunnel();
    void findSections();
    void findRowTexts();
    void findThemes();
    void findThemedRows();
    void findGuide();
    void findGuideOfRows();

    /// Where a piece is, and its name in a sentence of either language.
    struct Place
    {
        QString repo;
        QString number;
        int index = -1;
        LocalizedText name;
    };

    void note(MissingPieceKind kind, const Place &place, const LocalizedText &message);
    void requireText(
            MissingPieceKind kind, const Place &place, const LocalizedText &what, const LocalizedText &text);

    Place rowPlace(const IssueRef &issue) const;
    Place repoPlace(const QString &repo) const;

    static Place themePlace(int index);
    static Place guidePlace(int index);

    const ArticleRecord &m_record;
    const CaseNames m_names;
    QList<MissingPiece> m_pieces;
};

bool isBlank(const QString &text)
{
    return QStringView(text).trimmed().isEmpty();
}

void PieceFinder::note(MissingPieceKind kind, const Place &place, const LocalizedText &message)
{
    m_pieces.append({kind, place.repo, place.number, place.index, std::nullopt, message});
}

/// Notes a text that is missing in one language or in both.
void PieceFinder::requireText(
        MissingPieceKind kind, const Place &place, const LocalizedText &what, const LocalizedText &text)
{
    const bool noChinese = isBlank(text.zh);
    const bool noEnglish = isBlank(text.en);
    if (!noChinese && !noEnglish)
        return;
    LocalizedText message;
    std::optional<TextLanguage> language;
    if (noChinese && noEnglish) {
        message = {u"%1缺%2。"_s.arg(place.name.zh, what.zh), u"%1 has no %2."_s.arg(place.name.en, what.en)};
    } else if (noChinese) {
        language = TextLanguage::Chinese;
        message = {u"%1缺中文%2。"_s.arg(place.name.zh, what.zh),
                u"%1 has no %2 in Chinese."_s.arg(place.name.en, what.en)};
    } else {
        language = TextLanguage::English;
        message = {u"%1缺英文%2。"_s.arg(place.name.zh, what.zh),
                u"%1 has no %2 in English."_s.arg(place.name.en, what.en)};
    }
    m_pieces.append({kind, place.repo, place.number, place.index, language, message});
}

PieceFinder::Place PieceFinder::rowPlace(const IssueRef &issue) const
{
    const QString name = m_names.caseText(issue);
    return {issue.repo, issue.number, -1, {name + u' ', name}};
}

PieceFinder::Place PieceFinder::repoPlace(const QString &repo) const
{
    const QString name = m_names.repoName(repo);
    return {repo, {}, -1, {name + u' ', name}};
}

PieceFinder::Place PieceFinder::themePlace(int index)
{
    return {{}, {}, index, {u"第 %1 个主题"_s.arg(index + 1), u"Theme %1"_s.arg(index + 1)}};
}

PieceFinder::Place PieceFinder::guidePlace(int index)
{
    return {{}, {}, index, {u"排错指引第 %1 行"_s.arg(index + 1), u"Guide line %1"_s.arg(index + 1)}};
}

void PieceFinder::findCounts()
{
    const qsizetype rows = m_record.cases.size();
    const int quota = m_record.quota;
    if (rows == 0) {
        note(MissingPieceKind::Rows, {}, {u"本期还没有收录任何 Issue。"_s, u"No issue is kept yet."_s});
    } else if (rows < quota) {
        note(MissingPieceKind::Quota, {},
                {u"收录 %1 条，名额 %2 条，还差 %3 条。"_s.arg(rows).arg(quota).arg(quota - rows),
                        u"%1 of %2 rows are kept: %3 to go."_s.arg(rows).arg(quota).arg(quota - rows)});
    } else if (rows > quota) {
        note(MissingPieceKind::Quota, {},
                {u"收录 %1 条，名额 %2 条，多出 %3 条。"_s.arg(rows).arg(quota).arg(rows - quota),
                        u"%1 rows are kept, the quota is %2: %3 too many."_s.arg(rows).arg(quota).arg(
                                rows - quota)});
    }
}

/// The disclosure takes its figures from the funnel and its lists from the record: they must tell the same.
void PieceFinder::findFunnel()
{
    const auto compare = [this](qint64 counted, qint64 listed, const LocalizedText &what) {
        if (counted == listed)
            return;
        note(MissingPieceKind::Funnel, {},
                {u"漏斗中%1为 %2 条，记录中有 %3 条。"_s.arg(what.zh).arg(counted).arg(listed),
                        u"The funnel counts %2 as %1, the record lists %3."_s.arg(what.en).arg(counted).arg(
                                listed)});
    };
    const auto dropsIn = [this](Stage stage) {
        return std::ranges::count(m_record.drops, stage, &ArticleDrop::stage);
    };
    const Funnel &funnel = m_record.funnel;
    compare(funnel.kept, m_record.cases.size(), {u"收录"_s, u"kept"_s});
    compare(funnel.droppedIn(Stage::Analysis), dropsIn(Stage::Analysis),
            {u"分析阶段弃收"_s, u"dropped in analysis"_s});
    compare(funnel.droppedIn(Stage::Editor), dropsIn(Stage::Editor),
            {u"编辑阶段弃收"_s, u"dropped by the editor"_s});
    compare(funnel.leftover, m_record.leftovers.size(), {u"余量"_s, u"left over"_s});
}

void PieceFinder::findSections()
{
    QSet<QString> withRows;
    for (const ArticleCase &row : m_record.cases)
        withRows.insert(row.issue.repo);
    for (const SectionRecord &section : m_record.sections) {
        if (!withRows.contains(section.repo)) {
            const Place place = repoPlace(section.repo);
            note(MissingPieceKind::SectionRows, place,
                    {u"%1没有收录任何一条，本节不出现在文章里。"_s.arg(place.name.zh),
                            u"%1 has no row: its section is left out."_s.arg(place.name.en)});
        }
    }
    for (const SectionRecord &section : articleSections(m_record)) {
        const Place place = repoPlace(section.repo);
        requireText(MissingPieceKind::SectionSubtitle, place, {u"副标题"_s, u"subtitle"_s}, section.subtitle);
        requireText(
                MissingPieceKind::SectionSummary, place, {u"一句话概述"_s, u"summary"_s}, section.summary);
        requireText(MissingPieceKind::Positioning, place, {u"定位"_s, u"positioning"_s},
                m_names.positioning(section.repo));
    }
}

void PieceFinder::findRowTexts()
{
    for (const ArticleCase &row : m_record.cases) {
        const Place place = rowPlace(row.issue);
        requireText(MissingPieceKind::RowProblem, place, {u"问题"_s, u"problem"_s},
                {row.zh.problem, row.en.problem});
        requireText(
                MissingPieceKind::RowAnswer, place, {u"解答"_s, u"answer"_s}, {row.zh.answer, row.en.answer});
    }
}

void PieceFinder::findThemes()
{
    if (m_record.themes.isEmpty())
        note(MissingPieceKind::Themes, {}, {u"还没有组合解读的主题。"_s, u"There are no themes yet."_s});
    for (int index = 0; const ThemeRecord &theme : m_record.themes) {
        const Place place = themePlace(index++);
        requireText(MissingPieceKind::ThemeTitle, place, {u"标题"_s, u"title"_s}, theme.title);
        requireText(MissingPieceKind::ThemeLead, place, {u"引语"_s, u"lead"_s}, theme.lead);
        const QList<IssueRef> members = theme.members.value_or(QList<IssueRef>());
        if (std::ranges::none_of(members, [this](const IssueRef &issue) { return m_names.isRow(issue); }))
            note(MissingPieceKind::ThemeCases, place,
                    {u"%1没有案例。"_s.arg(place.name.zh), u"%1 has no cases."_s.arg(place.name.en)});
        for (const IssueRef &issue : members) {
            if (m_names.isRow(issue))
                continue;
            Place member = place;
            member.repo = issue.repo;
            member.number = issue.number;
            note(MissingPieceKind::ThemeMember, member,
                    {u"%1里的 %2 没有收录，略去。"_s.arg(place.name.zh, m_names.caseText(issue)),
                            u"%1 names %2, which is not kept: it is left out."_s.arg(
                                    place.name.en, m_names.caseText(issue))});
        }
    }
}

void PieceFinder::findThemedRows()
{
    if (m_record.themes.isEmpty())
        return;
    QSet<IssueRef> themed;
    for (const ThemeRecord &theme : m_record.themes) {
        for (const IssueRef &issue : theme.members.value_or(QList<IssueRef>()))
            themed.insert(issue);
    }
    for (const ArticleCase &row : m_record.cases) {
        const Place place = rowPlace(row.issue);
        if (!themed.contains(row.issue)) {
            note(MissingPieceKind::RowTheme, place,
                    {u"%1不在任何主题里。"_s.arg(place.name.zh), u"%1 is in no theme."_s.arg(place.name.en)});
        } else {
            requireText(MissingPieceKind::RowThemeLine, place,
                    {u"组合解读中的一句"_s, u"line in its theme"_s}, {row.zh.themeLine, row.en.themeLine});
        }
    }
}

/// Without a guide of its own the record's rows make one.
void PieceFinder::findGuideOfRows()
{
    bool anySymptom = false;
    for (const ArticleCase &row : m_record.cases) {
        const LocalizedText symptom{row.zh.symptom, row.en.symptom};
        if (isBlank(symptom.zh) && isBlank(symptom.en))
            continue;
        anySymptom = true;
        const Place place = rowPlace(row.issue);
        requireText(MissingPieceKind::GuideText, place, {u"症状"_s, u"symptom"_s}, symptom);
        requireText(MissingPieceKind::GuideText, place, {u"第一优先动作"_s, u"first action"_s},
                {row.zh.action, row.en.action});
    }
    if (!anySymptom)
        note(MissingPieceKind::Guide, {},
                {u"还没有排错指引。"_s, u"There is no troubleshooting guide yet."_s});
}

void PieceFinder::findGuide()
{
    if (m_record.guide.isEmpty())
        findGuideOfRows();
    for (int index = 0; const GuideRecord &guide : m_record.guide) {
        const Place place = guidePlace(index++);
        requireText(MissingPieceKind::GuideText, place, {u"症状"_s, u"symptom"_s}, guide.symptom);
        requireText(MissingPieceKind::GuideText, place, {u"第一优先动作"_s, u"first action"_s}, guide.action);
        for (const IssueRef &issue : guide.cases.value_or(QList<IssueRef>())) {
            if (m_names.isRow(issue))
                continue;
            Place cited = place;
            cited.repo = issue.repo;
            cited.number = issue.number;
            note(MissingPieceKind::GuideCase, cited,
                    {u"%1引用的 %2 没有收录，略去。"_s.arg(place.name.zh, m_names.caseText(issue)),
                            u"%1 cites %2, which is not kept: it is left out."_s.arg(
                                    place.name.en, m_names.caseText(issue))});
        }
    }
}

QList<MissingPiece> PieceFinder::find()
{
    findCounts();
    findFunnel();
    requireText(MissingPieceKind::SeriesTitle, {{}, {}, -1, {u"系列"_s, u"The series"_s}},
            {u"标题"_s, u"title"_s}, m_record.series.title);
    findSections();
    findRowTexts();
    findThemes();
    findThemedRows();
    findGuide();
    return std::move(m_pieces);
}

} // namespace

QList<MissingPiece> missingPieces(const ArticleRecord &record)
{
    return PieceFinder(record).find();
}

} // namespace Winnow
