// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "articlerecord.h"
#include "domain/textedit.h"

namespace Winnow {

/// A text of a part of the article, other than a row's, with the place where an editor's words for it are kept (TextEdit).
struct PartText
{
    TextOwner owner = TextOwner::Section;
    QString subject;
    QString field;
    bool isShared = false; ///< One text for both languages: text.zh.
    LocalizedText text;
};

/// The texts that stand together under edit, as @p record has them: of a section those of its repository, too; of the
/// article title, tagline and footer; of a note (@p subject: its statement) what stands before and after the statement.
QList<PartText> partTexts(const ArticleRecord &record, TextOwner owner, const QString &subject);

} // namespace Winnow
