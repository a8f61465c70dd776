// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "pool/poolfilter.h"

#include <QAbstractButton>
#include <QLocale>

namespace Winnow {

class FlowLayout;
class LinkButton;

/// A chosen value as a chip that is taken back by a click, Space, Delete or Backspace.
class FacetChip final : public QAbstractButton
{
    Q_OBJECT

public:
    FacetChip(Facet facet, const QString &value, QWidget *parent);

    Facet facet() const { return m_facet; }
    const QString &value() const { return m_value; }
    void translate(const QLocale &locale);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    int crossSide() const;

    Facet m_facet;
    QString m_value;
};

/// The chosen values of all facets as chips, and a link that takes all of them back. Hidden while nothing is
/// chosen.
class ChipBar final : public QWidget
{
    Q_OBJECT

public:
    explicit ChipBar(QWidget *parent);

    void setQuery(const PoolQuery &query);
    void setLocale(const QLocale &locale);

signals:
    void chipRemoved(Winnow::Facet facet, const QString &value);
    void allRemoved();

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    void retranslate();

    PoolQuery m_query;
    QLocale m_locale;
    FlowLayout *m_layout;
    QList<FacetChip *> m_chips;
    LinkButton *m_clear;
};

} // namespace Winnow
