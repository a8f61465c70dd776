// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "bundle/bundleimport.h"

#include <QCoreApplication>
#include <QLocale>

namespace Winnow {

/// What an import says to people, while it runs and when it is done. Pure.
class ImportText final
{
    Q_DECLARE_TR_FUNCTIONS(Winnow::ImportText)

public:
    /// "12,345 lines read, about 20 s left", given the milliseconds it has taken so far.
    static QString progress(const ImportProgress &progress, qint64 elapsed, const QLocale &locale);
    /// Of 1,000; nothing where the end cannot be known.
    static std::optional<int> permille(const ImportProgress &progress);

    /// One sentence: what came of it.
    static QString headline(const BundleImportReport &report, const QLocale &locale);
    /// Everything worth reading, lines of plain text; empty where the headline says it all.
    static QString details(const BundleImportReport &report, const QLocale &locale);
};

} // namespace Winnow
