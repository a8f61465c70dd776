// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "items/auditlines.h"

#include <QAbstractButton>

class QButtonGroup;

namespace Winnow {

/// One of several views of a list, with the number of lines that it would show.
class FilterChip final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit FilterChip(QWidget *parent);

    void setCount(int count);
    int count() const { return m_count; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString countText() const;

    int m_count = 0;
};

/// The views of the audit's queue, one chip each: what AuditShow names. Left and Right move among them.
class FilterChips final : public QWidget
{
    Q_OBJECT

public:
    explicit FilterChips(QWidget *parent);

    void setShown(AuditShow show);
    void setCounts(const std::array<int, auditShowCount> &counts);
    FilterChip *chip(AuditShow show) const { return m_chips[static_cast<size_t>(show)]; }

signals:
    void chosen(Winnow::AuditShow show);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    std::array<FilterChip *, auditShowCount> m_chips{};
    QButtonGroup *m_group;
};

} // namespace Winnow
