// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "evidencechips.h"

#include <QFrame>

class QTextBrowser;

namespace Winnow {

/// Says why chips say what they say: the rule, and the facts that it was applied to. Esc or a click elsewhere
/// closes it; the keyboard scrolls and selects in it.
class WhyPopup final : public QFrame
{
    Q_OBJECT

public:
    explicit WhyPopup(QWidget *parent);

    /// Opens below @p anchor with one section a chip.
    void explain(const QList<EvidenceChipContent> &chips, const QWidget *anchor);
    QString text() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QTextBrowser *m_text;
};

} // namespace Winnow
