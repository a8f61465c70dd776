// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringView>

#include <vector>

namespace Winnow {

/// What two nodes are compared by. Hashes of terms (tokens.h), ascending, each once.
struct NodeTerms
{
    std::vector<quint64> all;
    std::vector<quint64> names; ///< Identifiers, versions and numbers among them.
    std::vector<quint64> titleNames;
};

NodeTerms nodeTerms(QStringView title, QStringView text);

/// Whether two nodes say the same, as a reprint of an article does: four fifths of the terms of both are in
/// either, no more than one of them has names that the other has not, and their titles have the same names. Two pages about
/// neighbouring error codes are alike but for the code, and are no duplicates.
bool areNearDuplicates(const NodeTerms &one, const NodeTerms &other);

} // namespace Winnow
