// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidenceworld.h"

#include "support/makerecords.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

const QStringList repos{u"org/a"_s, u"org/b"_s, u"other/c"_s};
const QStringList titles{u"crash at start"_s, u"[v2] Crash at start"_s, u"fix overflow"_s, u"docs"_s};
constexpr int numbers = 4;

} // namespace

IssueRef EvidenceWorld::issueRef()
{
    return {one(repos.first(2)), QString::number(1 + below(numbers))};
}

IssueRef EvidenceWorld::changeRef()
{
    return {one(repos), QString::number(11 + below(numbers))};
}

/// Few and near to each other, so that same moments, storms and reversed times happen.
Timestamp EvidenceWorld::moment()
{
    return minute(60 * below(3)) + std::chrono::milliseconds(500 * below(40));
}

QString EvidenceWorld::changeText()
{
    const IssueRef issue = issueRef();
    return one<QString>({u"Fixes #"_s + issue.number, u"see "_s + formatIssueRef(issue), QString(),
            u"Resolves %1#%2"_s.arg(issue.repo.toUpper(), issue.number),
            u"关联 issue：https://gitcode.com/%1/issues/%2"_s.arg(issue.repo, issue.number),
            u"Reverts !%1"_s.arg(changeRef().number), u"nothing to see"_s});
}

IssueRecord EvidenceWorld::issue()
{
    IssueRecord issue;
    issue.ref = issueRef();
    issue.title = one(titles);
    issue.state = one<QString>({u"closed"_s, u"closed"_s, u"closed"_s, u"open"_s, QString()});
    issue.createdAt = moment();
    if (issue.state != "open"_L1)
        issue.closedAt = moment();
    issue.closedBy = one<QString>({u"ada"_s, u"robot"_s, QString()});
    issue.closedByRole = one<QString>({u"maintainer"_s, u"bot"_s, QString()});
    if (below(4) == 0)
        issue.labels = QStringList{u"stale"_s};
    return issue;
}

ChangeRecord EvidenceWorld::change()
{
    ChangeRecord change;
    change.ref = changeRef();
    const QString title = one(titles);
    change.title = one<QString>({title, title, u"Revert \"%1\""_s.arg(title), u"【回退】"_s + title});
    change.body = changeText();
    change.state = one<QString>({u"merged"_s, u"merged"_s, u"merged"_s, u"open"_s, u"closed"_s});
    change.createdAt = moment();
    if (change.state == "merged"_L1 && below(8) > 0)
        change.mergedAt = moment();
    change.base = one<QString>({u"master"_s, u"master"_s, u"v2"_s, QString()});
    change.head = one<QString>({u"topic"_s, u"fix/issue%1"_s.arg(issueRef().number),
            u"revert-mr-%1-1795143336871-auto"_s.arg(changeRef().number)});
    if (below(3) == 0)
        change.commits = QList<Commit>{{u"c0ffee"_s, changeText(), {}, moment()}};
    return change;
}

EventRecord EvidenceWorld::event()
{
    EventRecord event;
    const bool onChange = below(6) == 0;
    event.on = onChange ? SubjectKind::Change : SubjectKind::Issue;
    event.subject = onChange ? changeRef() : issueRef();
    event.id = QString::number(below(2) == 0 ? ++m_events : below(m_events + 1));
    event.kind = one<QString>({u"comment"_s, u"comment"_s, u"close"_s, u"reopen"_s, u"reference"_s});
    if (below(8) > 0)
        event.at = moment();
    event.actor = one<QString>({u"ada"_s, u"bob"_s});
    event.actorRole = one<QString>({u"maintainer"_s, u"user"_s, QString()});
    const IssueRef named = changeRef();
    if (event.kind == "comment"_L1)
        event.text = one<QString>({u"已合入 !"_s + named.number, u"see PR "_s + named.number, u"thanks"_s,
                u"fixed by https://gitcode.com/%1/pulls/%2"_s.arg(named.repo, named.number)});
    else if (event.kind == "reference"_L1)
        event.target = named;
    return event;
}

LinkRecord EvidenceWorld::link()
{
    LinkRecord link{issueRef(), changeRef(), one<QString>({u"platform"_s, u"comment"_s, u"manual"_s}), {}};
    if (below(2) == 0) {
        link.basis = u"manual"_s;
        link.verdict = one<QString>({u"added"_s, u"confirmed"_s, u"rejected"_s, u"rejected"_s});
        link.by = one<QString>({u"ada"_s, u"bob"_s});
        link.at = moment();
    }
    return link;
}

PatchRecord EvidenceWorld::patch()
{
    const QString path = one<QString>({u"docs/a.md"_s, u"src/a.cpp"_s, u"README.md"_s});
    return {changeRef(), u"diff --git a/%1 b/%1\n--- a/%1\n+++ b/%1\n@@ -1 +1 @@\n-a\n+b\n"_s.arg(path)};
}

ResolutionRecord EvidenceWorld::resolution()
{
    return {issueRef(), one<QString>({u"answered"_s, u"code-fix"_s, QString()}), u"because"_s, u"ada"_s,
            minute(below(10'000))};
}

Record EvidenceWorld::record()
{
    switch (below(20)) {
    case 0:
    case 1:
    case 2:
    case 3:
        return issue();
    case 4:
    case 5:
    case 6:
    case 7:
    case 8:
        return change();
    case 9:
    case 10:
        return link();
    case 11:
    case 12:
        return patch();
    case 13:
        return below(2) == 0 ? Record(resolution())
                             : Record(RepoRecord{u"gitcode"_s, one(repos), {}, {}, {}});
    default:
        return event();
    }
}

QList<Record> EvidenceWorld::records(int count)
{
    QList<Record> records;
    for (int i = 0; i < count; ++i)
        records.append(record());
    return records;
}

} // namespace Winnow
