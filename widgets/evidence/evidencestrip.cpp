// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidencestrip.h"

#include "evidencechip.h"
#include "linkmenu.h"
#include "theme/linkbutton.h"
#include "theme/spacing.h"
#include "theme/themecolours.h"
#include "triage/flowlayout.h"
#include "whypopup.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

EvidenceStrip::EvidenceStrip(QWidget *parent)
    : QWidget(parent)
    , m_layout(new FlowLayout(this))
    , m_nothing(new QLabel(this))
    , m_links(new LinkButton(this))
    , m_copy(new LinkButton(this))
    , m_why(new LinkButton(this))
    , m_popup(new WhyPopup(this))
    , m_addChange(new AddChangePopup(this))
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_layout->setContentsMargins(space, spaceSmall + 1, space, spaceSmall + 1);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setTextFormat(Qt::PlainText);
    connect(m_links, &QAbstractButton::clicked, this, [this] { popUp(makeLinkMenu(this), m_links); });
    connect(m_copy, &QAbstractButton::clicked, this, [this] { popUp(makeCopyMenu(this), m_copy); });
    connect(m_why, &QAbstractButton::clicked, this, [this] {
        QList<EvidenceChipContent> contents;
        for (const EvidenceChip *chip : chips())
            contents.append(chip->content());
        m_popup->explain(contents, m_why);
    });
    connect(m_addChange, &AddChangePopup::added, this,
            [this](const IssueRef &change) { emit linkVerdictRequested(change, LinkVerdict::Added); });
    retranslate();
}

void EvidenceStrip::showAssessment(const Assessment &assessment, const DecidedEvidence &decided)
{
    if (m_assessment == assessment && m_decided.fingerprint == decided.fingerprint
            && m_decided.assessment == decided.assessment)
        return;
    m_assessment = assessment;
    m_decided = decided;
    fill();
}

void EvidenceStrip::clear()
{
    m_assessment.reset();
    m_decided = {};
    // What lies below must not jump while the next assessment is read.
    setMinimumSize(1, height());
    fill();
}

void EvidenceStrip::setTimeZone(const QTimeZone &zone)
{
    m_zone = zone;
    fill();
}

void EvidenceStrip::setTextLanguage(TextLanguage language)
{
    m_language = language;
    fill();
}

void EvidenceStrip::setSettings(const AssessmentSettings &settings)
{
    m_settings = settings;
    fill();
}

QList<EvidenceChip *> EvidenceStrip::chips() const
{
    QList<EvidenceChip *> shown;
    for (EvidenceChip *chip : m_chips) {
        if (!chip->isHidden())
            shown.append(chip);
    }
    return shown;
}

EvidenceChip *EvidenceStrip::makeChip()
{
    auto *chip = new EvidenceChip(this);
    connect(chip, &QAbstractButton::clicked, this,
            [this, chip] { m_popup->explain({chip->content()}, chip); });
    connect(chip, &EvidenceChip::copyRequested, this, [this, chip] { copyFact(chip->content()); });
    connect(chip, &EvidenceChip::moveRequested, this, [this, chip](int step) { moveFocus(chip, step); });
    connect(chip, &EvidenceChip::leaveRequested, this, &EvidenceStrip::leaveRequested);
    return chip;
}

void EvidenceStrip::fill()
{
    const QList<EvidenceChipContent> contents =
            m_assessment ? evidenceChips(*m_assessment, m_decided, wording()) : QList<EvidenceChipContent>();
    while (QLayoutItem *item = m_layout->takeAt(0))
        delete item;
    while (m_chips.size() < contents.size())
        m_chips.append(makeChip());
    QWidget *before = nullptr;
    const auto place = [&](QWidget *widget) {
        m_layout->addWidget(widget);
        if (before)
            setTabOrder(before, widget);
        before = widget;
    };
    for (qsizetype i = 0; i < m_chips.size(); ++i) {
        m_chips[i]->setVisible(i < contents.size());
        if (i >= contents.size())
            continue;
        m_chips[i]->setContent(contents[i]);
        place(m_chips[i]);
    }
    m_layout->addWidget(m_nothing);
    m_nothing->setVisible(!m_assessment);
    // They hold their place, and with it the strip's height, while there is nothing to act on.
    for (LinkButton *button : {m_why, m_links, m_copy}) {
        place(button);
        button->setEnabled(m_assessment.has_value());
    }
    if (m_assessment)
        setMinimumSize(0, 0);
    m_layout->invalidate();
    updateGeometry();
}

