// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>

#include <cstring>

namespace Winnow {

/// Walks over the lines of a text, one at a time, without copying.
class LineScanner final
{
public:
    explicit LineScanner(QByteArrayView text)
        : m_text(text)
    {}

    qsizetype offset() const { return m_at; }
    bool isAtEnd() const { return m_at >= m_text.size(); }
    char first() const { return m_text[m_at]; }

    bool startsWith(QByteArrayView start) const { return m_text.sliced(m_at).startsWith(start); }

    /// Where the line after the current one begins; the end of the text where its last line has no line feed.
    qsizetype nextOffset() const
    {
        const char *const from = m_text.data() + m_at;
        const auto *const feed =
                static_cast<const char *>(std::memchr(from, '\n', static_cast<size_t>(m_text.size() - m_at)));
        return feed ? feed - m_text.data() + 1 : m_text.size();
    }

    /// Whether the current line ends with a line feed.
    bool isTerminated() const
    {
        const qsizetype next = nextOffset();
        return next > m_at && m_text[next - 1] == '\n';
    }

    /// The current line without its end. For lines that git writes itself, which end with a carriage return only where
    /// a mailer has converted the whole text.
    QByteArrayView line() const
    {
        QByteArrayView line = m_text.sliced(m_at, nextOffset() - m_at);
        if (line.endsWith('\n'))
            line.chop(1);
        if (line.endsWith('\r'))
            line.chop(1);
        return line;
    }

    void advance() { m_at = nextOffset(); }
    void moveTo(qsizetype offset) { m_at = offset; }

private:
    QByteArrayView m_text;
    qsizetype m_at = 0;
};

} // namespace Winnow
