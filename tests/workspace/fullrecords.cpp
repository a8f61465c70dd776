// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "fullrecords.h"

#include "support/makerecords.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

const BatchRef batchRef{u"weekly"_s, 38};

LocalizedText both(const QString &text)
{
    return {u"中文 "_s + text, text};
}

Decision fullDecision()
{
    Decision decision;
    decision.issue = ref(u"org/a#1");
    decision.batch = batchRef;
    decision.verdict = Verdict::Drop;
    decision.stage = Stage::Editor;
    decision.reason = u"duplicate"_s;
    decision.note = u"see there"_s;
    decision.by = u"林知秋"_s;
    decision.at = minute(1) + std::chrono::milliseconds(125);
    decision.until = minute(2);
    decision.duplicateOf = ref(u"org/group/b#I6ABCD");
    decision.seen = {u"diff"_s, u"timeline, all of it"_s, u""_s};
    decision.seenMs = 4200;
    decision.evidence = u"f00d"_s;
    decision.id = u"d1"_s;
    decision.undoes = u"d0"_s;
    decision.supersedes = {u"other"_s, u"with, comma"_s};
    decision.step = u"s1"_s;
    return decision;
}

AuditEntry fullAudit(const QString &text)
{
    AuditEntry entry;
    entry.batch = batchRef;
    entry.issue = ref(u"org/a#1");
    entry.nodeId = u"kg:1"_s;
    entry.verdict = AuditVerdict::Replace;
    entry.reason = u"outdated"_s;
    entry.note = text;
    entry.replacement = {u"kg:2"_s, text, u"https://kg.example/2"_s, u"doc"_s, text, 0.1, text};
    entry.content = u"c0ffee"_s;
    entry.isBlind = true;
    entry.by = u"林知秋"_s;
    entry.at = minute(9) + std::chrono::milliseconds(125);
    entry.id = u"k1"_s;
    entry.undoes = u"k0"_s;
    entry.supersedes = {u"other"_s, u"with, comma"_s};
    entry.step = u"s1"_s;
    return entry;
}

AuditEntry bareAudit()
{
    AuditEntry entry;
    entry.batch = batchRef;
    entry.issue = ref(u"org/a#1");
    entry.verdict = AuditVerdict::LeaveEmpty;
    entry.at = minute(9);
    entry.id = u"k1"_s;
    return entry;
}

/// A record of kind T as fill(record, text) makes it.
EventRecord event(SubjectKind on, const QString &text)
{
    return {ref(u"org/a#1"), on, u"e1"_s, u"reference"_s, minute(3), text, u"bot"_s, text, text,
            ref(u"org/b#2")};
}

} // namespace

