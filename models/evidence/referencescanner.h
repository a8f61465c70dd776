// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "referencefinder.h"

#include <QVarLengthArray>

namespace Winnow {

/// The first pass of the reference finder: every place that looks like a reference by its nearest neighbours,
/// code and comments not yet taken out, closing words not yet read.
class ReferenceScanner final
{
public:
    struct Place
    {
        Reference reference;
        bool named = false; ///< A word ("PR", "issue", an address) says what kind it is.
    };

    ReferenceScanner(QStringView text, const ReferenceContext &context);

    QList<Place> scan();

private:
    struct Number
    {
        QString text;
        qsizetype end = 0;

        bool isNull() const { return text.isNull(); }
    };

    struct Qualifier
    {
        QString repo;
        qsizetype begin = 0;
    };

    void scanAddress();
    void scanNumberSign();
    void scanBang();
    void scanWord();
    void scanList(ReferenceKind kind, bool plural);

    Number numberAt(qsizetype begin, bool gitee = false) const;
    Number plainNumberAt(qsizetype begin) const;
    bool endsNumber(qsizetype end) const;
    std::optional<Qualifier> qualifierBefore(qsizetype sign) const;
    bool maySign(qsizetype sign) const;
    bool isColour(qsizetype sign, const Number &number) const;
    bool isListNumber(qsizetype sign, const Number &number) const;
    bool countsSomethingElse(qsizetype sign) const;
    bool isPlaceholder(qsizetype sign, const Number &number) const;
    void add(ReferenceKind kind, ReferenceForm form, const QString &repo, const Number &number,
            qsizetype begin, bool named);

    QStringView m_text;
    const ReferenceContext &m_context;
    ReferenceKind m_numberSignKind;
    bool m_bangIsKnown = true;
    qsizetype m_at = 0;
    qsizetype m_lastEnd = 0; ///< Behind the reference found last.
    QList<Place> m_places;
};

} // namespace Winnow
