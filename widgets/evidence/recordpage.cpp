// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "recordpage.h"

#include "domain/reason.h"
#include "items/verdictmark.h"
#include "markdown/safemarkdown.h"
#include "timetext.h"

#include <QSet>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QString heading(const QString &text)
{
    return u"<p class=\"h\">%1</p>"_s.arg(text.toHtmlEscaped());
}

QString tableRow(const QStringList &cells, QLatin1StringView tag = "td"_L1)
{
    QString row = u"<tr>"_s;
    for (const QString &cell : cells)
        row += u"<%1>%2</%1>"_s.arg(tag, cell);
    return row + u"</tr>"_s;
}

QString table(const QStringList &titles, const QStringList &rows)
{
    QStringList escaped;
    for (const QString &title : titles)
        escaped.append(title.toHtmlEscaped());
    return u"<table class=\"record\" cellspacing=\"0\">"_s + tableRow(escaped, "th"_L1) + rows.join(QString())
            + u"</table>"_s;
}

QString linkHtml(const QString &text, const QString &url)
{
    return isSafeLink(url) ? u"<a href=\"%1\">%2</a>"_s.arg(url.toHtmlEscaped(), text.toHtmlEscaped())
                           : text.toHtmlEscaped();
}

QString noteHtml(const QString &note)
{
    return note.toHtmlEscaped().replace(u'\n', "<br/>"_L1);
}

} // namespace

QString RecordPage::html(const IssueDetails &details) const
{
    const QString page = journalHtml(details) + proposalsHtml(details) + changesHtml(details)
            + kgRefsHtml(details) + draftsHtml(details);
    if (!page.isEmpty())
        return page;
    return u"<p class=\"muted\">%1</p>"_s.arg(
            tr("Nothing is recorded about this issue yet: no decision, no proposal, no change.")
                    .toHtmlEscaped());
}

QString RecordPage::stageLabel(Stage stage)
{
    switch (stage) {
    case Stage::Prefilter:
        return tr("prefilter");
    case Stage::Analysis:
        return tr("analysis");
    case Stage::Editor:
        break;
    }
    return tr("editor");
}

QString RecordPage::journalHtml(const IssueDetails &details) const
{
    if (details.journal.isEmpty())
        return {};
    QSet<QString> standing;
    for (const Decision &decision : standingDecisions(details.journal))
        standing.insert(decision.id);
    QStringList rows;
    for (const Decision &decision : details.journal)
        rows.append(decisionHtml(decision, decision.undoes.isEmpty() && !standing.contains(decision.id)));
    QString part = heading(tr("Decisions"));
    if (details.state.conflict) {
        part += u"<p>%1</p>"_s.arg(
                tr("Two people's last words differ, and neither knew the other's. A new decision settles it.")
                        .toHtmlEscaped());
    }
    return part + table({tr("When"), tr("Who"), tr("Stage"), tr("Decision"), tr("Note")}, rows);
}

QString RecordPage::decisionHtml(const Decision &decision, bool takenBack) const
{
    QString verdict = decision.undoes.isEmpty()
            ? verdictMarkLabel(verdictMark(decision.verdict, Stage::Editor, false)).toHtmlEscaped()
            : tr("Took a decision back").toHtmlEscaped();
    if (!decision.reason.isEmpty() && decision.undoes.isEmpty())
        verdict += u"<br/>"_s + reasonHtml(decision.reason, decision.verdict);
    if (takenBack)
        verdict = u"<del>%1</del><br/><span class=\"muted\">%2</span>"_s.arg(
                verdict, tr("taken back later").toHtmlEscaped());
    QString note = noteHtml(decision.note);
    if (decision.duplicateOf)
        note += u"<br/>"_s + tr("Duplicate of %1").arg(formatIssueRef(*decision.duplicateOf)).toHtmlEscaped();
    if (decision.until)
        note += u"<br/>"_s
                + tr("On hold until %1").arg(formatMoment(*decision.until, m_zone)).toHtmlEscaped();
    if (const QString seen = seenText(decision); !seen.isEmpty())
        note += u"<br/><span class=\"muted\">%1</span>"_s.arg(seen.toHtmlEscaped());
    if (note.startsWith("<br/>"_L1))
        note.remove(0, 5);
    return tableRow({moment(decision.at), decision.by.toHtmlEscaped(),
            stageLabel(decision.stage).toHtmlEscaped(), verdict, note});
}

QString RecordPage::seenText(const Decision &decision)
{
    if (!decision.seenMs)
        return {};
    if (decision.seen.isEmpty())
        return tr("Decided without looking at any evidence");
    QStringList names;
    for (const QString &name : decision.seen) {
        names.append(name == "conversation"_L1 ? tr("conversation")
                        : name == "text"_L1    ? tr("issue text")
                        : name == "record"_L1  ? tr("record")
                                               : name);
    }
    return tr("Looked at for %1: %2")
            .arg(formatGap(std::chrono::milliseconds(*decision.seenMs)), names.join(tr(", ")));
}

