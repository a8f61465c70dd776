// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "items/auditmark.h"
#include "items/verdictmark.h"

#include <QAbstractButton>

#include <variant>

namespace Winnow {

/// A button for a verdict: its sign, its word, and the key that does the same. Marked while the verdict
/// stands.
class KeyButton final : public QAbstractButton
{
    Q_OBJECT

public:
    /// What the sign is of: a decision about an issue or a verdict on a reference; nothing for no sign.
    using Mark = std::variant<std::monostate, VerdictMark, AuditMark>;

    explicit KeyButton(Mark mark, QWidget *parent = nullptr);

    void setKeyHint(const QString &key);
    QString keyHint() const { return m_keyHint; }
    /// Whether the verdict is the one that stands.
    void setStanding(bool standing);
    bool isStanding() const { return m_standing; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int glyphSide() const;

    Mark m_mark;
    QString m_keyHint;
    bool m_standing = false;
};

} // namespace Winnow
