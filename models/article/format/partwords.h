// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringView>

#include <optional>

/// The words by which articles name their parts, in Chinese and English.
namespace Winnow {

enum class KnownPart : quint8 { Overview, Reading, Guide, Disclosure };

/// The part whose heading @p text, as read, is; nothing for other headings and for sentences.
std::optional<KnownPart> knownPart(QStringView text);

/// Whether @p paragraph, as read, begins as an article's last lines do: what comes next, where to connect.
bool isFooterText(QStringView paragraph);

/// Whether @p paragraph, as read, speaks of how the article was made, so that without a heading too it is the disclosure.
bool isDisclosureText(QStringView paragraph);

/// Whether @p paragraph holds an address.
bool holdsLink(QStringView paragraph);

} // namespace Winnow
