// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

namespace Winnow {

/// The charset that a web page says it is in, by `<meta charset>` or `<meta http-equiv>` near its beginning; empty where it
/// says none.
QByteArray declaredCharset(QByteArrayView page);

} // namespace Winnow
