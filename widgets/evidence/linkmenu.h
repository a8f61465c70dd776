// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "evidence/assessment.h"
#include "evidence/evidencetext.h"

#include <QFrame>

class QLabel;
class QLineEdit;

namespace Winnow {

/// The change that @p text, typed by an editor, names: its address, `org/repo#N`, `org/repo!N`, and of the
/// repository @p home `!N`, `#N`, `PR N`, `N`. Nothing for anything else, an issue's address included.
std::optional<IssueRef> changeFromText(const QString &text, const QString &home);

/// A field for a change to be linked, as a popup. Enter takes it, Esc does not.
class AddChangePopup final : public QFrame
{
    Q_OBJECT

public:
    explicit AddChangePopup(QWidget *parent);

    /// Opens below @p anchor for an issue of the repository @p home.
    void open(const QString &home, const QWidget *anchor);
    QLineEdit *input() const { return m_input; }

signals:
    void added(const Winnow::IssueRef &change);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void take();

    QLabel *m_title;
    QLineEdit *m_input;
    QLabel *m_remark;
    QString m_home;
};

} // namespace Winnow
