// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringView>

namespace Winnow {

/// Whether @p term, a stem as tokens hold it, is an English word that says nothing of what a text is about.
bool isStopWord(QStringView term);

/// Whether @p point is a Chinese character that joins words rather than being part of one ("的", "了", "与").
bool isParticle(char32_t point);

/// Whether @p pair, two folded Han characters, says nothing of what a text is about ("可以", "我们").
bool isStopPair(QStringView pair);

} // namespace Winnow
