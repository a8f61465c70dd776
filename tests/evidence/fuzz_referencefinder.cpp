// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidence/mentions.h"
#include "evidence/referencefinder.h"
#include "evidence/claims.h"
#include "evidence/titles.h"

#include <cstdio>
#include <cstdlib>

namespace {

[[noreturn]] void fail(const char *what)
{
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

/// References come by place, do not overlap, lie in the text and name something.
void checkReferences(const QString &text, const Winnow::ReferenceContext &context)
{
    qsizetype end = 0;
    for (const Winnow::Reference &reference : Winnow::findReferences(text, context)) {
        if (reference.offset < end || reference.length <= 0
                || reference.offset + reference.length > text.size())
            fail("a reference lies outside of the text or over another one");
        if (!Winnow::isIssueNumber(reference.target.number) || !Winnow::isRepoName(reference.target.repo))
            fail("a reference that names nothing");
        if (reference.closes && reference.kind == Winnow::ReferenceKind::Change)
            fail("a change that is closed");
        end = reference.offset + reference.length;
    }
}

} // namespace

/// Entry of libFuzzer (option WINNOW_FUZZ, clang). tst_referencecorpus feeds it under every build.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QString text =
            QString::fromUtf8(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    for (const char *forge : {"gitcode", "github", ""})
        checkReferences(text, {QStringLiteral("org/repo"), QString::fromLatin1(forge)});
    Winnow::foldTitle(text);
    Winnow::revertTitle(text);
    Winnow::issueNumberOfBranch(text);
    Winnow::revertedNumberOfBranch(text);
    Winnow::findMergeClaims(text);
    return 0;
}
