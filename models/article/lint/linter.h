// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"
#include "article/articlerecord.h"
#include "article/lintproblem.h"

#include <QTimeZone>

#include <memory>

namespace Winnow {

/// What is linted: an article in one or both languages, and the record it is held against. Without a record (a published
/// file by itself) its counts, references, lists and texts are checked for what they show themselves.
struct LintInput
{
    const Article *zh = nullptr;
    const Article *en = nullptr;
    const ArticleRecord *record = nullptr;
    QTimeZone zone; ///< Of the series; invalid: that of the record, else Asia/Shanghai.
};

/// Checks every claim of an article (article.md, Lint), again and again while it is written: what it found for a text is
/// kept as long as the text, its case's record and what all texts are held against stay the same. Not for several threads
/// at once.
class Linter final
{
public:
    Linter();
    ~Linter();
    Linter(Linter &&) noexcept;
    Linter &operator=(Linter &&) noexcept;

    /// All problems by place, the record's own last. Keeps no pointer into @p input.
    QList<LintProblem> lint(const LintInput &input);

private:
    class Run;
    struct Memory;
    std::unique_ptr<Memory> m_memory;
};

/// All problems of @p input, by a linter of its own.
QList<LintProblem> lintArticle(const LintInput &input);

} // namespace Winnow
