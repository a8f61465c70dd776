// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diffsample.h"

#include <array>
#include <random>

namespace Winnow {

namespace {

constexpr int hunksPerFile = 12;
constexpr int linesBetweenHunks = 30;

constexpr std::array<const char *, 12> codeLines{
        "    const auto status = queue.submit(kernel, arguments, stream);",
        "    if (!status.isOk()) {",
        "        return fail(status, \"the kernel was not accepted\");",
        "    }",
        "",
        "    for (size_t block = 0; block < blocks.size(); ++block) {",
        "        // 每一块都要等前一块写完，否则读到的是旧数据。",
        "        total += blocks[block].bytes * sizeof(float) + alignmentOf(blocks[block]);",
        "\tallocator->release(buffer, /* keepWarm= */ true);",
        "    std::vector<Tensor> inputs = {weights, gradients, momentum};",
        "    }  // 循环结束",
        "    LOG_DEBUG(\"stream %d waits for %zu events\", stream.id(), events.size());",
};

constexpr std::array<const char *, 3> endings{".cpp", ".py", ".md"};

/// Writes one file's part, hunk by hunk.
class FileWriter final
{
public:
    FileWriter(QByteArray &diff, std::minstd_rand &random)
        : m_diff(diff)
        , m_random(random)
    {}

    /// Gives the number of lines it wrote.
    int write(int number)
    {
        const QByteArray path = "module" + QByteArray::number(number % 37) + "/source/part"
                + QByteArray::number(number) + endings[static_cast<size_t>(number) % endings.size()];
        m_diff += "diff --git a/" + path + " b/" + path + "\nindex 1a2b3c4d5e..6f7a8b9c0d 100644\n--- a/"
                + path + "\n+++ b/" + path + '\n';
        m_lines = 4;
        for (int hunk = 0; hunk < hunksPerFile; ++hunk)
            writeHunk();
        return m_lines;
    }

private:
    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }

    void appendLine(QByteArray &body, char sign, int line, const char *mark)
    {
        body += sign;
        body += codeLines[static_cast<size_t>(line) % codeLines.size()];
        body += mark;
        body += '\n';
        ++m_lines;
    }

    void writeHunk()
    {
        QByteArray body;
        int oldCount = 0;
        int newCount = 0;
        const auto context = [&](int count) {
            for (int i = 0; i < count; ++i)
                appendLine(body, ' ', below(12), "");
            oldCount += count;
            newCount += count;
        };
        context(3);
        const int groups = 1 + below(4);
        for (int group = 0; group < groups; ++group) {
            const int removed = below(6);
            const int added = removed == 0 ? 1 + below(8) : below(8);
            const int line = below(12);
            for (int i = 0; i < removed; ++i)
                appendLine(body, '-', line + i, " // before");
            for (int i = 0; i < added; ++i)
                appendLine(body, '+', line + i, " // 之后");
            oldCount += removed;
            newCount += added;
            context(3);
        }
        m_diff += "@@ -" + QByteArray::number(m_oldLine) + ',' + QByteArray::number(oldCount) + " +"
                + QByteArray::number(m_newLine) + ',' + QByteArray::number(newCount)
                + " @@ Status Runner::run()\n";
        m_diff += body;
        ++m_lines;
        m_oldLine += oldCount + linesBetweenHunks;
        m_newLine += newCount + linesBetweenHunks;
    }

    QByteArray &m_diff;
    std::minstd_rand &m_random;
    int m_lines = 0;
    int m_oldLine = 10;
    int m_newLine = 10;
};

} // namespace

QByteArray sampleDiff(int lines)
{
    QByteArray diff;
    std::minstd_rand random(20260918);
    int number = 0;
    for (int written = 0; written < lines;)
        written += FileWriter(diff, random).write(number++);
    return diff;
}

} // namespace Winnow
