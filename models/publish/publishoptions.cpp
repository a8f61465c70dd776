// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "publishoptions.h"

#include "document/documentanchors.h"

namespace Winnow {

using namespace Qt::StringLiterals;

QString publishSlug(const PublishOptions &options)
{
    if (const QString given = asciiSlug(options.slug); !given.isEmpty())
        return given;
    const QString series = asciiSlug(options.batch.series, 60);
    return (series.isEmpty() ? u"instalment"_s : series) + u'-' + QString::number(options.batch.ordinal);
}

} // namespace Winnow
