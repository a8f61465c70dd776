// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "decision.h"
#include "localizedtext.h"

#include <QList>

namespace Winnow {

/// A ground for a keep or a drop: its code in data, its label for people (bundle.md, Reason codes).
struct Reason
{
    QString code;
    LocalizedText label;
    Verdict verdict = Verdict::Drop;
};

/// The reasons every series has, in the order in which the reason picker deals its digits.
const QList<Reason> &builtinReasons();

/// Those of builtinReasons() for @p verdict (Keep or Drop); empty for the others.
QList<Reason> reasonsFor(Verdict verdict);

/// The label of @p code in the language @p chinese asks for; the code itself where a series made its own.
QString reasonLabel(const QString &code, Verdict verdict, bool chinese);

/// Why a decision with these parts cannot be recorded, or null: `other` needs a note, `duplicate` and
/// `same-topic` need the issue they yield to (article.md, drop-reason). English, for the error's detail.
QString missingForReason(const Decision &decision);

} // namespace Winnow
