// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QRegularExpression>
#include <QTest>

namespace Winnow::Testing {

/// As QTest::failOnWarning(), but for what the offscreen platform says it cannot do.
inline void failOnUnexpectedWarning()
{
    using namespace Qt::StringLiterals;
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support )"_s));
}

} // namespace Winnow::Testing
