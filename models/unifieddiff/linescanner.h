// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstring>
#include <string_view>

namespace Winnow {

/// Walks over the lines of a text, one at a time, without copying.
class LineScanner final
{
public:
    explicit LineScanner(std::string_view text)
        : m_text(text)
    {}

    std::ptrdiff_t offset() const { return m_at; }
    bool isAtEnd() const { return m_at >= std::ssize(m_text); }
    char first() const { return m_text[static_cast<size_t>(m_at)]; }

    bool startsWith(std::string_view start) const { return rest().starts_with(start); }

    /// Where the line after the current one begins; the end of the text where its last line has no line feed.
    std::ptrdiff_t nextOffset() const
    {
        const std::string_view from = rest();
        const auto *const feed = static_cast<const char *>(std::memchr(from.data(), '\n', from.size()));
        return feed ? feed - m_text.data() + 1 : std::ssize(m_text);
    }

    /// Whether the current line ends with a line feed.
    bool isTerminated() const
    {
        const std::ptrdiff_t next = nextOffset();
        return next > m_at && m_text[static_cast<size_t>(next - 1)] == '\n';
    }

    /// The current line without its end. For lines that git writes itself, which end with a carriage return only where
    /// a mailer has converted the whole text.
    std::string_view line() const
    {
        std::string_view line = rest().substr(0, static_cast<size_t>(nextOffset() - m_at));
        if (line.ends_with('\n'))
            line.remove_suffix(1);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        return line;
    }

    void advance() { m_at = nextOffset(); }
    void moveTo(std::ptrdiff_t offset) { m_at = offset; }

private:
    std::string_view rest() const { return m_text.substr(static_cast<size_t>(m_at)); }

    std::string_view m_text;
    std::ptrdiff_t m_at = 0;
};

} // namespace Winnow
