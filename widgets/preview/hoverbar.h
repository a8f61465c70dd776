// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QLabel>
#include <QUrl>

namespace Winnow {

/// Names the target of the link under the pointer at the lower edge of the widget that it is put on, as browsers do,
/// and moves nothing.
class HoverBar final : public QLabel
{
    Q_OBJECT

public:
    explicit HoverBar(QWidget *parent);

    /// Shows @p url; hides where it is empty.
    void setUrl(const QUrl &url);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void place();

    QUrl m_url;
};

} // namespace Winnow
