// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/publication.h"

#include <QTimeZone>
#include <QWidget>

class QLabel;
class QTreeWidget;

namespace Winnow {

/// What went where, when and by whom, the latest first.
class HistoryPane final : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPane(QWidget *parent = nullptr);

    void setHistory(const QList<PublicationRecord> &history, const QTimeZone &zone);
    QTreeWidget *list() const { return m_list; }

signals:
    /// The page at @p address is to be opened.
    void addressChosen(const QString &address);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void retranslate();

    QList<PublicationRecord> m_history;
    QTimeZone m_zone = QTimeZone::utc();
    QLabel *m_empty;
    QTreeWidget *m_list;
};

} // namespace Winnow
