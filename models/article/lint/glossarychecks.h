// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "bilingualchecks.h"
#include "readabletext.h"

#include "domain/glossary.h"

namespace Winnow {

/// The terms of a glossary made ready for many texts: those of both languages, longest first.
class TermList final
{
public:
    explicit TermList(const QList<GlossaryTerm> &terms);

    bool isEmpty() const { return m_terms.isEmpty(); }

    /// term: a term that one text of a pair uses and the other words in another way. In an English text a term counts as a
    /// whole word, in any case and with a plural s. Within a longer term a shorter one does not count.
    Drift check(const ReadableText &zh, const ReadableText &en) const;

private:
    QList<GlossaryTerm> m_terms; ///< English in lower case.
    QStringList m_shownEn; ///< English as the glossary writes it.
};

} // namespace Winnow