void EvidenceStrip::explain()
{
    const QList<EvidenceChip *> shown = chips();
    const auto focused = std::ranges::find_if(shown, &QWidget::hasFocus);
    if (focused != shown.end())
        (*focused)->click();
    else
        m_why->click();
}

void EvidenceStrip::addLink()
{
    if (m_assessment)
        m_addChange->open(m_assessment->issue.repo, m_links);
}

QMenu *EvidenceStrip::makeLinkMenu(QWidget *parent)
{
    auto *menu = new QMenu(parent);
    menu->setAccessibleName(tr("Links"));
    if (!m_assessment)
        return menu;
    for (const Link &link : m_assessment->links) {
        const QString text = linkSummary(link, m_assessment->issue.repo, m_language);
        QMenu *each = menu->addMenu(QString(text).replace(u'&', "&&"_L1));
        const bool confirmed = !link.rejected && link.bases.contains(LinkBasis::Manual);
        const auto offer = [&](const QString &word, LinkVerdict verdict, bool enabled) {
            const IssueRef change = link.change;
            each->addAction(word, this, [this, change, verdict] {
                    emit linkVerdictRequested(change, verdict);
                })->setEnabled(enabled);
        };
        offer(tr("Confirm: it belongs to this issue"), LinkVerdict::Confirmed, !confirmed);
        offer(tr("Reject: it does not"), LinkVerdict::Rejected, !link.rejected);
    }
    if (!m_assessment->links.isEmpty())
        menu->addSeparator();
    menu->addAction(tr("Link a change…"), this, &EvidenceStrip::addLink);
    menu->addAction(tr("Set the resolution…"), this, &EvidenceStrip::resolutionRequested);
    return menu;
}

QMenu *EvidenceStrip::makeCopyMenu(QWidget *parent)
{
    auto *menu = new QMenu(parent);
    menu->setAccessibleName(tr("Copy fact"));
    for (const bool chinese : {m_language == TextLanguage::Chinese, m_language != TextLanguage::Chinese}) {
        QStringList offered;
        if (!menu->isEmpty())
            menu->addSeparator();
        for (const EvidenceChip *chip : chips()) {
            const QString fact = chinese ? chip->content().chinese : chip->content().english;
            if (fact.isEmpty() || offered.contains(fact))
                continue;
            offered.append(fact);
            const QString shown = fontMetrics().elidedText(fact, Qt::ElideRight, 480);
            menu->addAction(QString(shown).replace(u'&', "&&"_L1), this, [this, fact] { copyText(fact); });
        }
    }
    return menu;
}

void EvidenceStrip::copyFact(const EvidenceChipContent &content)
{
    copyText(m_language == TextLanguage::Chinese ? content.chinese : content.english);
}

void EvidenceStrip::copyText(const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
    emit factCopied(text);
}

void EvidenceStrip::moveFocus(const EvidenceChip *from, int step)
{
    const QList<EvidenceChip *> shown = chips();
    const qsizetype at = std::ranges::find(shown, from) - shown.begin();
    shown[std::clamp<qsizetype>(at + step, 0, shown.size() - 1)]->setFocus(Qt::OtherFocusReason);
}

void EvidenceStrip::popUp(QMenu *menu, const QWidget *anchor)
{
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(anchor->mapToGlobal(QPoint(0, anchor->height())));
}

void EvidenceStrip::paintEvent(QPaintEvent *)
{
    const ThemeColours &colours = themeColours(palette());
    QPainter painter(this);
    painter.fillRect(rect(), colours.window);
    painter.fillRect(QRect(0, height() - 1, width(), 1), colours.hairline);
}

void EvidenceStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void EvidenceStrip::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_F1)
        explain();
    else if (event->key() == Qt::Key_Escape)
        emit leaveRequested();
    else
        QWidget::keyPressEvent(event);
}

void EvidenceStrip::retranslate()
{
    setAccessibleName(tr("Assessment"));
    m_nothing->setText(tr("Not assessed yet"));
    m_nothing->setMinimumHeight(m_why->sizeHint().height()); // In line with the words beside it.
    m_why->setText(tr("Why?"));
    m_why->setToolTip(tr("The rules and facts behind all of this (F1 on a chip: behind that one)"));
    m_links->setText(tr("Links…"));
    m_links->setToolTip(tr("Confirm, reject or add a change, or set the resolution"));
    m_copy->setText(tr("Copy fact…"));
    m_copy->setToolTip(tr("Copy a fact in Chinese or English (Ctrl+C on a chip: that one)"));
    for (LinkButton *button : {m_why, m_links, m_copy}) {
        button->setAccessibleDescription(button->toolTip());
        button->updateGeometry();
    }
    fill();
}

} // namespace Winnow
