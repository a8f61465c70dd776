// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "bundle/bundlewriter.h"

#include <QFile>
#include <QTest>

namespace Winnow {

/// Writes @p records to @p path as a bundle.
inline void writeBundleFile(const QString &path, const QList<Record> &records)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("%s", qPrintable(file.errorString()));
    for (const Record &record : records)
        file.write(writeBundleLine(record) + '\n');
    if (!file.flush())
        qFatal("%s", qPrintable(file.errorString()));
}

} // namespace Winnow
