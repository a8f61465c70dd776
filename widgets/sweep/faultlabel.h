// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QLabel>

namespace Winnow {

/// What is wrong with the field above, in the colour of errors; takes no room where nothing is.
class FaultLabel final : public QLabel
{
    Q_OBJECT

public:
    explicit FaultLabel(QWidget *parent = nullptr);

    /// An empty @p text: nothing is wrong. @p field is told, too, so that it is read out with the field.
    void setFault(const QString &text, QWidget *field = nullptr);
    bool hasFault() const { return !text().isEmpty(); }

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyColours();
};

} // namespace Winnow
