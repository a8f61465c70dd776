// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "casenames.h"
#include "statementwords.h"

#include <QTimeZone>

/// What the statements of the disclosure are made with; shared by the files that make one each.
namespace Winnow {

struct DisclosureWork
{
    const ArticleRecord &record;
    const CaseNames &names;
    QTimeZone zone;
    StatementWords words;
};

/// The statements of one topic as plain text, a bullet each.
QStringList countingStatements(const DisclosureWork &work);
QStringList knowledgeStatements(const DisclosureWork &work);
QStringList mergeRuleStatements(const DisclosureWork &work);
QStringList tierStatements(const DisclosureWork &work);
QStringList trapStatements(const DisclosureWork &work);
QStringList dropStatements(const DisclosureWork &work);
QStringList leftoverStatements(const DisclosureWork &work);

/// Why an issue was dropped, as it stands within a sentence; "no reason given" for a null code.
QString dropReasonText(const QString &code, const StatementWords &words);

} // namespace Winnow
