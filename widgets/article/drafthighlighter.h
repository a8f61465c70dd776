// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/glossary.h"
#include "domain/textlanguage.h"

#include <QSyntaxHighlighter>

namespace Winnow {

/// Colours the Markdown of a draft and underlines the glossary's terms in it. Everything is computed here, nothing in a
/// paint event.
class DraftHighlighter final : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    DraftHighlighter(QTextDocument *document, TextLanguage language);

    void setGlossary(const QList<GlossaryTerm> &glossary);
    /// Places that the lint points at, as [start, end) in UTF-16 units.
    void setProblems(const QList<std::pair<qsizetype, qsizetype>> &places);
    /// The palette has changed.
    void applyTheme();

    /// The term at @p position of the text; null where there is none.
    const GlossaryTerm *termAt(int position) const;

protected:
    void highlightBlock(const QString &text) override;

private:
    void colourMarkdown(const QString &text);
    void underlineTerms(const QString &text);
    void underlineProblems(const QString &text);
    const QString &wordOf(const GlossaryTerm &term) const;

    TextLanguage m_language;
    QList<GlossaryTerm> m_glossary;
    QList<std::pair<qsizetype, qsizetype>> m_problems;
};

} // namespace Winnow
