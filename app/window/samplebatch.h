// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace Winnow {

/// The sample batch, a workspace file in the user's data folder that is made at its first use and later
/// opened as it was left. While it is being made a mark lies beside it, so that a making that was cut short
/// is taken up again.
class SampleBatch final
{
public:
    SampleBatch();
    /// A seam for tests.
    explicit SampleBatch(const QString &folder);

    QString path() const;
    /// The bundles it is made of, embedded in the program.
    static QStringList bundles();

    /// Whether the file has to be filled (again).
    bool isUnfinished() const;
    /// Makes the folder and the mark; false where that is not possible.
    bool begin() const;
    void finish() const;

private:
    QString markPath() const;

    QString m_folder;
};

} // namespace Winnow
