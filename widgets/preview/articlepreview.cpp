// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlepreview.h"

#include "diff/findfield.h"
#include "evidence/linkbar.h"
#include "hoverbar.h"
#include "theme/spacing.h"

#include <QEvent>
#include <QLabel>
#include <QShortcut>
#include <QStackedLayout>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr double leastZoom = 0.5;
constexpr double mostZoom = 3;
constexpr double zoomStep = 1.1;

} // namespace

ArticlePreview::ArticlePreview(QWidget *parent)
    : ArticlePreview(previewFromLibrary(previewFolders()), parent)
{}

ArticlePreview::ArticlePreview(PreviewMaker maker, QWidget *parent)
    : QWidget(parent)
    , m_maker(std::move(maker))
    , m_stack(new QStackedLayout)
    , m_message(new QLabel(this))
    , m_page(new QWidget(this))
    , m_find(new FindField(this))
    , m_link(new LinkBar(this))
    , m_hover(new HoverBar(m_page))
{
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setMargin(2 * spaceLarge);
    auto *pageLayout = new QVBoxLayout(m_page);
    pageLayout->setContentsMargins(0, 0, 0, 0);
    m_stack->addWidget(m_message);
    m_stack->addWidget(m_page);
    auto *findRow = new QHBoxLayout;
    findRow->addStretch();
    findRow->addWidget(m_find);
    m_find->setContentsMargins(space, spaceSmall, space, spaceSmall);
    m_find->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(findRow);
    layout->addLayout(m_stack, 1);
    layout->addWidget(m_link);
    setFocusPolicy(Qt::StrongFocus);
    addKeys();
    connect(m_find, &FindField::wordsChanged, this, [this](const QString &words) { findText(words); });
    connect(m_find, &FindField::nextRequested, this, [this] { findText(m_find->words()); });
    connect(m_find, &FindField::previousRequested, this, [this] { findText(m_find->words(), true); });
    connect(m_find, &FindField::leaveRequested, this, [this] {
        findText({});
        m_find->hide();
        setFocus(Qt::OtherFocusReason);
    });
    connect(m_link, &LinkBar::closed, this, [this] { setFocus(Qt::OtherFocusReason); });
    connect(m_link, &LinkBar::openFailed, this, &ArticlePreview::linkFailed);
    retranslate();
}

/// An answer that comes while the page ends finds the preview no longer ready.
ArticlePreview::~ArticlePreview()
{
    m_isReady = false;
    m_surface.reset();
}

void ArticlePreview::addKeys()
{
    const auto add = [this](const QKeySequence &keys, auto action) {
        auto *shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, action);
    };
    add(QKeySequence::Find, [this] { openFind(); });
    add(QKeySequence(Qt::Key_F3), [this] { findText(m_find->words()); });
    add(QKeySequence(Qt::SHIFT | Qt::Key_F3), [this] { findText(m_find->words(), true); });
    add(QKeySequence(Qt::ALT | Qt::Key_Down), [this] { step(1); });
    add(QKeySequence(Qt::ALT | Qt::Key_Up), [this] { step(-1); });
    add(QKeySequence::ZoomIn, [this] { setZoom(m_zoom * zoomStep); });
    add(QKeySequence(Qt::CTRL | Qt::Key_Equal), [this] { setZoom(m_zoom * zoomStep); });
    add(QKeySequence::ZoomOut, [this] { setZoom(m_zoom / zoomStep); });
    add(QKeySequence(Qt::CTRL | Qt::Key_0), [this] { setZoom(1); });
    add(QKeySequence::Copy, [this] {
        if (m_surface)
            m_surface->copySelection();
    });
}

void ArticlePreview::setArticles(const Article *zh, const Article *en)
{
    m_feed.setArticles(zh ? std::optional(*zh) : std::nullopt, en ? std::optional(*en) : std::nullopt);
    m_isStale = true;
    deliver();
}

void ArticlePreview::setMode(PageColumns columns)
{
    m_mode = columns;
    m_feed.setColumns(columns);
    m_isStale = true;
    deliver();
}

void ArticlePreview::setLook(PageLook look)
{
    m_look = look;
    sendLook();
}

void ArticlePreview::showPlace(const LintPlace &place)
{
    m_place = place;
    m_isPlaceStale = true;
    deliver();
}

void ArticlePreview::findText(const QString &text, bool isBackwards)
{
    if (!m_surface)
        return;
    m_surface->find(text, isBackwards, [this](int current, int count) {
        m_find->showCount(current - 1, count);
        emit findFinished(current, count);
    });
}

void ArticlePreview::setZoom(double factor)
{
    m_zoom = std::clamp(factor, leastZoom, mostZoom);
    if (m_surface)
        m_surface->setZoom(m_zoom);
}

PreviewRequests ArticlePreview::requests() const
{
    return m_surface ? m_surface->requests() : PreviewRequests();
}

void ArticlePreview::openFind()
{
    m_find->show();
    m_find->activate();
}

void ArticlePreview::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_surface && !m_isMaking && m_missing.isNull()) {
        m_isMaking = true;
        // After the window has been painted: loading WebEngine holds it up.
        QTimer::singleShot(0, this, &ArticlePreview::makeSurface);
    }
    deliver();
}

void ArticlePreview::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ArticlePreview::retranslate()
{
    setAccessibleName(tr("Preview of the article"));
    m_find->setPurpose(tr("Find in the preview"));
    if (m_missing.isNull())
        m_message->setText(tr("Preparing the preview…"));
    else
        m_message->setText(tr("The preview cannot be shown: its library is not installed (%1). Everything "
                              "else works without it; "
                              "the article can be exported as HTML and read in a browser.")
                        .arg(m_missing));
}

} // namespace Winnow
