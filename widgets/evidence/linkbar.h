// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QUrl>
#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;

namespace Winnow {

/// Opens an address outside of Winnow; false where that failed. A seam for tests.
using LinkOpener = std::function<bool(const QUrl &)>;

/// The system's browser or mail program.
LinkOpener systemLinkOpener();

/// Asks, in line and not in a box, whether a link is to be opened, naming where it leads. Enter opens, Esc
/// does not.
class LinkBar final : public QWidget
{
    Q_OBJECT

public:
    explicit LinkBar(QWidget *parent = nullptr);

    void setOpener(LinkOpener opener) { m_opener = std::move(opener); }
    const QUrl &url() const { return m_url; }

public slots:
    /// Shows the bar for @p url; what isSafeLink() refuses is not offered.
    void ask(const QUrl &url);
    void dismiss();

signals:
    /// The question is settled; the keyboard may go back.
    void closed();
    void openFailed(const QUrl &url);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void open();
    void retranslate();

    QUrl m_url;
    LinkOpener m_opener;
    QLabel *m_question;
    QPushButton *m_open;
    QPushButton *m_cancel;
};

} // namespace Winnow
