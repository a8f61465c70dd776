// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/textlanguage.h"
#include "funnelsteps.h"

#include <QRectF>

#include <functional>

namespace Winnow {

/// What a layout is made from besides the numbers.
struct FunnelFrame
{
    double width = 720;
    double lineHeight = 20;
    TextLanguage language = TextLanguage::English;
    std::function<double(const QString &)> textWidth;
};

/// What a text of the picture is, which says how it is written.
enum class FunnelTextRole : quint8 {
    StepName,
    Count, ///< In its bar, or beside it where the bar is too narrow.
    DropSum, ///< How many were dropped behind a step.
    Drop, ///< A reason and its number.
    Leftover
};

/// One line of text. Its area is as high as a line; the text is in its middle, aligned to the left but for step names,
/// which are aligned to the right, and counts in bars, which are centred.
struct FunnelLabel
{
    FunnelTextRole role = FunnelTextRole::Drop;
    QString text;
    QRectF area;
    bool isOnBar = false; ///< Count: it stands in its bar.
};

/// A step as a bar.
struct FunnelBar
{
    FunnelStepKind kind = FunnelStepKind::Swept;
    QRectF area; ///< As wide as the step has issues, on one scale for all; nothing that is there is invisible.
};

/// Where everything of the picture lies. Behind each bar but the last a band narrows to the next one.
struct FunnelLayout
{
    QList<FunnelBar> bars;
    QList<FunnelLabel> labels;
    double width = 0;
    double height = 0;
};

/// Lays @p steps out from top to bottom.
FunnelLayout layOutFunnel(const FunnelSteps &steps, const FunnelFrame &frame);

} // namespace Winnow
