// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "bundlegenerator.h"

#include "bundle/bundlewriter.h"
#include "textsource.h"

#include <QFile>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr Timestamp windowStart = std::chrono::sys_days{std::chrono::year{2026} / 11 / 16};
constexpr std::chrono::hours windowLength{24 * 7};

IssueRecord issueRecord(TextSource &texts, const PoolShape &shape, const IssueRef &ref)
{
    using namespace std::chrono;
    IssueRecord issue;
    issue.ref = ref;
    issue.title = texts.title();
    issue.body = texts.body(shape.bodySentences);
    issue.state = u"closed"_s;
    issue.labels = QStringList{texts.label()};
    if (texts.chance(0.5))
        issue.labels->append(texts.label());
    issue.author = texts.person();
    issue.authorRole = u"user"_s;
    issue.closedAt = windowStart + seconds(texts.number(duration_cast<seconds>(windowLength).count()));
    issue.createdAt = *issue.closedAt - seconds(3600 + texts.number(90 * 24 * 3600));
    issue.updatedAt = issue.closedAt;
    issue.closedBy = texts.person();
    issue.url = u"https://forge.example/%1/issues/%2"_s.arg(ref.repo, ref.number);
    return issue;
}

EventRecord eventRecord(TextSource &texts, const IssueRecord &issue, int index)
{
    EventRecord event;
    event.subject = issue.ref;
    event.id = QString::number(index + 1);
    event.at = *issue.createdAt + std::chrono::seconds(60 * (index + 1));
    event.actor = texts.person();
    if (index % 5 < 2) {
        event.kind = u"comment"_s;
        event.actorRole = texts.chance(0.5) ? u"maintainer"_s : u"user"_s;
        event.text = texts.comment();
    } else {
        event.kind = u"label"_s;
        event.label = texts.label();
    }
    return event;
}

ChangeRecord changeRecord(TextSource &texts, const IssueRecord &issue, const QString &number)
{
    ChangeRecord change;
    change.ref = {issue.ref.repo, number};
    change.title = texts.title();
    change.body = u"Fixes #%1"_s.arg(issue.ref.number);
    change.state = u"merged"_s;
    change.createdAt = *issue.closedAt - std::chrono::hours(5);
    change.mergedAt = *issue.closedAt - std::chrono::seconds(texts.number(300));
    change.base = u"master"_s;
    change.head = u"fix/issue%1"_s.arg(issue.ref.number);
    change.author = texts.person();
    change.additions = texts.number(200);
    change.deletions = texts.number(100);
    change.changedFiles = 1 + texts.number(8);
    return change;
}

bool visitHead(const std::function<bool(const Record &)> &visit)
{
    const BatchRef batch{u"generated"_s, 1};
    SeriesRecord series;
    series.id = batch.series;
    series.quota = 50;
    BatchRecord record;
    record.batch = batch;
    record.since = windowStart;
    record.until = windowStart + windowLength;
    return visit(BundleHeader{1, windowStart + windowLength, u"winnow bench"_s}) && visit(series)
            && visit(record);
}

} // namespace

void generatePool(const PoolShape &shape, const std::function<bool(const Record &)> &visit)
{
    if (!visitHead(visit))
        return;
    TextSource texts(shape.seed);
    qint64 changeNumber = 0;
    for (qint64 i = 0; i < shape.issues; ++i) {
        const IssueRef ref{u"org-%1/repo-%2"_s.arg(i % shape.repositories % 7).arg(i % shape.repositories),
                QString::number(i / shape.repositories + 1)};
        const IssueRecord issue = issueRecord(texts, shape, ref);
        if (!visit(issue))
            return;
        for (int event = 0; event < shape.eventsPerIssue; ++event) {
            if (!visit(eventRecord(texts, issue, event)))
                return;
        }
        for (int change = 0; change < shape.changesPerIssue; ++change) {
            if (!visit(changeRecord(texts, issue, QString::number(++changeNumber))))
                return;
        }
    }
}

std::optional<qint64> writePoolBundle(const PoolShape &shape, const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return std::nullopt;
    qint64 lines = 0;
    bool written = true;
    generatePool(shape, [&](const Record &record) {
        written = file.write(writeBundleLine(record) + '\n') > 0;
        ++lines;
        return written;
    });
    return written && file.flush() ? std::optional{lines} : std::nullopt;
}

} // namespace Winnow
