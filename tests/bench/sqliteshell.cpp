// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sqliteshell.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QRegularExpression>

namespace Winnow::SqliteShell {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestRunMs = 1'800'000;

std::optional<QByteArray> run(const QStringList &arguments, const QByteArray &input)
{
    QProcess shell;
    shell.start(u"sqlite3"_s, arguments);
    if (!shell.waitForStarted())
        return std::nullopt;
    shell.write(input);
    shell.closeWriteChannel();
    if (!shell.waitForFinished(longestRunMs) || shell.exitCode() != 0) {
        std::fprintf(stderr, "sqlite3: %s\n", shell.readAllStandardError().constData());
        return std::nullopt;
    }
    return shell.readAllStandardOutput();
}

} // namespace

std::optional<std::vector<double>> timeQueries(const QString &database, const QStringList &queries)
{
    QByteArray script = ".timer on\n";
    for (const QString &query : queries)
        script += ".once /dev/null\n" + query.toUtf8() + ";\n";
    const auto output = run({u"-readonly"_s, database}, script);
    if (!output)
        return std::nullopt;
    static const QRegularExpression timer(u"Run Time: real ([0-9.]+)"_s);
    std::vector<double> times;
    auto matches = timer.globalMatch(QString::fromUtf8(*output));
    while (matches.hasNext())
        times.push_back(matches.next().captured(1).toDouble() * 1000.0);
    return times;
}

std::optional<double> timeScript(const QString &database, const QByteArray &script)
{
    QElapsedTimer timer;
    timer.start();
    if (!run({database}, script))
        return std::nullopt;
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

} // namespace Winnow::SqliteShell