QString RecordPage::proposalsHtml(const IssueDetails &details) const
{
    if (details.proposals.isEmpty())
        return {};
    QStringList rows;
    for (const ProposalRecord &proposal : details.proposals) {
        const Verdict verdict = verdictFromName(proposal.verdict).value_or(Verdict::Undecided);
        QString words = verdict == Verdict::Keep ? tr("keep")
                : verdict == Verdict::Drop       ? tr("drop")
                                                 : proposal.verdict;
        words = words.toHtmlEscaped();
        if (!proposal.reason.isEmpty())
            words += u"<br/>"_s + reasonHtml(proposal.reason, verdict);
        const QString value = proposal.value ? m_locale.toString(*proposal.value, 'f', 2) : QString();
        rows.append(tableRow({proposal.by.toHtmlEscaped(), words, value, noteHtml(proposal.note)}));
    }
    return heading(tr("Proposals of the workers"))
            + table({tr("Who"), tr("Proposal"), tr("Value"), tr("Note")}, rows);
}

QString RecordPage::kgRefsHtml(const IssueDetails &details) const
{
    if (details.kgRefs.isEmpty())
        return {};
    QStringList rows;
    for (const KgRefRecord &ref : details.kgRefs) {
        QString state = ref.state.toHtmlEscaped();
        if (ref.state == "proposed"_L1)
            state = tr("not audited").toHtmlEscaped();
        else if (ref.state == "accepted"_L1)
            state = tr("accepted").toHtmlEscaped();
        else if (ref.state == "rejected"_L1)
            state = tr("rejected").toHtmlEscaped();
        else if (ref.state == "replaced"_L1)
            state = tr("replaced").toHtmlEscaped();
        const QString title = ref.nodeTitle.isEmpty() ? ref.nodeId : ref.nodeTitle;
        rows.append(tableRow(
                {linkHtml(title, ref.nodeUrl), ref.score ? m_locale.toString(*ref.score, 'f', 2) : QString(),
                        state, noteHtml(ref.note.isEmpty() ? ref.excerpt : ref.note)}));
    }
    return heading(tr("Graph references"))
            + table({tr("Node"), tr("Score"), tr("State"), tr("Excerpt or note")}, rows);
}

QString RecordPage::changesHtml(const IssueDetails &details) const
{
    if (details.changes.isEmpty())
        return {};
    QStringList rows;
    for (const ChangeRecord &change : details.changes) {
        // Merged only if state and time say so (evidence.md): "merged" without a time is not.
        const bool merged = change.state == "merged"_L1 && change.mergedAt;
        QString state = merged              ? tr("merged")
                : change.state == "open"_L1 ? tr("open")
                                            : tr("closed, not merged");
        if (change.state == "merged"_L1 && !merged)
            state = tr("said to be merged, without a time");
        QString when = merged ? moment(change.mergedAt) : moment(change.closedAt);
        if (merged && details.issue.closedAt)
            when += u"<br/><span class=\"muted\">%1</span>"_s.arg(
                    formatGapToClose(*change.mergedAt, *details.issue.closedAt).toHtmlEscaped());
        rows.append(tableRow({linkHtml(formatIssueRef(change.ref), change.url), change.title.toHtmlEscaped(),
                state.toHtmlEscaped(), when}));
    }
    return heading(tr("Linked changes")) + table({tr("Change"), tr("Title"), tr("State"), tr("When")}, rows);
}

QString RecordPage::draftsHtml(const IssueDetails &details) const
{
    QString part;
    for (const DraftRecord &draft : details.drafts) {
        const QString language = draft.lang == "zh"_L1 ? tr("Chinese")
                : draft.lang == "en"_L1                ? tr("English")
                                                       : draft.lang;
        QStringList rows;
        const auto add = [&rows](const QString &title, const QString &text) {
            if (!text.isEmpty())
                rows.append(tableRow(
                        {u"<span class=\"muted\">%1</span>"_s.arg(title.toHtmlEscaped()), noteHtml(text)}));
        };
        add(tr("Problem"), draft.problem);
        add(tr("Answer"), draft.answer);
        add(tr("Symptom"), draft.symptom);
        add(tr("First action"), draft.action);
        add(tr("Line in its theme"), draft.themeLine);
        const QString title = draft.by.isEmpty() ? tr("Draft in %1").arg(language)
                                                 : tr("Draft in %1, by %2").arg(language, draft.by);
        part += heading(title) + u"<table class=\"record\" cellspacing=\"0\">"_s + rows.join(QString())
                + u"</table>"_s;
    }
    return part;
}

QString RecordPage::reasonHtml(const QString &code, Verdict verdict) const
{
    return reasonLabel(code, verdict, m_locale.language() == QLocale::Chinese).toHtmlEscaped();
}

QString RecordPage::moment(const std::optional<Timestamp> &at) const
{
    return at ? formatMoment(*at, m_zone) : QString();
}

} // namespace Winnow
