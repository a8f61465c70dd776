// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "realwordpress.h"

#include <QDir>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

namespace Winnow::Testing {

using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 120'000; // ms, for a slow machine
const QString wordPress = u"/usr/share/wordpress"_s;

QString find(const QString &program)
{
    const QString found = QStandardPaths::findExecutable(program);
    return found.isEmpty() ? QStandardPaths::findExecutable(program, {u"/usr/sbin"_s}) : found;
}

void end(std::unique_ptr<QProcess> &process)
{
    if (!process)
        return;
    process->terminate();
    if (!process->waitForFinished(20'000))
        process->kill();
    process->waitForFinished(5'000);
    process.reset();
}

} // namespace

RealWordPress::~RealWordPress()
{
    end(m_server);
    end(m_database);
}

QString RealWordPress::missing()
{
    for (const QString &program : {u"php"_s, u"mariadbd"_s, u"mariadb"_s, u"mariadb-install-db"_s}) {
        if (find(program).isEmpty())
            return program;
    }
    return QDir(wordPress).exists() ? QString() : wordPress;
}

QUrl RealWordPress::url() const
{
    return QUrl(u"http://127.0.0.1:%1"_s.arg(m_port));
}

QProcessEnvironment RealWordPress::environment() const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"SITE_SOCKET"_s, path(u"socket"_s));
    environment.insert(u"SITE_URL"_s, url().toString());
    return environment;
}

QString RealWordPress::run(const QString &program, const QStringList &arguments, QByteArray *output)
{
    QProcess process;
    process.setProcessEnvironment(environment());
    process.setWorkingDirectory(m_folder.path());
    process.start(find(program), arguments);
    if (!process.waitForFinished(patience) || process.exitCode() != 0)
        return program + u": "_s
                + QString::fromUtf8(process.readAllStandardError() + process.readAllStandardOutput());
    if (output)
        *output = process.readAllStandardOutput();
    return {};
}

QString RealWordPress::start()
{
    QTcpServer free;
    if (!free.listen(QHostAddress::LocalHost))
        return free.errorString();
    m_port = free.serverPort();
    free.close();
    for (QString (RealWordPress::*const step)() :
            {&RealWordPress::startDatabase, &RealWordPress::makeSite, &RealWordPress::startServer}) {
        if (const QString failed = (this->*step)(); !failed.isEmpty())
            return failed;
    }
    return {};
}

QString RealWordPress::startDatabase()
{
    const QString data = u"--datadir="_s + path(u"data"_s);
    const QString user = u"--user="_s + qEnvironmentVariable("USER", u"root"_s);
    const QString failed = run(u"mariadb-install-db"_s,
            {u"--no-defaults"_s, data, user, u"--auth-root-authentication-method=normal"_s,
                    u"--skip-test-db"_s});
    if (!failed.isEmpty())
        return failed;
    m_database = std::make_unique<QProcess>();
    m_database->setProcessChannelMode(QProcess::MergedChannels);
    m_database->start(find(u"mariadbd"_s),
            {u"--no-defaults"_s, data, user, u"--skip-networking"_s, u"--socket="_s + path(u"socket"_s),
                    u"--pid-file="_s + path(u"pid"_s), u"--innodb-flush-log-at-trx-commit=0"_s});
    const QStringList make{u"--no-defaults"_s, u"--socket="_s + path(u"socket"_s), u"-uroot"_s, u"-e"_s,
            u"CREATE DATABASE site CHARACTER SET utf8mb4"_s};
    QString refused = u"no answer"_s;
    const bool isUp = QTest::qWaitFor(
            [&] {
                refused = QFile::exists(path(u"socket"_s)) ? run(u"mariadb"_s, make) : u"no socket"_s;
                return refused.isEmpty() || m_database->state() == QProcess::NotRunning;
            },
            patience);
    return isUp && refused.isEmpty() ? QString() : refused + QString::fromUtf8(m_database->readAll());
}

QString RealWordPress::makeSite()
{
    // Links are followed: the package's own lead out of its folder.
    if (const QString failed = run(u"cp"_s, {u"-rL"_s, wordPress, path(u"site"_s)}); !failed.isEmpty())
        return failed;
    const QDir own(QStringLiteral(WINNOW_SITE_FILES));
    for (const QString &name : own.entryList(QDir::Files)) {
        const QString target = path(u"site/"_s + name);
        QFile::remove(target);
        if (!QFile::copy(own.filePath(name), target))
            return target;
    }
    const QString themes = path(u"site/wp-content/themes"_s);
    QDir().mkpath(themes);
    if (const QString failed = run(u"cp"_s, {u"-r"_s, own.filePath(u"plain"_s), themes}); !failed.isEmpty())
        return failed;
    QByteArray passwords;
    if (const QString failed = run(u"php"_s, {path(u"site/install.php"_s)}, &passwords); !failed.isEmpty())
        return failed;
    for (const QByteArray &line : passwords.split('\n')) {
        const QByteArrayList parts = line.split('\t');
        if (parts.size() == 2)
            m_passwords.insert(QString::fromUtf8(parts.at(0)), QString::fromUtf8(parts.at(1)));
    }
    return m_passwords.size() == 2 ? QString() : u"install.php: "_s + QString::fromUtf8(passwords);
}

QString RealWordPress::startServer()
{
    m_server = std::make_unique<QProcess>();
    m_server->setProcessEnvironment(environment());
    m_server->setWorkingDirectory(path(u"site"_s));
    m_server->setProcessChannelMode(QProcess::MergedChannels);
    m_server->setStandardOutputFile(path(u"server.log"_s));
    m_server->start(find(u"php"_s),
            {u"-S"_s, u"127.0.0.1:%1"_s.arg(m_port), u"-t"_s, path(u"site"_s), path(u"site/router.php"_s)});
    const bool isUp = QTest::qWaitFor(
            [this] {
                QTcpSocket socket;
                socket.connectToHost(QHostAddress::LocalHost, m_port);
                return socket.waitForConnected(1'000);
            },
            patience);
    return isUp ? QString() : u"php's server did not start"_s;
}

} // namespace Winnow::Testing
