// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "publish/document/documentdifference.h"

#include <QWidget>

class QLabel;
class QTreeWidget;

namespace Winnow {

/// What is different from what went out last.
class DifferencesPane final : public QWidget
{
    Q_OBJECT

public:
    explicit DifferencesPane(QWidget *parent = nullptr);

    /// @p wasOut: something went out before, to be different from.
    void setDifferences(const QList<DocumentDifference> &differences, bool wasOut);
    int count() const { return static_cast<int>(m_differences.size()); }
    QTreeWidget *list() const { return m_list; }
    QString emptyText() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void retranslate();

    QList<DocumentDifference> m_differences;
    bool m_wasOut = false;
    QLabel *m_empty;
    QTreeWidget *m_list;
};

} // namespace Winnow