QList<Record> fullRecords()
{
    const Timestamp early = at(u"1969-12-31T23:59:59.999Z");
    const QString text = u"text \"with\" everything: 内存泄漏 𠮷 😀\n\tsecond line"_s;
    return {
            RepoRecord{u"gitcode"_s, u"org/a"_s, u"https://gitcode.com/org/a"_s, u"a"_s, both(u"position"_s)},
            SeriesRecord{u"weekly"_s, both(u"title"_s), u"Asia/Shanghai"_s, 50, both(u"tagline"_s),
                    both(u"footer"_s)},
            BatchRecord{
                    batchRef, both(u"title"_s), minute(0), minute(9), 40, QStringList{u"org"_s, u"Ascend"_s}},
            IssueRecord{ref(u"org/a#1"), text, text, u"closed"_s, QStringList{u"bug"_s, u"缺陷"_s}, u"ada"_s,
                    u"user"_s, early, minute(2), minute(1), u"bob"_s, u"maintainer"_s,
                    u"https://gitcode.com/org/a/issues/1"_s},
            event(SubjectKind::Issue, text),
            event(SubjectKind::Change, text),
            ChangeRecord{ref(u"org/a#1"), text, text, u"merged"_s, early, minute(2), minute(3), u"master"_s,
                    u"fix"_s, u"bob"_s, u"https://gitcode.com/org/a/pulls/1"_s, 10, 0, 4'000'000'000,
                    QList<Commit>{{u"c0ffee"_s, text, text, minute(1)}, {u"f00d"_s, {}, {}, {}}}},
            PatchRecord{ref(u"org/a#1"), u"diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n"_s},
            LinkRecord{ref(u"org/a#1"), ref(u"org/a#1"), u"closing-keyword"_s, text},
            LinkRecord{
                    ref(u"org/a#1"), ref(u"org/a#1"), u"manual"_s, text, u"rejected"_s, u"ada"_s, minute(9)},
            KgNodeRecord{u"kg:1"_s, text, u"https://kg.example/1"_s, u"doc"_s, text, u"zh"_s},
            KgRefRecord{ref(u"org/a#1"), u"kg:1"_s, text, u"https://kg.example/1"_s, u"doc"_s, text, 0.1,
                    text, u"accepted"_s, u"ada"_s, minute(4), text},
            ProposalRecord{ref(u"org/a#1"), u"worker"_s, u"keep"_s, u"root-cause"_s, text, 0.875},
            fullDecision(),
            DraftRecord{batchRef, ref(u"org/a#1"), u"zh"_s, text, text, text, text, text, u"ada"_s},
            SectionRecord{batchRef, u"org/a"_s, 3, both(u"subtitle"_s), both(u"summary"_s)},
            ThemeRecord{batchRef, 1, both(u"title"_s), both(u"lead"_s),
                    QList<IssueRef>{ref(u"org/a#1"), ref(u"org/b#2")}},
            GuideRecord{batchRef, 1, both(u"symptom"_s), both(u"action"_s), QList<IssueRef>{ref(u"org/b#2")}},
            ResolutionRecord{ref(u"org/a#1"), u"docs-fix"_s, text, u"ada"_s, minute(9)},
            TextEdit{batchRef, TextOwner::Draft, u"org/a#1"_s, u"answer"_s, u"zh"_s, text, u"ada"_s,
                    minute(9), u"t1"_s, u"t0"_s, u"s1"_s},
            fullAudit(text),
            PublishedArticleRecord{batchRef, u"zh"_s, u"{\"title\":\"题\"}"_s, u"ada"_s, minute(9)},
            TermRecord{u"weekly"_s, u"算子"_s, u"operator"_s, text},
            PublicationRecord{batchRef, u"wordpress"_s, u"zh"_s, u"draft"_s, u"d1"_s, u"{\"zh\":{}}"_s,
                    QList<PublishedFile>{{u"post.zh.html"_s, u"aa"_s, 12}, {u"b"_s, {}, {}}},
                    u"https://blog.example"_s, u"https://blog.example/?p=7"_s, u"7"_s, u"bb"_s, text,
                    u"ada"_s, minute(9), u"p1"_s},
    };
}

QList<Record> bareRecords()
{
    const auto bareEvent = [](SubjectKind on) {
        EventRecord event;
        event.subject = ref(u"org/a#1");
        event.on = on;
        event.id = u"e1"_s;
        return event;
    };
    IssueRecord issue;
    issue.ref = ref(u"org/a#1");
    ChangeRecord change;
    change.ref = ref(u"org/a#1");
    DraftRecord draft;
    draft.batch = batchRef;
    draft.issue = ref(u"org/a#1");
    draft.lang = u"en"_s;
    draft.by = u"ada"_s;
    return {
            RepoRecord{u"gitee"_s, u"org/a"_s, {}, {}, {}},
            SeriesRecord{u"weekly"_s, {}, {}, {}, {}, {}},
            BatchRecord{batchRef, {}, {}, {}, {}, {}},
            issue,
            bareEvent(SubjectKind::Issue),
            bareEvent(SubjectKind::Change),
            change,
            PatchRecord{ref(u"org/a#1"), {}},
            LinkRecord{ref(u"org/a#1"), ref(u"org/b#1"), u"branch-name"_s, {}},
            KgNodeRecord{u"kg:1"_s, {}, {}, {}, {}, {}},
            aKgRef(u"org/a#1", u"kg:1"_s),
            ProposalRecord{ref(u"org/a#1"), u"worker"_s, {}, {}, {}, {}},
            aDecision(u"org/a#1", Verdict::Undecided, u"ada"_s, 0, u"d1"_s),
            draft,
            SectionRecord{batchRef, u"org/a"_s, {}, {}, {}},
            ThemeRecord{batchRef, 0, {}, {}, {}},
            GuideRecord{batchRef, 0, {}, {}, {}},
            ResolutionRecord{ref(u"org/a#1"), {}, {}, u"ada"_s, minute(9)},
            TextEdit{batchRef, TextOwner::Article, {}, u"themes"_s, {}, {}, {}, minute(9), u"t1"_s, {}, {}},
            bareAudit(),
            PublishedArticleRecord{batchRef, u"en"_s, u"{}"_s, {}, {}},
            TermRecord{u"weekly"_s, u"算子"_s, u"operator"_s, {}},
            PublicationRecord{batchRef, u"html"_s, u"both"_s, {}, {}, {}, {}, {}, {}, {}, {}, {}, {},
                    minute(9), u"p1"_s},
    };
}

