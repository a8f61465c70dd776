// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTextBrowser>
#include <QUrl>

namespace Winnow {

/// Shows text that strangers wrote: loads nothing, follows nothing. Where a link leads is shown before it is
/// opened, by whoever hears linkActivated(). Esc leads out of it.
class EvidenceBrowser final : public QTextBrowser
{
    Q_OBJECT

public:
    explicit EvidenceBrowser(QWidget *parent = nullptr);

    /// Nothing, whatever is asked for: no image, no style sheet, no file.
    QVariant loadResource(int, const QUrl &) override { return {}; }

    /// Shows @p html, scrolled to the top.
    void showPage(const QString &html);

    /// Adds @p html below what is there; what is being read stays in place.
    void appendPart(const QString &html);

signals:
    /// The link under the mouse or the keyboard; empty where there is none.
    void linkHovered(const QString &address);
    void linkActivated(const QUrl &url);
    /// Esc was pressed: the keyboard is to go back where it came from.
    void leaveRequested();
    /// Theme or font changed: the page must be made anew.
    void styleChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void applyStyle();
    void noteHovered(const QUrl &url);

    QString m_hovered;
};

} // namespace Winnow
