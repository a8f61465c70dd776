// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidence/referencefinder.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

namespace {

/// References in short: `*` closes, `#` issue, `!` change, `?` either; the repository where it is not the
/// text's own, the forge where it is not the text's own.
QString inShort(const QList<Reference> &references, const ReferenceContext &context)
{
    QStringList words;
    for (const Reference &reference : references) {
        QString word = reference.closes ? u"*"_s : QString();
        if (!reference.forge.isNull() && reference.forge != context.forge)
            word += reference.forge + u':';
        if (reference.target.repo != context.repo)
            word += reference.target.repo;
        word += reference.kind == ReferenceKind::Issue    ? u'#'
                : reference.kind == ReferenceKind::Change ? u'!'
                                                          : u'?';
        words.append(word + reference.target.number);
    }
    return words.join(u' ');
}

ReferenceContext onGitCode()
{
    return {u"org/repo"_s, u"gitcode"_s};
}

ReferenceContext onGitHub()
{
    return {u"org/repo"_s, u"github"_s};
}

} // namespace

class TestReferenceFinder final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void finds_data();
    void finds();
    void findsOnGitHub_data();
    void findsOnGitHub();
    void leavesAlone_data();
    void leavesAlone();
    void readsAddresses_data();
    void readsAddresses();
    void givesThePlace_data();
    void givesThePlace();
    void takesTimeInProportion_data();
    void takesTimeInProportion();
};

