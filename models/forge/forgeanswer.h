// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

#include <expected>

namespace Winnow {

/// A place of an answer that is not what it must be.
struct JsonFault
{
    QString path; ///< "[3].user.login"; empty for the answer as a whole.
    QString message; ///< What was expected and what is there, in English.

    friend bool operator==(const JsonFault &, const JsonFault &) = default;
};

/// Items of an answer's list. An item with a fault is left out and told.
template <typename T>
struct ForgeList
{
    QList<T> items;
    QList<JsonFault> faults;
    int received = 0; ///< Items in the answer, those left out included: tells a full page from a short one.
};

template <typename T>
using Parsed = std::expected<T, JsonFault>;

} // namespace Winnow
