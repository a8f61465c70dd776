// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "articlecard.h"
#include "export.h"
#include "publishoptions.h"

namespace Winnow {

/// One language of an article as a file in the sources of a site (@p target: Hugo, Hexo, Jekyll): its path, and front
/// matter and text together. Both languages' files are linked as far as the generator can: by their place and
/// `translationKey` (Hugo), by `page_id` (Jekyll), by their permalinks (Hexo).
ExportFile siteSource(const PublishDocument &document, const ArticleCard &card, PublishTarget target,
        const PublishOptions &options, ExportWarnings &warnings);

} // namespace Winnow
