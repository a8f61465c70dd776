// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "rowtexts.h"

#include "oneline.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// A section names its repository with or without the organisation.
bool isNamed(const QString &name, const QString &repo)
{
    return name == repo || name == shortRepoName(repo);
}

void showRow(SectionPart &section, const ArticleCase &row, const RowTexts &texts)
{
    const auto found = std::ranges::find(section.rows, row.issue.number, &ArticleRow::number);
    if (found == section.rows.end())
        return;
    found->problem = oneLine(texts.problem);
    found->answer = oneLine(texts.answer);
}

void showCaseLines(ReadingPart &reading, const CaseReference &reference, const RowTexts &texts)
{
    for (ArticleTheme &theme : reading.themes) {
        for (CaseLine &line : theme.cases) {
            if (line.reference == reference)
                line.text = oneLine(texts.themeLine);
        }
    }
}

} // namespace

void setRowText(ArticleCase &row, const QString &field, TextLanguage language, const QString &value)
{
    RowTexts &texts = language == TextLanguage::Chinese ? row.zh : row.en;
    if (field == u"problem")
        texts.problem = value;
    else if (field == u"answer")
        texts.answer = value;
    else if (field == u"symptom")
        texts.symptom = value;
    else if (field == u"action")
        texts.action = value;
    else if (field == u"theme-line")
        texts.themeLine = value;
}

void showRowTexts(Article &article, const ArticleRecord &record, const ArticleCase &row)
{
    const RowTexts &texts = row.texts(article.language);
    const CaseReference reference{caseAlias(record, row.issue.repo), row.issue.number};
    for (ArticlePart &part : article.parts) {
        if (auto *section = std::get_if<SectionPart>(&part);
                section && isNamed(section->name, row.issue.repo))
            showRow(*section, row, texts);
        else if (auto *reading = std::get_if<ReadingPart>(&part))
            showCaseLines(*reading, reference, texts);
    }
}

} // namespace Winnow
