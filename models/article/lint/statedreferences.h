// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "readabletext.h"

namespace Winnow {

/// What the sign or word before a number says that it is.
enum class StatedReferenceKind : quint8 {
    Change, ///< PR 12, MR!12, !12
    Number, ///< #12: an issue or a change of the text's own repository.
    Case, ///< name#12
};

/// A number of an issue or change in a text.
struct StatedReference
{
    StatedReferenceKind kind = StatedReferenceKind::Number;
    QString name; ///< Before the sign: an alias, a repository, `org/repo`; null where there is none.
    QString number;
    bool isListed = false; ///< It stands behind another with nothing but a sign of a list between.
    bool isNameApart = false; ///< A blank stands between name and sign.
    qsizetype begin = 0;
    qsizetype end = 0;
};

/// The references in @p text as articles write them: `PR 2198`, `PR184+195`, `PR252→253→255`, `PR 5888/5898`, `PR#40`,
/// `!831`, `MR!6504`, `#3387`, `msop#94`, `org/repo#12`, addresses of known forges. In order of place.
QList<StatedReference> findStatedReferences(const ReadableText &text);

} // namespace Winnow
