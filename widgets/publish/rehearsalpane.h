// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "publish/export.h"

#include <QWidget>

class QLabel;
class QTreeWidget;

namespace Winnow {

/// What becomes of the article on its way: what the target cannot show and what stands in for it, and what the platform's
/// editor will change.
class RehearsalPane final : public QWidget
{
    Q_OBJECT

public:
    explicit RehearsalPane(QWidget *parent = nullptr);

    void setExport(const Export &made);
    int count() const;
    QTreeWidget *list() const { return m_list; }

signals:
    /// Line @p line (from 1; 0: none) of @p file is to be looked at.
    void placeChosen(const QString &file, int line);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void retranslate();

    Export m_made;
    QLabel *m_empty;
    QTreeWidget *m_list;
};

} // namespace Winnow
