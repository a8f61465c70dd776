// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "nodepane.h"

#include "evidence/headinglabel.h"
#include "items/auditscore.h"
#include "markdown/safemarkdown.h"
#include "markedtext.h"
#include "nodetextview.h"
#include "theme/linkbutton.h"
#include "theme/spacing.h"
#include "theme/theme.h"
#include "theme/themecolours.h"

#include <QEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace Winnow {

using namespace Qt::StringLiterals;

NodePane::NodePane(QWidget *parent)
    : QWidget(parent)
    , m_notice(new QLabel(this))
    , m_title(new QLabel(this))
    , m_facts(new QLabel(this))
    , m_query(new HeadingLabel(this))
    , m_link(new LinkButton(this))
    , m_view(new NodeTextView(this))
    , m_empty(new QLabel(this))
    , m_passage(new QLabel(this))
    , m_previous(new QToolButton(this))
    , m_next(new QToolButton(this))
    , m_links(new LinkBar(this))
{
    buildLayout();
    connect(m_link, &LinkButton::clicked, this, &NodePane::askNodeLink);
    connect(m_view, &NodeTextView::leaveRequested, this, &NodePane::leaveRequested);
    connect(m_view, &NodeTextView::passageChanged, this, &NodePane::refreshPassages);
    connect(m_previous, &QToolButton::clicked, this, &NodePane::previousPassage);
    connect(m_next, &QToolButton::clicked, this, &NodePane::nextPassage);
    connect(m_links, &LinkBar::closed, this, &NodePane::leaveRequested);
    connect(m_links, &LinkBar::openFailed, this, &NodePane::linkOpenFailed);
    retranslate();
    showNothing();
}

void NodePane::buildLayout()
{
    for (QLabel *label : {m_notice, m_title, m_empty}) {
        label->setWordWrap(true);
        QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        label->setSizePolicy(policy);
    }
    m_notice->setTextFormat(Qt::PlainText);
    m_notice->setAutoFillBackground(true);
    m_notice->setContentsMargins(spaceLarge, spaceSmall, spaceLarge, spaceSmall);
    m_title->setTextFormat(Qt::RichText);
    QFont title = font();
    title.setPointSizeF(title.pointSizeF() * 1.15);
    title.setWeight(QFont::DemiBold);
    m_title->setFont(title);
    m_facts->setTextFormat(Qt::RichText);
    m_query->setForegroundRole(QPalette::PlaceholderText);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(2 * spaceLarge);
    auto *facts = new QHBoxLayout;
    facts->setSpacing(space);
    facts->addWidget(m_facts);
    facts->addWidget(m_link, 1, Qt::AlignLeft);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(spaceLarge, space, spaceLarge, 0);
    head->setSpacing(spaceSmall);
    head->addWidget(m_title);
    head->addLayout(facts);
    head->addWidget(m_query);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notice);
    layout->addLayout(head);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_links);
    layout->addWidget(passageBar());
}

QWidget *NodePane::passageBar()
{
    auto *bar = new QWidget(this);
    m_passage->setFont(smallFont(font()));
    m_passage->setForegroundRole(QPalette::PlaceholderText);
    m_previous->setArrowType(Qt::UpArrow);
    m_next->setArrowType(Qt::DownArrow);
    for (QToolButton *button : {m_previous, m_next}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
    }
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(spaceLarge, 0, space, spaceSmall);
    layout->setSpacing(spaceSmall);
    layout->addWidget(m_passage);
    layout->addStretch(1);
    layout->addWidget(m_previous);
    layout->addWidget(m_next);
    return bar;
}

void NodePane::setLinkOpener(const LinkOpener &opener)
{
    m_links->setOpener(opener);
}

void NodePane::showNode(const ShownNode &node, const MatchedPages &pages)
{
    if (node.node.id != m_node.node.id)
        m_links->hide();
    m_node = node;
    m_titleMarks = pages.inTitle;
    m_view->showText(node.text, pages.inText, pages.passages, pages.bestPassage);
    refresh();
}

void NodePane::showNothing()
{
    m_links->hide();
    m_node = {};
    m_titleMarks.clear();
    m_view->showText({}, {}, {}, -1);
    refresh();
}

void NodePane::nextPassage()
{
    m_view->movePassage(1);
}

void NodePane::previousPassage()
{
    m_view->movePassage(-1);
}

void NodePane::setPassageKeys(const QString &previous, const QString &next)
{
    m_previousKey = previous;
    m_nextKey = next;
    retranslate();
}

void NodePane::askLink(const QUrl &url)
{
    m_links->ask(url);
}

