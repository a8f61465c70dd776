// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayList>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <functional>

namespace Winnow {

/// What a call of the program gave.
struct Outcome
{
    int exitCode = -1; ///< -1 where it crashed or did not end.
    QByteArray output;
    QByteArray messages;

    QByteArrayList messageLines() const;
    /// The one JSON document that the output must be, with its line end and nothing else; an empty object otherwise.
    QJsonObject document() const;
    /// Keys of that document in the order in which they stand in it.
    QByteArrayList keys() const;
};

/// Keys of the object at the top of @p json, in their order.
QByteArrayList topLevelKeys(const QByteArray &json);

/// The real program, called in a folder of its own and in plain surroundings (no display, no WINNOW_… variables).
class Program final
{
public:
    Program();

    QString filePath(const QString &name) const { return m_folder.filePath(name); }
    /// Writes @p contents into file @p name of the folder.
    void write(const QString &name, const QByteArray &contents) const;
    QByteArray read(const QString &name) const;
    void setVariable(const QString &name, const QString &value) { m_environment.insert(name, value); }

    /// Calls it and waits for its end. @p inChild runs in the new process before the program does.
    Outcome call(const QStringList &arguments, const std::function<void()> &inChild = {}) const;

    /// Starts it and does not wait.
    void start(QProcess &process, const QStringList &arguments) const;

    /// What @p process gave, waited for.
    static Outcome outcomeOf(QProcess &process);

private:
    QTemporaryDir m_folder;
    QProcessEnvironment m_environment;
};

} // namespace Winnow
