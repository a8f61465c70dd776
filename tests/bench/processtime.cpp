// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "processtime.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QProcessEnvironment>

#include <vector>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 120'000;

double elapsedMs(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

} // namespace

/// Not by QProcess, whose own work would weigh as much as a small program's.
std::optional<double> processTime(const QString &program, const QStringList &arguments)
{
    std::vector<QByteArray> words{program.toLocal8Bit()};
    for (const QString &argument : arguments)
        words.push_back(argument.toLocal8Bit());
    std::vector<char *> pointers;
    for (QByteArray &word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addchdir_np(&actions, "/");
    QElapsedTimer timer;
    timer.start();
    pid_t pid = 0;
    const int failure = posix_spawnp(&pid, pointers.front(), &actions, nullptr, pointers.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    int status = 0;
    if (failure != 0 || waitpid(pid, &status, 0) != pid)
        return std::nullopt;
    const double ms = elapsedMs(timer);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? std::optional(ms) : std::nullopt;
}

std::optional<double> windowTime(const QString &program, const QStringList &arguments)
{
    QProcess shown;
    QProcess watcher;
    // Xvfb's, not the paintless one that the benchmark itself may run on.
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
    shown.setProcessEnvironment(environment);
    QElapsedTimer timer;
    timer.start();
    shown.start(program, arguments);
    if (!shown.waitForStarted())
        return std::nullopt;
    watcher.start(u"xdotool"_s,
            {u"search"_s, u"--sync"_s, u"--onlyvisible"_s, u"--pid"_s, QString::number(shown.processId())});
    const bool isSeen =
            watcher.waitForStarted() && watcher.waitForFinished(patienceMs) && watcher.exitCode() == 0;
    const double ms = elapsedMs(timer);
    shown.kill();
    shown.waitForFinished();
    return isSeen ? std::optional(ms) : std::nullopt;
}

} // namespace Winnow
