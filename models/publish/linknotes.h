// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "document/publishdocument.h"
#include "exportwarning.h"

namespace Winnow {

/// @p document with a number in brackets behind each link to a web page instead of the link, and at the end a list of the
/// addresses, each once. References between rows stay as they are.
PublishDocument withLinksAtEnd(PublishDocument document, ExportWarnings &warnings);

/// How many links to web pages @p document has.
int linkCount(const PublishDocument &document);

} // namespace Winnow