void TestReferenceFinder::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &text, const QString &expected) {
        QTest::newRow(name) << text << expected;
    };
    row("bare", u"see #12"_s, u"#12"_s);
    row("alone on a line", u"#2758"_s, u"#2758"_s);
    row("list item", u"- #2716"_s, u"#2716"_s);
    row("one digit alone", u"#3\n"_s, u"#3"_s);
    row("full-width sign", u"关联 ＃12"_s, u"#12"_s);
    row("full-width digits", u"关联 ＃１２"_s, u"#12"_s);
    row("glued to Chinese", u"和#411是同一份模板"_s, u"#411"_s);
    row("glued to issue", u"解决issue#402"_s, u"*#402"_s);
    row("issue without sign", u"关联issue145"_s, u"#145"_s);
    row("issue, blank, number", u"加入 issue 217 的用例"_s, u"#217"_s);
    row("issues-1757", u"issues-1757"_s, u"#1757"_s);
    row("in brackets", u"规范对齐(issue #4553)，并删除"_s, u"#4553"_s);
    row("full-width brackets", u"（#2684）"_s, u"#2684"_s);
    row("bold label", u"**关联 Issue:** #2465"_s, u"#2465"_s);
    row("full stop behind", u"关联 Issue：#153。"_s, u"#153"_s);
    row("colon behind", u"#1009: [clawcodex]: 修改资料"_s, u"#1009"_s);
    row("pre- in front", u"the pre-#13299 state"_s, u"#13299"_s);
    row("Gitee's number", u"修复 #I6ABCD"_s, u"*#I6ABCD"_s);
    row("list with enumeration comma", u"见 #12、#13 和 #15"_s, u"#12 #13 #15"_s);
    row("slash between", u"#184/#195"_s, u"#184 #195"_s);
    row("change", u"见 !668，下个版本带上"_s, u"!668"_s);
    row("change after Chinese", u"以及回退!312。"_s, u"!312"_s);
    row("arrows", u"!831→!858→!979"_s, u"!831 !858 !979"_s);
    row("PR and number", u"see PR 28. Please"_s, u"!28"_s);
    row("PR glued", u"PR5397 已合入"_s, u"!5397"_s);
    row("PR-N", u"[sync] PR-441: title"_s, u"!441"_s);
    row("PR #N", u"已在 PR #4790 中合入"_s, u"!4790"_s);
    row("PR：N", u"资料PR：44144"_s, u"!44144"_s);
    row("MR !N", u"（MR !40289）"_s, u"!40289"_s);
    row("MR N", u"MR 12 合了"_s, u"!12"_s);
    row("lower case", u"see pr 203"_s, u"!203"_s);
    row("merge request", u"This reverts merge request !951"_s, u"!951"_s);
    row("Pull Request", u"Pull Request 77"_s, u"!77"_s);
    row("合并请求", u"合并请求 !97"_s, u"!97"_s);
    row("PR list with plus", u"PR 184+195"_s, u"!184 !195"_s);
    row("PR list with enumeration comma", u"PR 184、195 已合"_s, u"!184 !195"_s);
    row("PRs, plural", u"PRs 12, 13 and 15 landed"_s, u"!12 !13 !15"_s);
    row("PR #12、#13", u"PR #12、#13"_s, u"!12 !13"_s);
    row("full-width bang behind MR", u"MR ！97"_s, u"!97"_s);
    row("qualified issue", u"other/lib#7"_s, u"other/lib#7"_s);
    row("qualified change", u"other/lib!7"_s, u"other/lib!7"_s);
    row("qualified, in Chinese", u"见starling/serve-engine#229。"_s, u"starling/serve-engine#229"_s);
    row("Fixes", u"Fixes #12"_s, u"*#12"_s);
    row("any case", u"fIXED #12"_s, u"*#12"_s);
    row("Closes:", u"Closes: #12"_s, u"*#12"_s);
    row("Resolve：", u"Resolve：#12"_s, u"*#12"_s);
    row("This PR closes", u"This PR closes #7807 ."_s, u"*#7807"_s);
    row("fix #N in a title", u"fix #291: 优化文档"_s, u"*#291"_s);
    row("in brackets behind a sentence", u"abort（fixes #2485）"_s, u"*#2485"_s);
    row("修复", u"修复 #12"_s, u"*#12"_s);
    row("修复 glued", u"修复#12"_s, u"*#12"_s);
    row("修复issue：", u"修复issue：#12"_s, u"*#12"_s);
    row("修复 issue #N", u"修复 issue #147"_s, u"*#147"_s);
    row("已修复", u"已修复 #12"_s, u"*#12"_s);
    row("修复了", u"修复了 #12"_s, u"*#12"_s);
    row("解决问题单", u"解决问题单 #12"_s, u"*#12"_s);
    row("关闭", u"关闭 #12"_s, u"*#12"_s);
    row("同时解决", u"更新：同时解决 #217，已加入"_s, u"*#217"_s);
    row("Fixes the issue", u"Fix the issue #6143 ."_s, u"*#6143"_s);
    row("Fixes issue in brackets", u"[Fixes issue #183]"_s, u"*#183"_s);
    row("closes all, and", u"Fixes #12 and #13"_s, u"*#12 *#13"_s);
    row("closes all, commas", u"Closes #2573, #2575, #2577"_s, u"*#2573 *#2575 *#2577"_s);
    row("closes all, Chinese", u"修复 #12、#13 和 #15"_s, u"*#12 *#13 *#15"_s);
    row("closes all, issue again", u"Fixes issue #12 and issue #13"_s, u"*#12 *#13"_s);
    row("two lines, two words", u"修复 #411\n修复 #415"_s, u"*#411 *#415"_s);
    row("the list ends with a word", u"Fixes #12, part of #13"_s, u"*#12 #13"_s);
    row("closing list behind a colon", u"Fixes:\n- #12"_s, u"*#12"_s);
    row("next line does not close", u"Fixes #12\n\n#13"_s, u"*#12 #13"_s);
    row("Related", u"Related Issue: #3387"_s, u"#3387"_s);
    row("关联", u"关联Issue #409"_s, u"#409"_s);
    row("Refs", u"Refs #12"_s, u"#12"_s);
    row("template's sign and an address", u"Fixes #https://gitcode.com/org/repo/issues/205"_s, u"*#205"_s);
    row("address behind a closing word", u"修复 https://gitcode.com/a/b/issues/569"_s, u"*a/b#569"_s);
    row("label and address are one", u"Fixes [#1680](https://gitcode.com/org/repo/issues/1680)"_s,
            u"*#1680"_s);
    row("title as label", u"Fixes [[Bug]: DFX 行为](https://gitcode.com/org/repo/issues/1830)"_s,
            u"*#1830"_s);
    row("number inside of a label", u"[补齐（39）#2968](https://gitcode.com/org/repo/issues/2968)"_s,
            u"#2968"_s);
    row("address as its own label",
            u"[https://gitcode.com/org/repo/issues/373](https://gitcode.com/org/repo/issues/373)"_s,
            u"#373"_s);
    row("PR label", u"[PR #44144](https://gitcode.com/org/repo/pull/44144)"_s, u"!44144"_s);
    row("label cut off before the text", u"#48203](https://github.com/vllm-project/vllm/issues/48203)."_s,
            u"github:vllm-project/vllm?48203"_s);
    row("number and address both", u"- #1733 https://gitcode.com/org/repo/issues/1733"_s, u"#1733 #1733"_s);
    row("not fixed", u"未修复 #12"_s, u"#12"_s);
    row("does not fix", u"This does not fix #12"_s, u"#12"_s);
    row("partially", u"Partially fixes #12"_s, u"#12"_s);
    row("部分解决", u"部分解决 #12"_s, u"#12"_s);
    row("what it broke", u"修复 #12 引入的问题"_s, u"#12"_s);
    row("a word in between", u"Fixes a crash, see #12"_s, u"#12"_s);
    row("part of a word", u"prefix #12"_s, u"#12"_s);
    row("own number behind fixes", u"more fallback fixes (#12995)"_s, u"#12995"_s);
    row("change is not closed", u"fix !12"_s, u"!12"_s);
    row("GH-N", u"GH-12"_s, u"?12"_s);
}

