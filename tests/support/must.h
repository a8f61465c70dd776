// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "workspace/workspaceerror.h"

#include <QTest>

namespace Winnow {

/// The value of @p result. For steps that lead up to what a test is about: an error ends the whole program
/// with its text, since nothing after it would mean anything.
template <typename T>
T must(WorkspaceResult<T> result)
{
    if (!result)
        qFatal("%s", qPrintable(describe(result.error())));
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

/// The code of an answer, nothing where it is no error.
template <typename T>
std::optional<WorkspaceErrorCode> errorOf(const WorkspaceResult<T> &result)
{
    return result ? std::nullopt : std::optional{result.error().code};
}

/// An answer's error in words, for the message of a failed check.
template <typename T>
QString errorText(const WorkspaceResult<T> &result)
{
    return result ? QString() : describe(result.error());
}

} // namespace Winnow

/// Fails the test function with the error's own text.
#define WINNOW_VERIFY_RESULT(result) QVERIFY2((result), qPrintable(Winnow::errorText(result)))
