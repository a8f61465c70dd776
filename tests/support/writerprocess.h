// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDeadlineTimer>
#include <QProcess>
#include <QTest>

#include <functional>

namespace Winnow {

/// The writer program (reliability/writer_main.cpp) at work in a process of its own. Killed with this
/// object. A test that uses it is built with WINNOW_TEST_WRITER, the program's path.
class WriterProcess final
{
public:
    /// @p inChild runs in the new process before the program starts.
    explicit WriterProcess(const QStringList &arguments, const std::function<void()> &inChild = {})
    {
        if (inChild)
            m_process.setChildProcessModifier(inChild);
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QStringLiteral(WINNOW_TEST_WRITER), arguments);
        if (!m_process.waitForStarted(timeoutMs))
            qFatal("the writer did not start: %s", qPrintable(m_process.errorString()));
    }

    ~WriterProcess() { kill(); }

    Q_DISABLE_COPY_MOVE(WriterProcess)

    qint64 processId() const { return m_process.processId(); }

    /// Its next line of output, waited for; empty when it has ended.
    QByteArray nextLine()
    {
        while (!m_process.canReadLine()) {
            if (!m_process.waitForReadyRead(timeoutMs))
                return {};
        }
        return m_process.readLine().chopped(1);
    }

    /// Lets it work on until @p deadline or its end.
    void letRun(QDeadlineTimer deadline)
    {
        while (m_process.state() == QProcess::Running && !deadline.hasExpired())
            m_process.waitForReadyRead(static_cast<int>(deadline.remainingTime()));
    }

    void closeInput() { m_process.closeWriteChannel(); }

    /// SIGKILL: the process gets no chance to put anything in order.
    void kill()
    {
        if (m_process.state() == QProcess::NotRunning)
            return;
        m_process.kill();
        m_process.waitForFinished(timeoutMs);
    }

    /// Waits for its own end and gives the exit code; -1 where it crashed or did not end.
    int waitForExit()
    {
        const bool ended = m_process.state() == QProcess::NotRunning || m_process.waitForFinished(timeoutMs);
        return ended && m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }

    /// The whole lines it wrote that were not read yet, after its end.
    QByteArrayList remainingLines()
    {
        QByteArrayList lines;
        while (m_process.canReadLine())
            lines.append(m_process.readLine().chopped(1));
        return lines;
    }

private:
    static constexpr int timeoutMs = 60'000;

    QProcess m_process;
};

} // namespace Winnow
