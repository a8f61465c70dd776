// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "whypopup.h"

#include "evidencestyle.h"
#include "theme/spacing.h"
#include "theme/themecolours.h"

#include <QPainter>
#include <QScreen>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int widest = 460;
constexpr int highest = 420;

QString sectionHtml(const EvidenceChipContent &chip)
{
    QString html = u"<p style=\"margin-bottom:2px\"><b>%1</b></p>"_s.arg(chip.spoken.toHtmlEscaped());
    if (!chip.rule.isEmpty())
        html += u"<p class=\"muted\" style=\"margin-bottom:4px\">%1</p>"_s.arg(chip.rule.toHtmlEscaped());
    QString facts;
    for (const QString &fact : chip.facts)
        facts += u"<li>%1</li>"_s.arg(fact.toHtmlEscaped());
    if (!facts.isEmpty())
        html += u"<ul style=\"margin-top:0; margin-bottom:8px; margin-left:16px; -qt-list-indent:0\">%1</ul>"_s
                        .arg(facts);
    return html;
}

} // namespace

WhyPopup::WhyPopup(QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_text(new QTextBrowser(this))
{
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->document()->setDocumentMargin(spaceSmall);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(space, space, space, space);
    layout->addWidget(m_text);
    setFocusProxy(m_text);
}

void WhyPopup::explain(const QList<EvidenceChipContent> &chips, const QWidget *anchor)
{
    QString html;
    for (const EvidenceChipContent &chip : chips)
        html += sectionHtml(chip);
    m_text->document()->setDefaultStyleSheet(evidenceStyleSheet(palette()));
    m_text->setHtml(html);
    setAccessibleName(tr("Why?"));
    m_text->setAccessibleName(chips.size() == 1 ? chips.first().spoken : tr("Why?"));

    const int width = std::min(widest, std::max(240, anchor->window()->width() - 2 * space));
    m_text->document()->setTextWidth(width - 2 * space - 2);
    const int wanted = static_cast<int>(m_text->document()->size().height()) + 2 * space + 4;
    // Below the anchor or, where there is more room, above it; never over the edge of the screen.
    const QRect screen = anchor->screen()->availableGeometry();
    const int top = anchor->mapToGlobal(QPoint(0, 0)).y() - spaceSmall;
    const int bottom = anchor->mapToGlobal(QPoint(0, anchor->height())).y() + spaceSmall;
    const int roomAbove = top - screen.top();
    const int roomBelow = screen.bottom() - bottom;
    const bool isBelow = wanted <= roomBelow || roomBelow >= roomAbove;
    resize(width, std::min({wanted, highest, isBelow ? roomBelow : roomAbove}));
    const int left = std::clamp(anchor->mapToGlobal(QPoint(0, 0)).x(), screen.left(),
            std::max(screen.left(), screen.right() - width));
    move(left, isBelow ? bottom : top - height());
    show();
    m_text->setFocus(Qt::PopupFocusReason);
}

QString WhyPopup::text() const
{
    return m_text->toPlainText();
}

void WhyPopup::paintEvent(QPaintEvent *)
{
    const ThemeColours &colours = themeColours(palette());
    QPainter painter(this);
    painter.setPen(colours.control);
    painter.setBrush(colours.base);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace Winnow