QList<Record> emptyRecords()
{
    const QString empty = u""_s;
    const LocalizedText none{empty, empty};
    EventRecord event{
            ref(u"org/a#1"), SubjectKind::Issue, u"e1"_s, u"comment"_s, {}, empty, empty, empty, empty, {}};
    Decision decision = aDecision(u"org/a#1", Verdict::Hold, u"ada"_s, 0, u"d1"_s);
    decision.reason = decision.note = decision.evidence = empty;
    decision.seenMs = 0;
    AuditEntry audit = bareAudit();
    audit.verdict = AuditVerdict::Note;
    audit.reason = audit.note = audit.content = audit.by = audit.step = empty;
    return {
            RepoRecord{u"github"_s, u"org/a"_s, empty, empty, none},
            SeriesRecord{u"weekly"_s, none, empty, 0, none, none},
            BatchRecord{batchRef, none, {}, {}, 0, QStringList{}},
            IssueRecord{ref(u"org/a#1"), empty, empty, {}, QStringList{}, empty, {}, {}, {}, {}, empty, {},
                    empty},
            event,
            ChangeRecord{ref(u"org/a#1"), empty, empty, {}, {}, {}, {}, empty, empty, empty, empty, 0, 0, 0,
                    QList<Commit>{}},
            PatchRecord{ref(u"org/a#1"), empty},
            LinkRecord{ref(u"org/a#1"), ref(u"org/b#1"), u"branch-name"_s, empty},
            KgNodeRecord{u"kg:1"_s, empty, empty, empty, empty, empty},
            KgRefRecord{
                    ref(u"org/a#1"), u"kg:1"_s, empty, empty, empty, empty, 0.0, empty, {}, empty, {}, empty},
            ProposalRecord{ref(u"org/a#1"), u"worker"_s, {}, empty, empty, 0.0},
            decision,
            DraftRecord{batchRef, ref(u"org/a#1"), u"zh"_s, empty, empty, empty, empty, empty, u"ada"_s},
            SectionRecord{batchRef, u"org/a"_s, 0, none, none},
            ThemeRecord{batchRef, 0, none, none, QList<IssueRef>{}},
            GuideRecord{batchRef, 0, none, none, QList<IssueRef>{}},
            ResolutionRecord{ref(u"org/a#1"), {}, empty, u"ada"_s, minute(9)},
            TextEdit{batchRef, TextOwner::Theme, u"1"_s, u"lead"_s, u"en"_s, empty, empty, minute(9), u"t1"_s,
                    {}, empty},
            audit,
            TermRecord{u"weekly"_s, u"算子"_s, u"operator"_s, empty},
            PublicationRecord{batchRef, u"html"_s, u"en"_s, u"exported"_s, empty, empty,
                    QList<PublishedFile>{}, empty, empty, empty, empty, empty, empty, minute(9), u"p1"_s},
    };
}

} // namespace Winnow
