// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/glossary.h"

#include <QByteArrayView>
#include <QList>

namespace Winnow {

/// A row of a glossary file that is no term.
struct GlossaryFault
{
    enum class Kind : quint8 {
        MissingTerm, ///< The Chinese or the English term is empty.
        OpenQuote, ///< A quoted cell does not end.
    };

    int line = 0; ///< From 1: where the row begins.
    Kind kind = Kind::MissingTerm;

    friend bool operator==(const GlossaryFault &, const GlossaryFault &) = default;
};

struct GlossaryFile
{
    QList<GlossaryTerm> terms; ///< In the order of the file.
    QList<GlossaryFault> faults;
};

/// Reads CSV as RFC 4180 has it, UTF-8 with or without a byte order mark: Chinese term, English term, note. Cells are
/// parted by commas, semicolons or tabs, whichever the first row has first. A first row of column names is left out.
GlossaryFile readGlossary(QByteArrayView csv);

} // namespace Winnow
