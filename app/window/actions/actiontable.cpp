// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "actiontable.h"

#include <QCoreApplication>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using enum ActionContext;
using enum ActionMenu;

constexpr ActionInfo table[] = {
        {"new-workspace"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&New workspace…"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Makes an empty workspace file."), "Ctrl+N", Window,
                File},
        {"open-workspace"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Open workspace…"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Opens a workspace file."), "Ctrl+O", Window, File},
        {"open-sample"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "Open the &sample batch"),
                QT_TRANSLATE_NOOP("Winnow::Action",
                        "Opens the made-up batch that comes with Winnow, to try things out."),
                "", Window, File},
        {"import-bundles"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Import bundles…"),
                QT_TRANSLATE_NOOP("Winnow::Action",
                        "Takes issues, changes and drafts from bundle files into the workspace."),
                "Ctrl+I", Window, File, true},
        {"import-article"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "Import a &published article…"),
                QT_TRANSLATE_NOOP("Winnow::Action",
                        "Keeps an article that came out before, so that its issues are known as published."),
                "", Window, File},
        {"import-glossary"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "Import a &glossary…"),
                QT_TRANSLATE_NOOP(
                        "Winnow::Action", "Takes the series' terms from a CSV file: Chinese, English, note."),
                "", Window, File},
        {"close-workspace"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Close workspace"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Closes the workspace and shows the welcome page."),
                "Ctrl+W", Window, File, true},
        {"quit"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Quit"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Closes the window. Every decision is saved already."),
                "Ctrl+Q", Window, File},

        {"undo"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Undo decision"),
                QT_TRANSLATE_NOOP(
                        "Winnow::Action", "Takes the latest decision back, as far back as there are any."),
                "Z Ctrl+Z", Triage, Edit},
        {"redo"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Redo decision"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Makes again what was taken back last."),
                "Shift+Z Ctrl+Shift+Z", Triage, Edit},
        {"search"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Search"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Goes to the search field that narrows the table."),
                "/ Ctrl+F", Triage, Edit, true},
        {"clear-filter"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Clear the filter"),
                QT_TRANSLATE_NOOP("Winnow::Action",
                        "Forgets search words and chosen facets, and shows all candidates."),
                "Ctrl+Backspace", Triage, Edit},
        {"reviewer"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "Re&viewer's name…"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Changes the name that is recorded with decisions."), "",
                Window, Edit, true},

        {"next"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "N&ext issue"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Moves to the row below."), "J", Triage, Issue},
        {"previous"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Previous issue"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Moves to the row above."), "K", Triage, Issue},
        {"next-undecided"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "Next un&decided issue"),
                QT_TRANSLATE_NOOP(
                        "Winnow::Action", "Moves to the next undecided row below, then from the top."),
                "Shift+J", Triage, Issue},
        {"keep"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Keep"),
                QT_TRANSLATE_NOOP(
                        "Winnow::Action", "Keeps the current or the selected issues for the article."),
                "A", Triage, Issue, true, false, VerdictMark::Keep},
        {"keep-reason"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "Keep with a &reason…"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Keeps, and asks why."), "Shift+A", Triage, Issue},
        {"drop"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "Dr&op…"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Opens the reasons for a drop; a digit picks one."), "X",
                Triage, Issue, false, false, VerdictMark::Drop},
        {"hold"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Hold…"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Puts aside, with a date or until something changes."),
                "H", Triage, Issue, false, false, VerdictMark::Hold},
        {"duplicate"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Mark as duplicate…"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Drops as a duplicate of an issue that one chooses."),
                "M", Triage, Issue},
        {"take-back"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Undecided"),
                QT_TRANSLATE_NOOP(
                        "Winnow::Action", "Sets the current or the selected issues back to undecided."),
                "U", Triage, Issue, false, false, VerdictMark::Undecided},
        {"note"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "Write a &note"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Goes to the note, which is recorded with the decision."),
                "T", Triage, Issue},
        {"open-page"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "Open the page in the &browser"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Opens the issue on its forge."), "O", Triage, Issue,
                true},
        {"new-theme"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "New &theme"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Adds a theme to the article, at the end."), "Ctrl+T",
                Window, Issue, true},
        {"new-guide-line"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "New &line in the guide"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Adds a line to the troubleshooting guide, at the end."),
                "Ctrl+G", Window, Issue},
        {"prefilter"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "Apply the pre&filter rules"),
                QT_TRANSLATE_NOOP(
                        "Winnow::Action", "Drops what the series' rules name; editors' decisions stay."),
                "", Triage, Issue, true},

        {"desk-triage"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Triage"),
                QT_TRANSLATE_NOOP(
                        "Winnow::Action", "Shows the triage desk: what is kept, and what is dropped."),
                "Ctrl+1", Window, View},
        {"desk-article"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Article"),
                QT_TRANSLATE_NOOP("Winnow::Action",
                        "Shows the article desk: the texts, the article as it will be read, and what is "
                        "wrong."),
                "Ctrl+2", Window, View},
        {"table"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "Go to the ta&ble"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Puts the keyboard into the candidate table."), "L",
                Triage, View, true},
        {"timeline"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "Time&line"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Puts the keyboard into the timeline of the issue."), "E",
                Triage, View},
        {"why"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Why?"),
                QT_TRANSLATE_NOOP("Winnow::Action",
                        "Explains the assessment: its rules, and the facts that they rest on."),
                "W", Triage, View},
        {"diff"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Diff"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Shows what the linked change did."), "D", Triage, View},
        {"next-hunk"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "Ne&xt hunk"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Goes to the next place that the change touched."), "N",
                Triage, View},
        {"previous-hunk"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "Previous hun&k"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Goes to the place before that the change touched."), "P",
                Triage, View},
        {"conversation"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Conversation"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Shows what was said about the issue."), "C", Triage,
                View},
        {"issue-text"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Issue text"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Shows what the author of the issue wrote."), "I", Triage,
                View},
        {"record"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Record"),
                QT_TRANSLATE_NOOP("Winnow::Action",
                        "Shows decisions, proposals, changes, graph references and drafts."),
                "R", Triage, View},
        {"group"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Group by repository"),
                QT_TRANSLATE_NOOP("Winnow::Action",
                        "Puts the issues of a repository together, or takes them apart again."),
                "G", Triage, View, true, true},
        {"quota-line"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "Rows around the &quota"),
                QT_TRANSLATE_NOOP("Winnow::Action",
                        "Shows the weakest kept and the strongest not kept issues, to swap a pair."),
                "Q", Triage, View, false, true},

        {"palette"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Find an action…"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Finds any action by typing a part of its name."),
                "Ctrl+K", Window, Help},
        {"shortcuts"_L1, QT_TRANSLATE_NOOP("Winnow::Action", "&Keys…"),
                QT_TRANSLATE_NOOP("Winnow::Action", "Shows all keys, and changes them."), "F1 ?", Window,
                Help},
};

} // namespace

std::span<const ActionInfo> actionTable()
{
    return table;
}

} // namespace Winnow
