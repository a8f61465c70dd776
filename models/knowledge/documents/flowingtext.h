// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringView>

namespace Winnow {

/// Gathers running text: white space of the source becomes one blank, or nothing between two characters of scripts that are
/// written without blanks, so that a word broken by the source's line is whole again.
class FlowingText final
{
public:
    /// Appends words; white space in them is the source's.
    void append(QStringView text);

    /// Appends @p text as it stands.
    void appendVerbatim(QStringView text);

    /// White space of the source, with the end of a line in it or not.
    void addSpace(bool isLineEnd);

    /// Begins a new line, if the present one holds anything.
    void endLine();

    bool isEmpty() const { return m_text.isEmpty(); }

    /// What was gathered, without white space at its end; it begins anew.
    QString take();

private:
    enum class Gap : quint8 { None, Space, LineEnd };

    void fillGap(QChar next);

    QString m_text;
    Gap m_gap = Gap::None;
};

} // namespace Winnow
