// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "program.h"

#include <QFile>
#include <QJsonDocument>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int timeoutMs = 120'000;

} // namespace

QByteArrayList Outcome::messageLines() const
{
    QByteArrayList lines = messages.split('\n');
    lines.removeAll({});
    return lines;
}

QJsonObject Outcome::document() const
{
    if (!output.endsWith('\n') || output.count('\n') != 1)
        return {};
    return QJsonDocument::fromJson(output).object();
}

QByteArrayList Outcome::keys() const
{
    return topLevelKeys(output);
}

QByteArrayList topLevelKeys(const QByteArray &json)
{
    QByteArrayList keys;
    int depth = 0;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char c = json.at(i);
        if (c == '{' || c == '[')
            ++depth;
        else if (c == '}' || c == ']')
            --depth;
        if (c != '"')
            continue;
        const qsizetype begin = ++i;
        for (; i < json.size() && json.at(i) != '"'; ++i) {
            if (json.at(i) == '\\')
                ++i;
        }
        if (depth == 1 && json.mid(i + 1, 1) == ":")
            keys.append(json.sliced(begin, i - begin));
    }
    return keys;
}

Program::Program()
    : m_environment(QProcessEnvironment::systemEnvironment())
{
    for (const QString &name : m_environment.keys()) {
        if (name.startsWith("WINNOW_"_L1) || name == "DISPLAY"_L1 || name == "WAYLAND_DISPLAY"_L1
                || name == "QT_QPA_PLATFORM"_L1)
            m_environment.remove(name);
    }
    m_environment.insert(u"WINNOW_REVIEWER"_s, u"tester"_s);
}

void Program::write(const QString &name, const QByteArray &contents) const
{
    QFile file(filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(contents) != contents.size())
        qFatal("%s could not be written", qPrintable(name));
}

QByteArray Program::read(const QString &name) const
{
    QFile file(filePath(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s could not be read", qPrintable(name));
    return file.readAll();
}

void Program::start(QProcess &process, const QStringList &arguments) const
{
    process.setWorkingDirectory(m_folder.path());
    process.setProcessEnvironment(m_environment);
    process.start(QStringLiteral(WINNOW_PROGRAM), arguments);
    if (!process.waitForStarted(timeoutMs))
        qFatal("%s could not be started", WINNOW_PROGRAM);
}

Outcome Program::outcomeOf(QProcess &process)
{
    const bool ended = process.state() == QProcess::NotRunning || process.waitForFinished(timeoutMs);
    const bool exited = ended && process.exitStatus() == QProcess::NormalExit;
    return {exited ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

Outcome Program::call(const QStringList &arguments, const std::function<void()> &inChild) const
{
    QProcess process;
    if (inChild)
        process.setChildProcessModifier(inChild);
    start(process, arguments);
    return outcomeOf(process);
}

} // namespace Winnow
