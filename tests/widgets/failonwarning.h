// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QRegularExpression>
#include <QTest>

namespace Winnow::Testing {

/// As QTest::failOnWarning(), but for the one thing that the offscreen platform says of every window with a layout.
inline void failOnUnexpectedWarning()
{
    using namespace Qt::StringLiterals;
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support propagateSizeHints)"_s));
}

} // namespace Winnow::Testing
