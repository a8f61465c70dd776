// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "lintline.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QString placeText(const LintPlace &place)
{
    QString text = articlePartName(place.part);
    if (!place.repo.isEmpty())
        text += u' ' + place.repo;
    if (!place.number.isEmpty())
        text += u'#' + place.number;
    else if (place.index >= 0)
        text += u' ' + QString::number(place.index + 1);
    return place.line > 0 ? u"%1:%2"_s.arg(text).arg(place.line) : text;
}

} // namespace

QString lintLine(const LintProblem &problem, TextLanguage reader)
{
    return u"%1 %2 [%3, %4] %5"_s.arg(lintSeverityName(problem.severity), lintCodeName(problem.code),
            placeText(problem.place), textLanguageCode(problem.place.language),
            textIn(problem.message, reader));
}

} // namespace Winnow
