// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "issuepage.h"

#include "evidencestyle.h"
#include "markdown/safemarkdown.h"
#include "timetext.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// A name with its role, escaped: "xiaoli ◆ maintainer".
QString personHtml(const QString &name, const QString &role)
{
    const QString words = roleText(role);
    const QString person = u"<b>%1</b>"_s.arg(name.toHtmlEscaped());
    return words.isEmpty() ? person : person + u' ' + words.toHtmlEscaped();
}

/// Text views lay a word out in time that grows with the square of its length, so an endless one is broken.
QString withoutEndlessWords(const QString &text)
{
    constexpr qsizetype longestWord = 2'000;
    QString broken;
    qsizetype wordLength = 0;
    for (const QChar c : text) {
        wordLength = c.isSpace() ? 0 : wordLength + 1;
        if (wordLength > longestWord && !c.isLowSurrogate()) {
            broken += u'\n';
            wordLength = 1;
        }
        broken += c;
    }
    return broken;
}

} // namespace

QString IssuePage::html(const IssueRecord &issue, const QTimeZone &zone)
{
    QString page = u"<p class=\"title\">%1</p>"_s.arg(
            issue.title.trimmed().isEmpty() ? tr("(no title)").toHtmlEscaped() : issue.title.toHtmlEscaped());
    QStringList lines{openedLine(issue, zone), closedLine(issue, zone)};
    lines.removeAll(QString());
    page += u"<p class=\"muted\">%1</p>"_s.arg(lines.join(u"<br/>"_s));
    if (issue.labels && !issue.labels->isEmpty())
        page += u"<p>%1</p>"_s.arg(chipsHtml(*issue.labels));
    page += issue.body.trimmed().isEmpty()
            ? u"<p class=\"muted\">%1</p>"_s.arg(tr("The issue has no text.").toHtmlEscaped())
            : bodyHtml(issue.body);
    return page;
}

QString IssuePage::bodyHtml(const QString &markdown)
{
    // A text view would show the line break that ends a code block as an empty line.
    const auto render = [](const QString &text) {
        return renderMarkdownSafely(withoutEndlessWords(text))
                .replace("\n</code></pre>"_L1, "</code></pre>"_L1);
    };
    if (markdown.size() <= longestText)
        return render(markdown);
    return render(markdown.first(longestText))
            + u"<p class=\"muted\">%1</p>"_s.arg(
                    tr("Cut here: %n more character(s). Open the page in the browser to read on.", nullptr,
                            static_cast<int>(std::min<qsizetype>(markdown.size() - longestText, INT_MAX)))
                            .toHtmlEscaped());
}

QString IssuePage::openedLine(const IssueRecord &issue, const QTimeZone &zone)
{
    const QString author = issue.author.isEmpty() ? tr("somebody").toHtmlEscaped()
                                                  : personHtml(issue.author, issue.authorRole);
    if (!issue.createdAt)
        return tr("Opened by %1").arg(author);
    //: %1 a person, %2 a time, %3 a time zone
    return tr("Opened by %1 on %2 (%3)")
            .arg(author, formatMoment(*issue.createdAt, zone), QString::fromUtf8(zone.id()).toHtmlEscaped());
}

QString IssuePage::closedLine(const IssueRecord &issue, const QTimeZone &zone)
{
    if (!issue.closedAt)
        return issue.state == "open"_L1 ? tr("Still open") : QString();
    const QString when = formatMoment(*issue.closedAt, zone);
    QString line = issue.closedBy.isEmpty()
            ? tr("Closed on %1").arg(when)
            : tr("Closed by %1 on %2").arg(personHtml(issue.closedBy, issue.closedByRole), when);
    if (issue.createdAt && *issue.createdAt <= *issue.closedAt) {
        //: %1 a whole sentence about the close, %2 a length of time
        line = tr("%1, %2 after it was opened").arg(line, formatGap(*issue.closedAt - *issue.createdAt));
    }
    return line;
}

} // namespace Winnow
