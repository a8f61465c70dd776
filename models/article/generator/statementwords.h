// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/textlanguage.h"

#include <QStringList>

namespace Winnow {

/// A thing that statements count: its measure word in Chinese, one and many in English.
struct CountedThing
{
    QStringView measure;
    QStringView one;
    QStringView many;
};

inline constexpr CountedThing countedRows{u"条", u"row", u"rows"};
inline constexpr CountedThing countedIssues{u"条", u"issue", u"issues"};
inline constexpr CountedThing countedReferences{u"处", u"reference", u"references"};
inline constexpr CountedThing countedCandidates{u"条", u"candidate", u"candidates"};

/// Puts the parts of a computed statement together as each language does it.
class StatementWords final
{
public:
    explicit StatementWords(TextLanguage language)
        : m_language(language)
    {}

    TextLanguage language() const { return m_language; }

    bool chinese() const { return m_language == TextLanguage::Chinese; }

    /// @p zh or @p en.
    QString text(QStringView zh, QStringView en) const { return (chinese() ? zh : en).toString(); }

    /// "3 条"; "1 row", "3 rows".
    QString count(qint64 number, const CountedThing &thing) const;

    /// "20 条中 13 条"; "13 of 20 rows".
    QString share(qint64 part, qint64 whole, const CountedThing &thing) const;

    /// "a、b、c"; "a, b, c": for cases.
    QString list(const QStringList &entries) const;

    /// "a、b、c"; "a, b and c": for words in a sentence.
    QString series(const QStringList &entries) const;

    /// Groups of lists: "a；b"; "a; b".
    QString groups(const QStringList &entries) const;

    /// @p text in brackets, with the space before them that English wants: "（a）"; " (a)".
    QString bracketed(const QString &text) const;

    /// Whole sentences in a row, as the language parts them.
    QString sentences(const QStringList &entries) const;

    /// @p phrase as it stands within an English sentence: "Docs fixed" is "docs fixed", "CI only" stays. Chinese is
    /// left as it is.
    QString within(const QString &phrase) const;

    /// @p phrase as an English sentence begins. Chinese is left as it is.
    QString leading(const QString &phrase) const;

private:
    TextLanguage m_language;
};

} // namespace Winnow
