// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QProcess>
#include <QTemporaryDir>
#include <QUrl>

#include <memory>

namespace Winnow::Testing {

/// A real WordPress with a database of its own on the loopback, both gone with this object.
class RealWordPress final
{
public:
    RealWordPress() = default;
    ~RealWordPress();
    Q_DISABLE_COPY_MOVE(RealWordPress)

    /// What is not installed; null where all is.
    static QString missing();

    /// Starts it. What went wrong; null where all went well.
    QString start();

    QUrl url() const;
    QString passwordOf(const QString &role) const { return m_passwords.value(role); }

private:
    QString run(const QString &program, const QStringList &arguments, QByteArray *output = nullptr);
    QString startDatabase();
    QString makeSite();
    QString startServer();
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QProcessEnvironment environment() const;

    QTemporaryDir m_folder;
    std::unique_ptr<QProcess> m_database;
    std::unique_ptr<QProcess> m_server;
    quint16 m_port = 0;
    QHash<QString, QString> m_passwords;
};

} // namespace Winnow::Testing
