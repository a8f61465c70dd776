// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "verdictmark.h"

#include <QCoreApplication>

#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array markNames{"undecided"_L1, "keep"_L1, "hold"_L1, "drop"_L1, "filtered"_L1, "conflict"_L1};

struct VerdictMarkTexts
{
    Q_DECLARE_TR_FUNCTIONS(Winnow::VerdictMarkTexts)
};

} // namespace

VerdictMark verdictMark(Verdict verdict, Stage stage, bool conflict)
{
    if (conflict)
        return VerdictMark::Conflict;
    switch (verdict) {
    case Verdict::Keep:
        return VerdictMark::Keep;
    case Verdict::Hold:
        return VerdictMark::Hold;
    case Verdict::Drop:
        return stage == Stage::Prefilter ? VerdictMark::Filtered : VerdictMark::Drop;
    case Verdict::Undecided:
        break;
    }
    return VerdictMark::Undecided;
}

QString verdictMarkName(VerdictMark mark)
{
    return markNames[static_cast<size_t>(mark)];
}

std::optional<VerdictMark> verdictMarkFromName(QStringView name)
{
    for (size_t i = 0; i < markNames.size(); ++i) {
        if (name == markNames[i])
            return static_cast<VerdictMark>(i);
    }
    return std::nullopt;
}

QString verdictMarkLabel(VerdictMark mark)
{
    switch (mark) {
    case VerdictMark::Undecided:
        return VerdictMarkTexts::tr("Undecided");
    case VerdictMark::Keep:
        return VerdictMarkTexts::tr("Kept");
    case VerdictMark::Hold:
        return VerdictMarkTexts::tr("On hold");
    case VerdictMark::Drop:
        return VerdictMarkTexts::tr("Dropped");
    case VerdictMark::Filtered:
        return VerdictMarkTexts::tr("Dropped by a rule");
    case VerdictMark::Conflict:
        return VerdictMarkTexts::tr("Disputed");
    }
    return {};
}

QString shortVerdictMarkLabel(VerdictMark mark)
{
    //: Short for "Dropped by a rule", in a narrow column beside the sign of a funnel.
    return mark == VerdictMark::Filtered ? VerdictMarkTexts::tr("By rule") : verdictMarkLabel(mark);
}

} // namespace Winnow