bool NodePane::askNodeLink()
{
    const QUrl url(m_node.node.url, QUrl::StrictMode);
    if (!isSafeLink(m_node.node.url) || !url.isValid())
        return false;
    askLink(url);
    return true;
}

QString NodePane::shownFacts() const
{
    return QStringList{m_notice->isHidden() ? QString() : m_notice->text(), m_facts->accessibleName(),
            m_query->fullText()}
            .join(u'\n');
}

void NodePane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        refresh();
}

void NodePane::refresh()
{
    const bool isThere = !m_node.node.isNull();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_title, m_facts, m_query, m_view})
        widget->setVisible(isThere);
    m_empty->setVisible(!isThere);
    const QString title = m_node.node.title.isEmpty() ? m_node.node.id : m_node.node.title;
    m_title->setText(
            markedHtml(title, m_node.node.title.isEmpty() ? QList<TextRange>() : m_titleMarks, palette()));
    m_title->setAccessibleName(title);
    m_view->setAccessibleName(isThere ? tr("Text of “%1”").arg(title) : tr("Text of the node"));
    refreshNotice();
    refreshFacts();
    refreshPassages();
}

void NodePane::refreshNotice()
{
    m_notice->setVisible(!m_node.notice.isEmpty());
    m_notice->setText(m_node.notice);
    const ThemeColours &colours = themeColours(palette());
    QPalette own;
    own.setColor(QPalette::Window, m_node.isWarning ? colours.warning : colours.notice);
    own.setColor(QPalette::WindowText, m_node.isWarning ? colours.warningText : colours.noticeText);
    m_notice->setPalette(own);
}

void NodePane::refreshFacts()
{
    const ThemeColours &colours = themeColours(palette());
    const QString score = scoreText(m_node.node.score, locale());
    QStringList shown;
    QStringList spoken;
    if (!score.isEmpty()) {
        const QString words = m_node.scoreMark.isEmpty() ? score : u"%1 %2"_s.arg(score, m_node.scoreMark);
        const QColor colour = m_node.scoreMark.isEmpty() ? colours.text : colours.hold;
        shown.append(u"<span style=\"color:%1;font-weight:600\">%2</span>"_s.arg(
                colour.name(), words.toHtmlEscaped()));
        spoken.append(tr("score %1").arg(words));
    }
    if (!m_node.node.kind.isEmpty()) {
        shown.append(u"<span style=\"color:%1\">%2</span>"_s.arg(
                colours.mutedText.name(), m_node.node.kind.toHtmlEscaped()));
        spoken.append(m_node.node.kind);
    }
    m_facts->setText(shown.join(u" &nbsp;\u00b7&nbsp; "_s));
    m_facts->setAccessibleName(spoken.join(u", "_s));
    const bool isLink = isSafeLink(m_node.node.url);
    m_link->setVisible(isLink);
    // The host in its encoded form: look-alike letters must not pass for another host.
    m_link->setText(QUrl(m_node.node.url).toString(QUrl::FullyEncoded));
    m_link->setAccessibleName(tr("Address of the page: %1").arg(m_link->text()));
    m_query->setVisible(!m_node.node.isNull() && !m_node.node.query.isEmpty());
    m_query->setFullText(tr("Found by: %1").arg(m_node.node.query));
}

void NodePane::refreshPassages()
{
    const auto count = static_cast<int>(m_view->passageCount());
    m_previous->setEnabled(count > 1);
    m_next->setEnabled(count > 0);
    const bool isThere = !m_node.node.isNull();
    m_previous->setVisible(isThere);
    m_next->setVisible(isThere);
    if (!isThere)
        m_passage->clear();
    else if (count == 0)
        m_passage->setText(tr("No passage of this page matches the row."));
    else if (m_view->currentPassage() < 0)
        m_passage->setText(tr("%n passage(s) match the row", nullptr, count));
    else
        m_passage->setText(tr("Passage %1 of %2").arg(m_view->currentPassage() + 1).arg(count));
}

void NodePane::retranslate()
{
    const auto withKey = [](const QString &text, const QString &key) {
        return key.isEmpty() ? text : u"%1 (%2)"_s.arg(text, key);
    };
    m_previous->setToolTip(withKey(tr("Previous passage that matches"), m_previousKey));
    m_next->setToolTip(withKey(tr("Next passage that matches"), m_nextKey));
    m_previous->setAccessibleName(tr("Previous passage that matches"));
    m_next->setAccessibleName(tr("Next passage that matches"));
    m_empty->setText(tr("No node to show."));
    refresh();
}

} // namespace Winnow
