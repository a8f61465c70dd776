// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "evidence/assessment.h"
#include "evidence/evidencetext.h"

#include <QFrame>

class QComboBox;
class QLabel;
class QLineEdit;

namespace Winnow {

/// Sets an issue's resolution by hand, with a reason, as a popup. Enter sets it, Esc does not.
class ResolutionPopup final : public QFrame
{
    Q_OBJECT

public:
    explicit ResolutionPopup(QWidget *parent);

    /// Opens above @p anchor for the issue of @p assessment; words in @p language.
    void open(const Assessment &assessment, TextLanguage language, const QWidget *anchor);

    QComboBox *choice() const { return m_choice; }
    QLineEdit *reason() const { return m_reason; }

signals:
    /// Nothing in @p resolution: the computed one is to count again.
    void chosen(std::optional<Winnow::Resolution> resolution, const QString &reason);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void take();

    QLabel *m_title;
    QComboBox *m_choice;
    QLineEdit *m_reason;
    QLabel *m_remark;
};

} // namespace Winnow
