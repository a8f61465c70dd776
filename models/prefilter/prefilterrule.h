// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/localizedtext.h"

#include <QList>
#include <QRegularExpression>
#include <QString>
#include <QStringView>

#include <optional>

namespace Winnow {

/// What of an issue a rule looks at. Window is not a text of the issue but the place of its closing against the
/// batch's window; see windowPlaceName().
enum class PrefilterField : quint8 { Title, Label, Author, AuthorRole, State, Window, Body };

/// "title", "label", "author", "author_role", "state", "window", "body".
QString prefilterFieldName(PrefilterField field);
std::optional<PrefilterField> prefilterFieldFromName(QStringView name);

/// One rule of a series' prefilter: an issue whose field the pattern is found in is dropped with the reason.
struct PrefilterRule
{
    QString name; ///< Unique among the rules of a series; notes of dropped issues name it.
    PrefilterField field = PrefilterField::Title;
    QRegularExpression pattern; ///< As prefilterPattern() makes it.
    QString reason; ///< A drop reason's code (reason.h).
    LocalizedText label;

    friend bool operator==(const PrefilterRule &, const PrefilterRule &) = default;
};

/// @p pattern as rules use it: upper and lower case are one, classes such as \\d and \\w know all of Unicode.
QRegularExpression prefilterPattern(const QString &pattern);

/// The rules of a series that has none of its own, in the order in which they are tried: empty titles, lists of
/// vulnerabilities, bulk spam, not closed inside the window, not filed by a user.
const QList<PrefilterRule> &defaultPrefilterRules();

} // namespace Winnow
