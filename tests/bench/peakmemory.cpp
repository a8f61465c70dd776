// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "peakmemory.h"

#include <QFile>
#include <QRegularExpression>

namespace Winnow {

using namespace Qt::StringLiterals;

std::optional<double> peakMemory(qint64 pid)
{
    QFile status(u"/proc/%1/status"_s.arg(pid));
    if (!status.open(QIODevice::ReadOnly))
        return std::nullopt;
    static const QRegularExpression mark(u"VmHWM:\\s*([0-9]+) kB"_s);
    const auto match = mark.match(QString::fromLatin1(status.readAll()));
    return match.hasMatch() ? std::optional{match.captured(1).toDouble() / 1024.0} : std::nullopt;
}

} // namespace Winnow
