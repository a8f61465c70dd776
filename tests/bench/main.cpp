// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articleformatbench.h"
#include "benches.h"
#include "measurement.h"

#include <QApplication>
#include <QDir>

#include <cstdio>

using namespace Winnow;
using namespace Qt::StringLiterals;

namespace {

std::vector<Bench> allBenches()
{
    return {{u"import"_s, benchImport}, {u"import-memory"_s, benchImportMemory}, {u"open"_s, benchOpen},
            {u"facets"_s, benchFacets}, {u"scroll"_s, benchScroll}, {u"assess"_s, benchAssess},
            {u"search"_s, benchSearch}, {u"decision"_s, benchDecision}, {u"diff-parse"_s, benchDiffParse},
            {u"diff-numstat"_s, benchDiffNumstat}, {u"diff-open"_s, benchDiffOpen},
            {u"next-issue"_s, benchNextIssue}, {u"article-format"_s, benchArticleFormat},
            {u"generate"_s, benchGenerate}, {u"lint"_s, benchLint}, {u"kg-audit"_s, benchAudit},
            {u"audit-desk"_s, benchAuditDesk}, {u"kg-index"_s, benchKnowledgeIndex},
            {u"kg-search"_s, benchKnowledgeSearch}, {u"kg-quality"_s, benchKnowledgeQuality},
            {u"publish"_s, benchPublish}, {u"sweep"_s, benchSweep}};
}

} // namespace

/// winnow-bench [NAME…]: runs the named benches, or all, and prints a JSON line a figure. Exit 0 where all targets are
/// met, 1 where one is missed, 2 where one could not be measured.
int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    const QStringList wanted = application.arguments().sliced(1);
    const BenchData data(QDir(application.applicationDirPath()).filePath(u"data"_s));
    bool ran = true;
    for (const Bench &bench : allBenches()) {
        if (!wanted.isEmpty() && !wanted.contains(bench.name))
            continue;
        std::fprintf(stderr, "%s …\n", qPrintable(bench.name));
        if (!bench.run(data)) {
            std::fprintf(stderr, "%s could not be measured\n", qPrintable(bench.name));
            ran = false;
        }
    }
    return !ran ? 2 : allTargetsMet() ? 0 : 1;
}
