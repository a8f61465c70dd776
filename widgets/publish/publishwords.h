// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "publish/document/documentdifference.h"
#include "publish/publicationstate.h"
#include "publish/rehearsal.h"

#include <QColor>
#include <QPalette>

/// What states and kinds are called where people read them.
namespace Winnow::PublishWords {

QString stateText(PublicationState state);
QColor stateColour(PublicationState state, const QPalette &palette);
/// Of an entry of the history: "exported", "draft", "published".
QString entryStateText(const QString &state);

/// "zh", "en", "both" for people.
QString languagesText(const QString &languages);
/// "Chinese", "English" for @p language.
QString languageText(TextLanguage language);

QString rehearsalText(RehearsalKind kind);
QString differenceText(DifferenceKind kind);

} // namespace Winnow::PublishWords
