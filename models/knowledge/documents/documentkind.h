// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>
#include <QString>

#include <optional>

namespace Winnow {

/// What a file is read as.
enum class DocumentKind : quint8 {
    Markdown,
    Html,
    Text, ///< Or a blog's listing, which only its content tells.
    Bundle ///< Not read here: the bundle importer takes it in.
};

/// The kind that the name of a file says, by its ending in any case of letters; nothing where it says none that is known.
std::optional<DocumentKind> documentKindOfName(QStringView fileName);

/// Ending of @p fileName for counting what was not read: lower case, without its dot; empty where there is none.
QString documentEnding(QStringView fileName);

/// Whether @p bytes begin as a web page does, whatever the name says.
bool beginsAsHtml(QByteArrayView bytes);

} // namespace Winnow
