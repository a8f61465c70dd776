// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "exportwarning.h"
#include "publishtarget.h"
#include "rehearsal.h"

#include <QByteArray>

namespace Winnow {

/// A file that goes out, whole.
struct ExportFile
{
    QString path; ///< Below the folder it is written to, with `/`.
    QByteArray bytes;

    friend bool operator==(const ExportFile &, const ExportFile &) = default;
};

/// What one copy command puts on the clipboard: all of it together and nothing else, for an editor takes the first
/// format it knows and not the best.
struct ClipboardForm
{
    LocalizedText title; ///< What the command is called.
    TextLanguage language = TextLanguage::Chinese;
    QString html; ///< For text/html; null: only plain text must be there.
    QString plain; ///< For text/plain.

    friend bool operator==(const ClipboardForm &, const ClipboardForm &) = default;
};

/// What a platform asks for beside the text.
struct ArticleCard
{
    TextLanguage language = TextLanguage::Chinese;
    QString title;
    QString summary;
    QStringList tags;
    QStringList categories;

    friend bool operator==(const ArticleCard &, const ArticleCard &) = default;
};

/// All that goes to one target.
struct Export
{
    PublishTarget target = PublishTarget::Html;
    QList<ExportFile> files;
    QList<ClipboardForm> clipboard; ///< The one that suits the platform best first.
    QList<ArticleCard> cards; ///< One a language.
    QList<ExportWarning> warnings;
    QList<RehearsalDifference> rehearsal; ///< What the platform will change; of targets that are pasted.

    friend bool operator==(const Export &, const Export &) = default;
};

} // namespace Winnow