void TestReferenceFinder::finds()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(inShort(findReferences(text, onGitCode()), onGitCode()), expected);
}

void TestReferenceFinder::findsOnGitHub_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("either") << u"Refs #12"_s << u"?12"_s;
    QTest::newRow("closes") << u"Fixes #12."_s << u"*?12"_s;
    QTest::newRow("PR says which") << u"same as PR #9531"_s << u"!9531"_s;
    QTest::newRow("issue says which") << u"Part of issue #5463 item 10"_s << u"#5463"_s;
    QTest::newRow("issue address may be a change")
            << u"https://github.com/org/repo/issues/13651"_s << u"?13651"_s;
    QTest::newRow("pull address") << u"https://github.com/org/repo/pull/4"_s << u"!4"_s;
    QTest::newRow("other repository")
            << u"fixes vllm-project/vllm#37988 without"_s << u"*vllm-project/vllm?37988"_s;
    QTest::newRow("no bang") << u"well !12"_s << QString();
    QTest::newRow("bang behind PR") << u"PR !12"_s << u"!12"_s;
    QTest::newRow("no Gitee numbers") << u"#I6ABCD"_s << QString();
}

void TestReferenceFinder::findsOnGitHub()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(inShort(findReferences(text, onGitHub()), onGitHub()), expected);
}

