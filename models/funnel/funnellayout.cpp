// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "funnellayout.h"

#include "funneltext.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr double columnGap = 16;
constexpr double leastBar = 3;
constexpr double barPadding = 8;
/// Reasons written one a line; those behind them are counted together.
constexpr qsizetype mostReasons = 6;
/// Of the width, for the bars; the words of the drops need the rest.
constexpr double barsShare = 0.42;

class Layouter final
{
public:
    Layouter(const FunnelSteps &steps, const FunnelFrame &frame)
        : m_steps(steps)
        , m_frame(frame)
    {
        for (const FunnelStep &step : steps.steps)
            m_names = std::max(m_names, frame.textWidth(nameOf(step)));
        m_names = std::min(m_names, frame.width * 0.3);
        m_barsLeft = m_names + columnGap;
        m_barsWidth = std::max(leastBar, frame.width * barsShare - columnGap);
        m_dropsLeft = m_barsLeft + m_barsWidth + columnGap;
        m_most = steps.steps.isEmpty() ? 0 : std::max<qint64>(1, steps.steps.first().issues);
    }

    FunnelLayout layOut()
    {
        double top = 0;
        for (const FunnelStep &step : m_steps.steps) {
            addBar(step, top);
            top += barHeight();
            if (step.kind != FunnelStepKind::Kept)
                top += addDrops(step, top);
        }
        m_layout.width = m_frame.width;
        m_layout.height = top;
        return std::move(m_layout);
    }

private:
    double barHeight() const { return m_frame.lineHeight * 1.5; }
    QString nameOf(const FunnelStep &step) const
    {
        return textIn(funnelStepLabel(step.kind), m_frame.language);
    }

    void addBar(const FunnelStep &step, double top)
    {
        const double share = static_cast<double>(step.issues) / static_cast<double>(m_most);
        const double width = step.issues > 0 ? std::max(leastBar, m_barsWidth * share) : 0;
        const QRectF bar(m_barsLeft + (m_barsWidth - width) / 2, top, width, barHeight());
        m_layout.bars.append({step.kind, bar});
        const double textTop = top + (barHeight() - m_frame.lineHeight) / 2;
        m_layout.labels.append({FunnelTextRole::StepName, elided(nameOf(step), m_names),
                {0, textTop, m_names, m_frame.lineHeight}});
        const QString count = funnelNumber(step.issues);
        const double countWidth = m_frame.textWidth(count);
        const bool isOnBar = countWidth + 2 * barPadding <= width;
        const QRectF area = isOnBar
                ? QRectF(bar.left(), textTop, width, m_frame.lineHeight)
                : QRectF(bar.right() + barPadding, textTop, countWidth, m_frame.lineHeight);
        m_layout.labels.append({FunnelTextRole::Count, count, area, isOnBar});
    }

    /// The words beside the band behind a bar that ends at @p top; the height of the band.
    double addDrops(const FunnelStep &step, double top)
    {
        double bottom = top;
        const auto addLine = [&](FunnelTextRole role, const QString &text) {
            const double room = m_frame.width - m_dropsLeft;
            m_layout.labels.append(
                    {role, elided(text, room), {m_dropsLeft, bottom, room, m_frame.lineHeight}});
            bottom += m_frame.lineHeight;
        };
        if (!step.drops.isEmpty())
            addLine(FunnelTextRole::DropSum, u"\u2212 "_s + funnelNumber(droppedIssues(step.drops)));
        const bool isCut = step.drops.size() > mostReasons;
        const qsizetype shown = isCut ? mostReasons - 1 : step.drops.size();
        for (const FunnelDrop &drop : step.drops.first(shown)) {
            addLine(FunnelTextRole::Drop,
                    funnelReasonLabel(drop.reason, m_frame.language) + u"  "_s + funnelNumber(drop.issues));
        }
        if (isCut) {
            const QList<FunnelDrop> rest = step.drops.sliced(shown);
            const bool chinese = m_frame.language == TextLanguage::Chinese;
            addLine(FunnelTextRole::Drop,
                    (chinese ? u"另 %1 种理由  %2"_s : u"%1 more reasons  %2"_s)
                            .arg(funnelNumber(rest.size()), funnelNumber(droppedIssues(rest))));
        }
        if (step.kind == FunnelStepKind::Candidates) {
            const QString left = funnelLeftoverText(m_steps, m_frame.language);
            if (!left.isNull())
                addLine(FunnelTextRole::Leftover,
                        (m_frame.language == TextLanguage::Chinese ? u"余量：%1"_s : u"Left over: %1"_s)
                                .arg(left));
        }
        return std::max(bottom - top, m_frame.lineHeight * 0.6);
    }

    QString elided(const QString &text, double room) const
    {
        if (m_frame.textWidth(text) <= room)
            return text;
        QString shorter = text;
        while (!shorter.isEmpty() && m_frame.textWidth(shorter + u'\u2026') > room)
            shorter.chop(shorter.back().isLowSurrogate() ? 2 : 1);
        return shorter + u'\u2026';
    }

    const FunnelSteps &m_steps;
    const FunnelFrame &m_frame;
    FunnelLayout m_layout;
    double m_names = 0;
    double m_barsLeft = 0;
    double m_barsWidth = 0;
    double m_dropsLeft = 0;
    qint64 m_most = 0;
};

} // namespace

FunnelLayout layOutFunnel(const FunnelSteps &steps, const FunnelFrame &frame)
{
    return Layouter(steps, frame).layOut();
}

} // namespace Winnow
