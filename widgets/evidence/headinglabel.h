// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QLabel>

namespace Winnow {

/// One line of text, cut with an ellipsis where it does not fit; the tooltip then has all of it.
class HeadingLabel final : public QLabel
{
    Q_OBJECT

public:
    using QLabel::QLabel;

    /// @p text is plain.
    void setFullText(const QString &text);
    const QString &fullText() const { return m_fullText; }

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void elide();

    QString m_fullText;
};

} // namespace Winnow
