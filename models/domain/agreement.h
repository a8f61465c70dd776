// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "auditstate.h"

#include <array>

namespace Winnow {

/// How far two reviewers agree over the references that both judged, each as accept, reject or replace (leaving the row
/// empty is reject). Which node replaces, and why one is rejected, makes no difference here.
struct Agreement
{
    static constexpr size_t categories = 3;

    QString first; ///< The reviewers' names, in order.
    QString second;
    /// References by what the first said (accept, reject, replace), then by what the second did.
    std::array<std::array<int, categories>, categories> counts{};
    bool isIndependent = true; ///< All these words were made without sight of anybody else's.

    /// References that both judged, and those of them on which they say the same.
    int both() const;
    int agreed() const;

    /// Share of agreed() in both(), 0 to 100; nothing where there is none in common.
    std::optional<double> percent() const;

    /// Cohen's kappa: (p_o - p_e) / (1 - p_e), with p_o the share agreed on and p_e the share that would be by chance,
    /// given how often each uses each category (J. Cohen, "A coefficient of agreement for nominal scales", 1960).
    /// Nothing where it is not defined: none in common, or both say the same one thing of all.
    std::optional<double> kappa() const;

    friend bool operator==(const Agreement &, const Agreement &) = default;
};

/// The agreement of @p first and @p second over all references of @p rows. Of each the last word made without sight of
/// others counts (ReferenceAudit::ownWords), else the last word: who changes a verdict in view of the other's does not
/// thereby agree with it.
Agreement agreementOf(const QList<RowAudit> &rows, const QString &first, const QString &second);

/// Everybody who judged a reference of @p rows, by name.
QStringList reviewersOf(const QList<RowAudit> &rows);

/// The agreement of the two reviewers who judged most references in common, of several such pairs the first by name.
/// Nothing where no two have one in common.
std::optional<Agreement> mainAgreement(const QList<RowAudit> &rows);

} // namespace Winnow
