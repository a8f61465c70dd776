// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "problemtext.h"

#include <QLocale>

#include <algorithm>

namespace Winnow {

QString DiffProblemText::sentence(const DiffProblem &problem)
{
    const QLocale locale;
    return tr("The diff breaks at line %1 (byte %2): %3 What was whole is kept.")
            .arg(locale.toString(problem.line), locale.toString(problem.offset), expectation(problem));
}

QString DiffProblemText::expectation(const DiffProblem &problem)
{
    const auto missing = static_cast<int>(std::max(problem.missingOld, problem.missingNew));
    switch (problem.expected) {
    case DiffExpectation::HeaderEnd:
        return tr("the header of a file was to go on here.");
    case DiffExpectation::NewFileName:
        return tr("a line with +++ and the new name was expected.");
    case DiffExpectation::HunkHead:
        return tr("the head of a hunk was expected, such as @@ -1,2 +3,4 @@.");
    case DiffExpectation::HunkLines:
        return tr("at least %n more line(s) of the hunk were expected, but the text ends.", nullptr, missing);
    case DiffExpectation::HunkLine:
        return tr("at least %n more line(s) of the hunk were expected, but another line stands there.",
                nullptr, missing);
    case DiffExpectation::HunkEnd:
        return tr("the hunk was to end here, as its head says, but goes on.");
    case DiffExpectation::BinaryData:
        return tr("a line of binary data was expected.");
    }
    return {};
}

} // namespace Winnow
