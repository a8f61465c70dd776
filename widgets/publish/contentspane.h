// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "publish/export.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QPlainTextEdit;

namespace Winnow {

/// What would go out, exactly: the fields that a platform asks for, and each file.
class ContentsPane final : public QWidget
{
    Q_OBJECT

public:
    explicit ContentsPane(QWidget *parent = nullptr);

    void setExport(const Export &made);
    /// @p text in place of an export: why there is none.
    void showMessage(const QString &text);

    QComboBox *files() const { return m_files; }
    QPlainTextEdit *text() const { return m_text; }
    QString cardsText() const;

    /// Shows line @p line (from 1) of @p file.
    void goTo(const QString &file, int line);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showFile();
    void retranslate();

    Export m_made;
    QLabel *m_cards;
    QComboBox *m_files;
    QPlainTextEdit *m_text;
};

} // namespace Winnow
