// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "bundle/bundleimport.h"
#include "support/makerecords.h"
#include "workspace/journal.h"
#include "workspace/workspace.h"

#include <QCoreApplication>

#include <cstdio>

/// A program that writes into a workspace and says so, for tests that kill it, fill its disk, or stand
/// beside it:
///
///   hold PATH            opens for writing, says "holding", and waits for the end of its input
///   decide PATH COUNT    records COUNT acts (-1: for ever) on org/a#1 to #100, says "ack ID,ID…" after each
///   write PATH STEPS     imports steps of 20 issues, says "ack FIRST LAST" after each commit, then "done"
///   import PATH BUNDLE   says "begun", imports, says "ack ROWID,ROWID…" after each commit, then "done"
///
/// Everything it says is flushed at once, and said only after the commit. An error is said as "error CODE
/// TEXT" with exit code 3.
using namespace Qt::StringLiterals;
using namespace Winnow;

namespace {

constexpr int issueCount = 100;
constexpr int issuesPerStep = 20;
constexpr int failed = 3;

void say(const QByteArray &line)
{
    std::fwrite(line.constData(), 1, static_cast<size_t>(line.size()), stdout);
    std::fputc('\n', stdout);
    std::fflush(stdout);
}

int sayError(const WorkspaceError &error)
{
    say("error " + QByteArray::number(static_cast<int>(error.code)) + ' ' + describe(error).toUtf8());
    return failed;
}

template <typename T>
QByteArray joined(const QList<T> &list, QByteArray (*text)(const T &))
{
    QByteArrayList texts;
    for (const T &item : list)
        texts.append(text(item));
    return texts.join(',');
}

int hold()
{
    say("holding");
    while (std::getchar() != EOF) {
    }
    return 0;
}

/// Decisions on one and on several issues, undos and redos, in a fixed pattern.
WorkspaceResult<RecordedStep> act(Journal &journal, int number)
{
    if (number % 7 == 5)
        return journal.undo(u"writer"_s);
    if (number % 7 == 6)
        return journal.redo(u"writer"_s);
    DecisionRequest request;
    for (int i = 0; i <= number % 3; ++i)
        request.issues.append({u"org/a"_s, QString::number(1 + (number + i) % issueCount)});
    request.verdict = static_cast<Verdict>(number % 4);
    request.note = u"act %1"_s.arg(number);
    request.by = u"writer"_s;
    return journal.record(request);
}

int decide(Workspace &workspace, int count)
{
    Journal journal(workspace);
    for (int number = 0; number != count; ++number) {
        const auto recorded = act(journal, number);
        if (!recorded)
            return sayError(recorded.error());
        say("ack " + joined<Decision>(recorded->entries, [](const Decision &d) { return d.id.toLatin1(); }));
    }
    return 0;
}

WorkspaceResult<void> writeStep(RecordWriter &writer, int first)
{
    for (int number = first; number < first + issuesPerStep; ++number) {
        const QString name = u"org/w#%1"_s.arg(number);
        IssueRecord issue = anIssue(name, u"标题 of issue %1"_s.arg(number));
        issue.body = u"body 正文 "_s.repeated(40);
        issue.labels = QStringList{u"bug"_s, u"label-%1"_s.arg(number % 5)};
        for (const Record &record : {Record(issue), Record(aComment(name, u"c1"_s, u"a comment"_s)),
                     Record(aProposal(name, u"worker"_s, u"keep"_s, 0.5))}) {
            if (const auto written = writer.write(record); !written)
                return std::unexpected(written.error());
        }
    }
    return writer.commit();
}

int write(Workspace &workspace, int steps)
{
    auto writer = RecordWriter::begin(workspace);
    if (!writer)
        return sayError(writer.error());
    for (int step = 0; step != steps; ++step) {
        const int first = 1 + step * issuesPerStep;
        if (const auto done = writeStep(*writer, first); !done)
            return sayError(done.error());
        say("ack " + QByteArray::number(first) + ' ' + QByteArray::number(first + issuesPerStep - 1));
    }
    if (const auto finished = writer->finish(); !finished)
        return sayError(finished.error());
    say("done");
    return 0;
}

int import(Workspace &workspace, const QString &bundle)
{
    say("begun");
    BundleImportOptions options;
    options.touched = [](const RecordWriter::Touched &touched) {
        say("ack " + joined<qint64>(touched.issues, [](const qint64 &id) { return QByteArray::number(id); }));
    };
    const auto report = importBundles(workspace, {bundle}, options);
    if (!report)
        return sayError(report.error());
    say("done");
    return 0;
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 3)
        return failed;
    auto workspace = Workspace::open(arguments[2], Workspace::Access::ReadWrite);
    if (!workspace)
        return sayError(workspace.error());
    const QString detail = arguments.value(3);
    if (arguments[1] == "hold"_L1)
        return hold();
    if (arguments[1] == "decide"_L1)
        return decide(*workspace, detail.toInt());
    if (arguments[1] == "write"_L1)
        return write(*workspace, detail.toInt());
    if (arguments[1] == "import"_L1)
        return import(*workspace, detail);
    return failed;
}
