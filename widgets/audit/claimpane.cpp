// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "claimpane.h"

#include "evidence/evidencebrowser.h"
#include "markdown/safemarkdown.h"
#include "markedtext.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

ClaimPane::ClaimPane(QWidget *parent)
    : QWidget(parent)
    , m_browser(new EvidenceBrowser(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_browser);
    setFocusProxy(m_browser);
    m_browser->setAccessibleName(tr("The row's claim"));
    connect(m_browser, &EvidenceBrowser::linkActivated, this, &ClaimPane::linkActivated);
    connect(m_browser, &EvidenceBrowser::linkHovered, this, &ClaimPane::linkHovered);
    connect(m_browser, &EvidenceBrowser::leaveRequested, this, &ClaimPane::leaveRequested);
    connect(m_browser, &EvidenceBrowser::styleChanged, this, &ClaimPane::refresh);
}

void ClaimPane::showClaim(
        const IssueRef &issue, const QString &title, const QString &url, const QList<ClaimPart> &parts)
{
    m_issue = issue;
    m_title = title;
    m_url = url;
    m_parts = parts;
    refresh();
}

void ClaimPane::clear()
{
    showClaim({}, {}, {}, {});
}

QString ClaimPane::shownText() const
{
    return m_browser->toPlainText();
}

void ClaimPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        m_browser->setAccessibleName(tr("The row's claim"));
        refresh();
    }
}

void ClaimPane::refresh()
{
    QString html;
    if (!m_issue.number.isEmpty()) {
        const QString name = formatIssueRef(m_issue).toHtmlEscaped();
        const QString link =
                isSafeLink(m_url) ? u"<a href=\"%1\">%2</a>"_s.arg(m_url.toHtmlEscaped(), name) : name;
        html = u"<p class=\"muted\">%1 &nbsp; %2</p>"_s.arg(link, m_title.toHtmlEscaped());
        // The language of the window first.
        QList<ClaimPart> parts = m_parts;
        std::ranges::stable_partition(
                parts, [this](const ClaimPart &part) { return part.language == textLanguage(locale()); });
        std::optional<TextLanguage> language;
        for (const ClaimPart &part : std::as_const(parts)) {
            if (part.kind != ClaimPart::Kind::IssueTitle && language != part.language) {
                language = part.language;
                html += u"<p class=\"h\">%1</p>"_s.arg(
                        part.language == TextLanguage::Chinese ? tr("In Chinese") : tr("In English"));
            }
            html += partHtml(part);
        }
    }
    if (html == m_shown)
        return;
    m_shown = html;
    m_browser->showPage(html);
}

QString ClaimPane::partHtml(const ClaimPart &part) const
{
    const QString text = markedHtml(part.text, part.marks, palette());
    switch (part.kind) {
    case ClaimPart::Kind::Problem:
        return u"<p class=\"title\">%1</p>"_s.arg(text);
    case ClaimPart::Kind::Answer:
        return u"<p>%1</p>"_s.arg(text);
    case ClaimPart::Kind::IssueTitle:
        break;
    }
    return u"<p class=\"title\">%1</p><p class=\"muted\">%2</p>"_s.arg(
            text, tr("The row's texts are not written yet; this is the issue's title.").toHtmlEscaped());
}

} // namespace Winnow
