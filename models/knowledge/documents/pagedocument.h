// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "document.h"

#include <QByteArray>

namespace Winnow {

/// A web page, decoded to @p utf8, as the plain text of its main content (findMainContent(), isFurniture()). Headings begin
/// sections, but for those in tables. What nests deeper than any page that people read is one section without structure.
Document readPageDocument(const QByteArray &utf8);

} // namespace Winnow
