// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "unifieddiff/diff.h"

#include <QCoreApplication>

namespace Winnow {

/// Says where a diff broke and what was expected there.
class DiffProblemText final
{
    Q_DECLARE_TR_FUNCTIONS(Winnow::DiffProblemText)

public:
    /// One translated sentence: line, byte, what was expected.
    static QString sentence(const DiffProblem &problem);

private:
    static QString expectation(const DiffProblem &problem);
};

} // namespace Winnow
