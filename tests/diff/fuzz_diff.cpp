// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diff/diffrows.h"
#include "unifieddiff/numstat.h"

#include <cstdio>
#include <cstdlib>

namespace {

void check(bool holds, const char *what)
{
    if (holds)
        return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

/// Every row can be asked for, and every line has its row.
void checkRows(const Winnow::SharedDiff &diff)
{
    using namespace Winnow;
    DiffRows rows(diff);
    for (const DiffLayout layout : {DiffLayout::SideBySide, DiffLayout::Inline}) {
        rows.setLayout(layout);
        for (qsizetype row = 0; row < rows.rowCount(); ++row) {
            const DiffRow shown = rows.row(row);
            for (const qsizetype line : {shown.left, shown.right}) {
                check(line < static_cast<qsizetype>(diff->lines().size()),
                        "a row names a line that is not there");
                check(line < 0 || rows.rowOfLine(line) == row, "a line is not in its row");
            }
        }
    }
    rows.setIgnoresBlanks(true);
}

} // namespace

/// Entry of libFuzzer (option WINNOW_FUZZ, clang). tst_diffcorpus feeds it under every build.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const Winnow::SharedDiff diff = Winnow::readDiff(std::string(reinterpret_cast<const char *>(data), size));
    qsizetype lines = 0;
    for (const Winnow::DiffFile &file : diff->files()) {
        check(file.begin <= file.end, "a file ends before it begins");
        for (const Winnow::DiffHunk &hunk : diff->hunksOf(file)) {
            check(hunk.firstLine == lines, "lines between hunks");
            lines = hunk.lastLine();
        }
    }
    check(lines == static_cast<qsizetype>(diff->lines().size()), "lines outside of hunks");
    Winnow::numstat(*diff);
    checkRows(diff);
    return 0;
}
