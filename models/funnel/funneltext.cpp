// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "funneltext.h"

#include "domain/reason.h"

#include <QLocale>

namespace Winnow {

using namespace Qt::StringLiterals;

const LocalizedText &funnelStepLabel(FunnelStepKind kind)
{
    static const LocalizedText labels[] = {
            {u"扫入"_s, u"Swept"_s},
            {u"本期窗口内关闭"_s, u"Closed in the window"_s},
            {u"用户侧"_s, u"From users"_s},
            {u"候选"_s, u"Candidates"_s},
            {u"保留"_s, u"Kept"_s},
    };
    return labels[static_cast<size_t>(kind)];
}

QString funnelReasonLabel(const QString &reason, TextLanguage language)
{
    const bool chinese = language == TextLanguage::Chinese;
    if (reason.isEmpty())
        return chinese ? u"未注明理由"_s : u"No reason given"_s;
    // Its label asks the editor for something; here it is only a name.
    if (reason == "other"_L1)
        return chinese ? u"其他"_s : u"Other"_s;
    return reasonLabel(reason, Verdict::Drop, chinese);
}

QString funnelNumber(qint64 number)
{
    return QLocale(QLocale::English, QLocale::UnitedStates).toString(number);
}

QString funnelLeftoverText(const FunnelSteps &steps, TextLanguage language)
{
    const bool chinese = language == TextLanguage::Chinese;
    QStringList parts;
    if (steps.undecided > 0)
        parts.append((chinese ? u"未定 %1"_s : u"%1 undecided"_s).arg(funnelNumber(steps.undecided)));
    if (steps.held > 0)
        parts.append((chinese ? u"搁置 %1"_s : u"%1 on hold"_s).arg(funnelNumber(steps.held)));
    return parts.isEmpty() ? QString() : parts.join(chinese ? u"，"_s : u", "_s);
}

QString funnelText(const Funnel &funnel, TextLanguage language)
{
    const bool chinese = language == TextLanguage::Chinese;
    const FunnelSteps picture = funnelSteps(funnel);
    QStringList lines;
    for (const FunnelStep &step : picture.steps) {
        QString line = (chinese ? u"%1：%2"_s : u"%1: %2"_s)
                               .arg(textIn(funnelStepLabel(step.kind), language), funnelNumber(step.issues));
        QStringList drops;
        for (const FunnelDrop &drop : step.drops)
            drops.append(funnelReasonLabel(drop.reason, language) + u' ' + funnelNumber(drop.issues));
        if (!drops.isEmpty()) {
            line += (chinese ? u"；随后去掉 %1（%2）"_s : u"; then dropped %1 (%2)"_s)
                            .arg(funnelNumber(droppedIssues(step.drops)),
                                    drops.join(chinese ? u"、"_s : u", "_s));
        }
        lines.append(line + (chinese ? u"。"_s : u"."_s));
    }
    if (const QString left = funnelLeftoverText(picture, language); !left.isNull())
        lines.append((chinese ? u"余量：%1。"_s : u"Left over: %1."_s).arg(left));
    return lines.join(u'\n');
}

} // namespace Winnow