void TestReferenceFinder::leavesAlone_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QString &text) { QTest::newRow(name) << text; };
    row("empty", QString());
    row("sign alone", u"#"_s);
    row("bang alone", u"!"_s);
    row("Fixes # untouched", u"Fixes #\n"_s);
    row("#000 of the template", u"关联Issue #000"_s);
    row("template example", u"例如：关联Issue #123"_s);
    row("e.g.", u"(e.g., Fixes #1234)"_s);
    row("comment", u"<!-- 例如：关联Issue #12 -->"_s);
    row("comment over lines", u"<!--\nFixes #12\n-->"_s);
    row("comment without end", u"<!-- Fixes #12"_s);
    row("code span", u"use `#12` here"_s);
    row("long code span", u"``a `#12` b``"_s);
    row("fence", u"```\n#12\n```"_s);
    row("fence with language", u"```cpp\nFixes #12\n```\n"_s);
    row("tilde fence", u"~~~\n!12\n~~~"_s);
    row("fence without end", u"```\n#12"_s);
    row("indented code", u"text\n\n    #12\n"_s);
    row("pre", u"<pre>#12</pre>"_s);
    row("code tag", u"<code>Fixes #12</code>"_s);
    row("C#1", u"C#1"_s);
    row("word", u"abc#12"_s);
    row("behind underscore", u"x_#12"_s);
    row("heading", u"##12"_s);
    row("heading with blank", u"# 12"_s);
    row("list number", u"#1 背景"_s);
    row("list number with colon", u"#2: do this"_s);
    row("colour with letters", u"#fff000"_s);
    row("colour that starts with digits", u"#428BCA"_s);
    row("css colour", u"color: #123456;"_s);
    row("attribute", u"<font color=\"#333333\">x"_s);
    row("background", u"background:#112233"_s);
    row("Chinese colour", u"颜色：#123456"_s);
    row("entity", u"don&#39;t"_s);
    row("escaped", u"\\#12"_s);
    row("version", u"#1.2"_s);
    row("share", u"#12%"_s);
    row("letters behind", u"#12abc"_s);
    row("leading zero", u"#012"_s);
    row("too long", u"#20261116"_s);
    row("Top #1", u"Top #1"_s);
    row("task number", u"任务 #47"_s);
    row("upstream", u"follow upstream #187357"_s);
    row("link's fragment", u"[x](#12)"_s);
    row("file's fragment", u"docs/readme.md#12"_s);
    row("address's fragment", u"https://example.com/a#12"_s);
    row("address's path", u"https://gitcode.com/org/repo/issues/new"_s);
    row("end of a sentence", u"太好了！12 个用例都过了"_s);
    row("not equal", u"a!=12"_s);
    row("negation", u"if (x==!1)"_s);
    row("English end of a sentence", u"Great!12 tests"_s);
    row("important", u"!important"_s);
    row("image", u"![12](x.png)"_s);
    row("PR and amount", u"PR 3 个"_s);
    row("PR and files", u"PR 12 files"_s);
    row("part of a series", u"[PR 1/3]"_s);
    row("PR and date", u"PR 2026-11-16"_s);
    row("PR and version", u"PR 3.1"_s);
    row("Mr", u"Mr 12"_s);
    row("PRO", u"PRO 12"_s);
    row("branch", u"fix/pr-12-x"_s);
    row("issue and one digit", u"issue 1: it crashes"_s);
    row("issue as a word", u"an issue with 12 GB"_s);
    row("unknown host", u"https://example.com/org/repo/issues/12"_s);
    row("commit", u"https://gitcode.com/org/repo/commit/1234567"_s);
}

void TestReferenceFinder::leavesAlone()
{
    QFETCH(QString, text);
    QCOMPARE(inShort(findReferences(text, onGitCode()), onGitCode()), QString());
}

void TestReferenceFinder::readsAddresses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const QString &expected) {
        QTest::newRow(text) << QString::fromUtf8(text) << expected;
    };
    row("https://gitcode.com/a/b/issues/12", u"a/b#12"_s);
    row("http://www.gitcode.com/a/b/issues/12", u"a/b#12"_s);
    row("HTTPS://GitCode.com/a/b/issues/12", u"a/b#12"_s);
    row("https://atomgit.com/a/b/issues/12", u"a/b#12"_s);
    row("gitcode.com/a/b/issues/12", u"a/b#12"_s);
    row("https://api.gitcode.com/api/v5/repos/a/b/issues/12", u"a/b#12"_s);
    row("https://gitcode.com/a/b/merge_requests/12", u"a/b!12"_s);
    row("https://gitcode.com/a/b/pull/12", u"a/b!12"_s);
    row("https://gitcode.com/a/b/pulls/12/files", u"a/b!12"_s);
    row("https://gitcode.com/a/b/merge_requests/12/diffs#note_77", u"a/b!12"_s);
    row("https://gitcode.com/a/b/issues/12?ref=x&did=3", u"a/b#12"_s);
    row("https://gitcode.com/a/b/issues/12#tid-9", u"a/b#12"_s);
    row("https://gitee.com/a/b/issues/I6ABCD", u"gitee:a/b#I6ABCD"_s);
    row("https://gitee.com/a/b/pulls/184", u"gitee:a/b!184"_s);
    row("https://github.com/a/b/issues/12", u"github:a/b?12"_s);
    row("https://github.com/a/b/pull/12#issuecomment-1", u"github:a/b!12"_s);
    row("https://gitlab.com/g/s/b/-/issues/12", u"gitlab:g/s/b#12"_s);
    row("https://gitlab.example.org/g/b/-/merge_requests/12", u"gitlab:g/b!12"_s);
    row("https://code.example.org/g/b/-/issues/12", u"gitlab:g/b#12"_s);
    row("关联issue：https://gitcode.com/a/b/issues/12。", u"a/b#12"_s);
    row("**https://gitcode.com/a/b/issues/12**</font>\\", u"a/b#12"_s);
    row("（https://gitcode.com/a/b/issues/12）", u"a/b#12"_s);
    row("[https://gitcode.com/a/b/issues/12]", u"a/b#12"_s);
    row("[x](<https://gitcode.com/a/b/issues/12>)", u"a/b#12"_s);
    row("https://gitcode.com/a/b/issues/12https://gitcode.com/a/b/issues/13", u"a/b#12 a/b#13"_s);
    row("issue/工单https://gitcode.com/a/b/issues/12 https://gitcode.com/a/b/issues/13", u"a/b#12 a/b#13"_s);
    row("https://gitcode.com/a/issues/12", QString());
    row("https://gitcode.com/a/b/issues/0", QString());
    row("https://gitcode.com/a/b/c/issues/12", QString());
    row("https://gitcode.com/a/b/issues/12abc", QString());
    row("https://gitcode.com//b/issues/12", QString());
    row("https://", QString());
}

