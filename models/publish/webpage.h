// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "document/publishdocument.h"
#include "exportwarning.h"

#include <QByteArray>

namespace Winnow {

/// A whole page, UTF-8, that asks for nothing outside of it: light or dark as the reader's system, an id at every row,
/// tables that become cards on a telephone, pages that print. With both documents the reader switches between them; the
/// ids of each begin with `zh-` or `en-` then. The one script, which may be kept from running, is the only one that the
/// page's own policy lets run. @p description: for search engines.
QByteArray webPage(const PublishDocument *zh, const PublishDocument *en, const QString &description,
        ExportWarnings &warnings);

} // namespace Winnow
