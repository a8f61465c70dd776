// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QColor>
#include <QList>
#include <QObject>
#include <QString>
#include <QThread>

#include <memory>

namespace Winnow {

/// A stretch of a line that a language sets apart, in UTF-16 units.
struct SyntaxSpan
{
    qsizetype start = 0;
    qsizetype length = 0;
    QColor colour;
    bool isBold = false;
    bool isItalic = false;

    friend bool operator==(const SyntaxSpan &, const SyntaxSpan &) = default;
};

/// Lines that follow each other in one file.
struct SyntaxJob
{
    quint64 id = 0; ///< Given back with the result.
    QString fileName; ///< Tells the language.
    quint64 chain = 0; ///< Which text the lines are from: its state is kept from one job to the next.
    bool continues =
            false; ///< The lines follow those of the chain's last job; otherwise the state starts anew.
    bool isDark = false;
    QStringList lines;
};

struct SyntaxResult
{
    quint64 id = 0;
    QList<QList<SyntaxSpan>> lines;
};

/// Finds the syntax colours of lines on a thread of its own, so that neither reading a language's rules nor applying
/// them ever holds up the window. One for a program: it keeps the one repository of languages. Asks nobody's thread to
/// wait but at its end.
class SyntaxColours final : public QObject
{
    Q_OBJECT

public:
    explicit SyntaxColours(QObject *parent = nullptr);
    ~SyntaxColours() override;

    /// A number no other text of this program has as its chain; count on from there.
    quint64 newChain() { return ++m_chains << 32; }

    /// Answered by coloured(), in the order of asking.
    void request(const SyntaxJob &job);

signals:
    void coloured(const SyntaxResult &result);

private:
    class Worker;

    QThread m_thread;
    Worker *m_worker; ///< Lives in m_thread, which deletes it.
    quint64 m_chains = 0;
};

} // namespace Winnow