void TestReferenceFinder::readsAddresses()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(inShort(findReferences(text, onGitCode()), onGitCode()), expected);
}

void TestReferenceFinder::givesThePlace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("place");
    QTest::newRow("sign and number") << u"修复 #12。"_s << u"#12"_s;
    QTest::newRow("behind a surrogate pair") << u"👍 #12"_s << u"#12"_s;
    QTest::newRow("word included") << u"see PR 28."_s << u"PR 28"_s;
    QTest::newRow("repository included") << u"见other/lib#7。"_s << u"other/lib#7"_s;
    QTest::newRow("address without its full stop")
            << u"x https://gitcode.com/a/b/issues/12/. y"_s << u"https://gitcode.com/a/b/issues/12/"_s;
    QTest::newRow("link as a whole") << u"x [#1](https://gitcode.com/a/b/issues/1), y"_s
                                     << u"[#1](https://gitcode.com/a/b/issues/1)"_s;
}

void TestReferenceFinder::givesThePlace()
{
    QFETCH(QString, text);
    QFETCH(QString, place);
    const auto references = findReferences(text, onGitCode());
    QCOMPARE(references.size(), 1);
    QCOMPARE(text.mid(references.first().offset, references.first().length), place);
}

void TestReferenceFinder::takesTimeInProportion_data()
{
    QTest::addColumn<QString>("piece");
    for (const char *piece : {"#1 ", "!1", "[", "](", "[[#12](https://gitcode.com/a/b/issues/12) ", "`",
                 "` `` ", "<!--", "<pre>", "<code>#1", "PR 1+", "PRs 1, ", "a/", "https://",
                 "https://gitcode.com/a/b/issues/1", "修复", "fix ", "fix issue the bug :", "\n    #12\n\n",
                 "```\n", "~~~\n#1\n", "issue ", "＃１", "/a#1", "issue#", "\n\n\n", "                ",
                 "((((#12", "1234567890"})
        QTest::newRow(piece) << QString::fromUtf8(piece);
}

/// A million characters of each piece take a fraction of a second, and on a busy machine a few; what grows
/// with the square would take many minutes.
void TestReferenceFinder::takesTimeInProportion()
{
    QFETCH(QString, piece);
    const QString text = piece.repeated(1'000'000 / piece.size());
    QElapsedTimer timer;
    timer.start();
    const auto references = findReferences(text, onGitCode());
    QVERIFY2(timer.elapsed() < 30'000, qPrintable(QString::number(timer.elapsed())));
    QVERIFY(references.size() <= text.size());
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestReferenceFinder)
#include "tst_referencefinder.moc"
