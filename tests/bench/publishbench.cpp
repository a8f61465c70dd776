// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "benches.h"
#include "measurement.h"

#include "pdf/pdfexport.h"
#include "publish/exporter.h"
#include "support/loomarticle.h"

#include <QElapsedTimer>

#include <numeric>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int rounds = 9;
constexpr double allAtMost = 2'000;

/// Targets that leave as files without a server.
constexpr PublishTarget fileTargets[] = {PublishTarget::Csdn, PublishTarget::WeChat, PublishTarget::Zhihu,
        PublishTarget::Juejin, PublishTarget::Mail, PublishTarget::Html, PublishTarget::Pdf,
        PublishTarget::Hugo, PublishTarget::Hexo, PublishTarget::Jekyll};

qsizetype filesOf(const Edition &edition, PublishTarget target, const PublishOptions &options)
{
    if (target != PublishTarget::Pdf)
        return makeExport(edition, target, options).files.size();
    const auto made = makePdf(edition, options);
    return made ? made->files.size() : 0;
}

} // namespace

bool benchPublish(const BenchData &)
{
    const Article zh = Testing::loomArticle(TextLanguage::Chinese, 50);
    const Article en = Testing::loomArticle(TextLanguage::English, 50);
    PublishOptions options;
    options.batch = {u"loom"_s, 3};
    std::vector<double> medians;
    for (const PublishTarget target : fileTargets) {
        std::vector<double> times;
        for (int round = 0; round < rounds; ++round) {
            QElapsedTimer timer;
            timer.start();
            if (filesOf({&zh, &en}, target, options) == 0)
                return false;
            times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        }
        medians.push_back(percentile(times, 0.5));
        printMeasurement({.bench = u"publish"_s,
                .figure = u"%1 of 50 rows in two languages, median of %2"_s.arg(publishTargetName(target))
                        .arg(rounds),
                .value = medians.back(),
                .unit = u"ms"_s});
    }
    const double all = std::accumulate(medians.begin(), medians.end(), 0.0);
    printMeasurement({.bench = u"publish"_s,
            .figure = u"all file targets"_s,
            .value = all,
            .unit = u"ms"_s,
            .target = u"<= %1 ms"_s.arg(allAtMost),
            .met = all <= allAtMost});
    return true;
}

} // namespace Winnow
