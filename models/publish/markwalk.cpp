// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "markwalk.h"

#include <algorithm>

namespace Winnow {

namespace {

constexpr Mark allMarks[] = {Mark::Link, Mark::Strong, Mark::Emphasis, Mark::Struck};

struct OpenMark
{
    Mark mark = Mark::Strong;
    TextRun run;
};

TextRun withoutMarks(const QString &text, const TextRun &run)
{
    return {text, run.url, run.anchor};
}

/// Whether @p run has bold, emphasis or a strike that @p neighbour has not.
bool marksMoreThan(const TextRun &run, const TextRun &neighbour)
{
    return (run.isStrong && !neighbour.isStrong) || (run.isEmphasis && !neighbour.isEmphasis)
            || (run.isStruck && !neighbour.isStruck);
}

/// @p text with the blanks at the ends of runs as runs of their own without bold and the like, where those begin or end.
RichText blanksOutside(const RichText &text)
{
    RichText spaced;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const TextRun &run = text.at(i);
        const bool begins = marksMoreThan(run, i > 0 ? text.at(i - 1) : TextRun{});
        const bool ends = marksMoreThan(run, i + 1 < text.size() ? text.at(i + 1) : TextRun{});
        qsizetype start = 0;
        qsizetype end = run.text.size();
        while (begins && !run.isCode && start < end && run.text.at(start).isSpace())
            ++start;
        while (ends && !run.isCode && end > start && run.text.at(end - 1).isSpace())
            --end;
        TextRun middle = run;
        middle.text = run.text.sliced(start, end - start);
        appendRun(spaced, withoutMarks(run.text.first(start), run));
        appendRun(spaced, middle);
        appendRun(spaced, withoutMarks(run.text.sliced(end), run));
    }
    return spaced;
}

class MarkWriter final
{
public:
    MarkWriter(const RichText &text, const MarkSigns &signs)
        : m_text(text)
        , m_signs(signs)
    {}

    QString write()
    {
        for (qsizetype i = 0; i < m_text.size(); ++i) {
            closeFor(i);
            openFor(i);
            const QString before = i > 0 ? m_text.at(i - 1).text : QString();
            const QString after = i + 1 < m_text.size() ? m_text.at(i + 1).text : QString();
            m_written += m_signs.content(m_text.at(i), before.isEmpty() ? QChar() : before.back(),
                    after.isEmpty() ? QChar() : after.front());
        }
        while (!m_open.isEmpty())
            closeLast();
        return std::move(m_written);
    }

private:
    bool has(const TextRun &run, Mark mark) const
    {
        switch (mark) {
        case Mark::Strong:
            return run.isStrong;
        case Mark::Emphasis:
            return run.isEmphasis;
        case Mark::Struck:
            return run.isStruck;
        case Mark::Link:
            return m_signs.isLink(run);
        }
        return false;
    }

    bool goesOn(const OpenMark &open, const TextRun &run) const
    {
        if (!has(run, open.mark))
            return false;
        return open.mark != Mark::Link || (open.run.url == run.url && open.run.anchor == run.anchor);
    }

    void closeLast()
    {
        const OpenMark last = m_open.takeLast();
        m_written += m_signs.close(last.mark, last.run);
    }

    void closeFor(qsizetype index)
    {
        const auto first = std::ranges::find_if_not(
                m_open, [&](const OpenMark &open) { return goesOn(open, m_text.at(index)); });
        for (auto left = m_open.end() - first; left > 0; --left)
            closeLast();
    }

    qsizetype lengthOf(Mark mark, qsizetype index) const
    {
        const OpenMark open{mark, m_text.at(index)};
        qsizetype end = index;
        while (end < m_text.size() && goesOn(open, m_text.at(end)))
            ++end;
        return end - index;
    }

    void openFor(qsizetype index)
    {
        QList<Mark> missing;
        for (const Mark mark : allMarks) {
            const bool isOpen = std::ranges::find(m_open, mark, &OpenMark::mark) != m_open.end();
            if (has(m_text.at(index), mark) && !isOpen)
                missing.append(mark);
        }
        std::ranges::stable_sort(missing, std::greater(), [&](Mark mark) { return lengthOf(mark, index); });
        for (const Mark mark : std::as_const(missing)) {
            m_open.append({mark, m_text.at(index)});
            m_written += m_signs.open(mark, m_text.at(index));
        }
    }

    const RichText &m_text;
    const MarkSigns &m_signs;
    QList<OpenMark> m_open;
    QString m_written;
};

} // namespace

QString writeMarked(const RichText &text, const MarkSigns &signs)
{
    const RichText spaced = blanksOutside(text);
    return MarkWriter(spaced, signs).write();
}

} // namespace Winnow
