// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "conversationpage.h"

#include "evidencestyle.h"
#include "issuepage.h"
#include "timetext.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QString slimLine(const QString &sign, const QString &sentenceHtml, const QString &whenHtml)
{
    return u"<p class=\"event\">%1&nbsp; %2%3</p>"_s.arg(
            sign, sentenceHtml, whenHtml.isEmpty() ? QString() : u" &nbsp;\u00b7&nbsp; "_s + whenHtml);
}

/// Told apart by shape: what closes, opens, lands, labels, points elsewhere.
QString signOf(const QString &kind)
{
    if (kind == "close"_L1)
        return u"\u25cf"_s;
    if (kind == "reopen"_L1)
        return u"\u25cb"_s;
    if (kind == "merge"_L1)
        return u"\u25c7"_s;
    if (kind == "reference"_L1)
        return u"\u2192"_s;
    return u"\u2013"_s;
}

} // namespace

ConversationPage::ConversationPage(const IssueRecord &issue, const QTimeZone &zone)
    : m_issue(issue)
    , m_zone(zone)
{}

QString ConversationPage::openedHtml() const
{
    const QString who = m_issue.author.isEmpty() ? tr("Somebody") : m_issue.author;
    return slimLine(u"\u25cb"_s, tr("%1 opened the issue").arg(u"<b>%1</b>"_s.arg(who.toHtmlEscaped())),
            whenHtml(m_issue.createdAt));
}

QString ConversationPage::eventHtml(const EventRecord &event) const
{
    const bool speaks =
            event.kind == "comment"_L1 || (event.kind == "review"_L1 && !event.text.trimmed().isEmpty());
    return speaks ? cardHtml(event) : lineHtml(event);
}

QString ConversationPage::closedHtml(const QList<EventRecord> &events) const
{
    if (!m_issue.closedAt)
        return {};
    for (const EventRecord &event : events) {
        if (event.kind == "close"_L1 && event.on == SubjectKind::Issue)
            return {};
    }
    const QString who = m_issue.closedBy.isEmpty()
            ? tr("The issue was closed")
            : tr("%1 closed the issue").arg(u"<b>%1</b>"_s.arg(m_issue.closedBy.toHtmlEscaped()));
    return slimLine(signOf(u"close"_s), who, whenHtml(m_issue.closedAt));
}

QString ConversationPage::cardHtml(const EventRecord &event) const
{
    QString who = u"<b>%1</b>"_s.arg((event.actor.isEmpty() ? tr("Somebody") : event.actor).toHtmlEscaped());
    if (const QString role = roleText(event.actorRole); !role.isEmpty())
        who += u" &nbsp;<span class=\"muted\">%1</span>"_s.arg(role.toHtmlEscaped());
    if (event.on == SubjectKind::Change) {
        who += u" &nbsp;<span class=\"muted\">%1</span>"_s.arg(
                tr("on change %1").arg(formatIssueRef(event.subject)).toHtmlEscaped());
    }
    who += basisHtml(event);
    return u"<table class=\"band\" width=\"100%\" cellspacing=\"0\"><tr><td>%1</td>"
           "<td align=\"right\"><span class=\"muted\">%2</span></td></tr></table><div style=\"margin-left:8px\">%3</div>"_s
                   .arg(who, whenHtml(event.at), IssuePage::bodyHtml(event.text));
}

QString ConversationPage::lineHtml(const EventRecord &event) const
{
    return slimLine(signOf(event.kind), sentence(event) + basisHtml(event), whenHtml(event.at));
}

QString ConversationPage::sentence(const EventRecord &event) const
{
    const QString who =
            u"<b>%1</b>"_s.arg((event.actor.isEmpty() ? tr("Somebody") : event.actor).toHtmlEscaped());
    const QString text = event.text.simplified().left(200).toHtmlEscaped();
    const QString target = event.target ? formatIssueRef(*event.target).toHtmlEscaped() : text;
    const QString &kind = event.kind;
    if (kind == "label"_L1)
        return tr("%1 added the label %2").arg(who, chipsHtml({event.label}));
    if (kind == "unlabel"_L1)
        return tr("%1 removed the label %2").arg(who, chipsHtml({event.label}));
    if (kind == "close"_L1) {
        return event.on == SubjectKind::Change
                ? tr("%1 closed change %2").arg(who, formatIssueRef(event.subject).toHtmlEscaped())
                : tr("%1 closed the issue").arg(who);
    }
    if (kind == "reopen"_L1)
        return tr("%1 opened the issue again").arg(who);
    if (kind == "merge"_L1) {
        const QString change = event.target ? target : formatIssueRef(event.subject).toHtmlEscaped();
        return tr("%1 merged %2").arg(who, change);
    }
    if (kind == "reference"_L1)
        return tr("%1 pointed to %2").arg(who, target);
    if (kind == "push"_L1)
        return tr("%1 pushed commits: %2").arg(who, text);
    if (kind == "assign"_L1)
        return tr("%1 assigned it: %2").arg(who, text);
    if (kind == "milestone"_L1)
        return tr("%1 set the milestone: %2").arg(who, text);
    if (kind == "rename"_L1)
        return tr("%1 changed the title: %2").arg(who, text);
    if (kind == "review"_L1)
        return tr("%1 reviewed change %2").arg(who, formatIssueRef(event.subject).toHtmlEscaped());
    return u"%1 \u00b7 %2 %3"_s.arg(who, kind.toHtmlEscaped(), text);
}

/// A sign and words beside the name, so that it is seen without colours and heard.
QString ConversationPage::basisHtml(const EventRecord &event) const
{
    if (event.id.isEmpty() || !m_basisEvents.contains(event.id))
        return {};
    //: Beside the comment that decides what may be claimed of the issue.
    return u" &nbsp;<span class=\"basis\">&nbsp;\u25b8 %1&nbsp;</span>"_s.arg(
            tr("the assessment rests on this").toHtmlEscaped());
}

QString ConversationPage::whenHtml(const std::optional<Timestamp> &at) const
{
    if (!at)
        return {};
    const QString moment = formatMoment(*at, m_zone);
    if (!m_issue.closedAt || *at == *m_issue.closedAt)
        return moment;
    return u"%1 &nbsp;\u00b7&nbsp; %2"_s.arg(
            moment, formatGapToClose(*at, *m_issue.closedAt).toHtmlEscaped());
}

} // namespace Winnow
