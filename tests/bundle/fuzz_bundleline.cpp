// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "bundle/bundleline.h"
#include "bundle/bundlewriter.h"

#include <cstdio>
#include <cstdlib>

namespace {

[[noreturn]] void fail(const char *what, const QByteArray &line)
{
    std::fprintf(stderr, "%s\n%s\n", what, line.constData());
    std::abort();
}

/// A line becomes a record that survives being written and read again, or an error with a message.
void checkLine(Winnow::BundleLineParser &parser, QByteArrayView line)
{
    const auto parsed = parser.parse(line);
    if (!parsed) {
        if (parsed.error().message.isEmpty())
            fail("an error without a message", line.toByteArray());
        return;
    }
    if (!parsed->record)
        return;
    const QByteArray written = Winnow::writeBundleLine(*parsed->record);
    const auto again = parser.parse(written);
    if (!again || !again->record || *again->record != *parsed->record)
        fail("what was written does not read back", written);
    if (Winnow::writeBundleLine(*again->record) != written)
        fail("what was read back is written otherwise", written);
}

} // namespace

/// Entry of libFuzzer (option WINNOW_FUZZ, clang). tst_bundlecorpus feeds it under every build.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    Winnow::BundleLineParser parser;
    QByteArrayView rest(data, static_cast<qsizetype>(size));
    while (!rest.isEmpty()) {
        const qsizetype end = rest.indexOf('\n');
        checkLine(parser, end < 0 ? rest : rest.first(end));
        rest = end < 0 ? QByteArrayView() : rest.sliced(end + 1);
    }
    return 0;
}
