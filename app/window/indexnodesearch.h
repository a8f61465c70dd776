// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "nodesearch.h"

namespace Winnow {

/// Searches the workspace's own knowledge index, on a thread of the pool and a reading connection of its own.
class IndexNodeSearch final : public NodeSearch
{
    Q_OBJECT

public:
    /// @p path: the workspace file.
    explicit IndexNodeSearch(QString path, QObject *parent = nullptr);

    void find(const QString &words) override;

private:
    QString m_path;
    quint64 m_latest = 0; ///< Older questions are answered no more.
};

} // namespace Winnow
