// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlepreview.h"

#include "evidence/linkbar.h"
#include "hoverbar.h"
#include "html/blockplaces.h"
#include "html/elementhtml.h"

#include <QLayout>
#include <QStackedLayout>

#include <algorithm>

/// What passes between the preview and its page.
namespace Winnow {

using namespace Qt::StringLiterals;

void ArticlePreview::makeSurface()
{
    auto made = m_maker(m_page, listener());
    m_isMaking = false;
    if (!made) {
        m_missing = made.error();
        retranslate();
        // No more will be shown than that.
        emit contentShown();
        return;
    }
    m_surface = std::move(*made);
    QWidget *widget = m_surface->widget();
    widget->setAccessibleName(accessibleName());
    m_page->layout()->addWidget(widget);
    m_surface->setZoom(m_zoom);
    setFocusProxy(widget);
    m_surface->load(emptyPreviewPage(m_look));
}

PreviewListener ArticlePreview::listener()
{
    return {.ready = [this] { pageIsReady(); },
            .pressed = [this](const QVariantMap &spot) { activate(spot); },
            .linkHovered =
                    [this](const QUrl &url) {
                        m_hover->setUrl(url);
                        emit linkHovered(url);
                    },
            .linkPressed =
                    [this](const QUrl &url) {
                        m_link->ask(url);
                        emit linkActivated(url);
                    },
            .pictureWanted = [this](const QString &address) { wantPicture(address); }};
}

void ArticlePreview::pageIsReady()
{
    m_isReady = true;
    m_isBusy = false;
    m_isStale = true;
    m_isPlaceStale = m_place.has_value();
    m_feed.forgetShown();
    sendLook();
    deliver();
}

void ArticlePreview::deliver()
{
    if (!m_isReady || m_isBusy || !isVisible())
        return;
    if (m_isStale) {
        m_isStale = false;
        if (const auto update = m_feed.takeUpdate()) {
            m_isBusy = true;
            const auto answer = [this](const QVariant &) { delivered(); };
            if (!update->isFill) {
                m_surface->call(u"apply"_s, QJsonArray{QJsonValue(update->steps)}, answer);
                return;
            }
            const PageColumns columns = m_feed.columns();
            const auto language =
                    columns == PageColumns::English ? TextLanguage::English : TextLanguage::Chinese;
            m_surface->call(u"fill"_s,
                    {QString::fromUtf8(update->html), QLatin1StringView(languageTag(language)),
                            columns == PageColumns::Both ? u"both"_s : u"one"_s,
                            tr("Load this picture once")},
                    answer);
            return;
        }
        emit contentShown();
    }
    sendPlace();
}

void ArticlePreview::delivered()
{
    m_isBusy = false;
    m_stack->setCurrentWidget(m_page);
    if (!m_isStale)
        emit contentShown();
    deliver();
}

void ArticlePreview::sendLook()
{
    if (m_isReady)
        m_surface->call(u"look"_s, {pageLookName(m_look)});
}

void ArticlePreview::sendPlace()
{
    if (!m_isPlaceStale || !m_place)
        return;
    const HtmlBlock *block = blockAt(m_feed.blocks(m_place->language), *m_place);
    m_isPlaceStale = false;
    m_surface->call(u"show"_s,
            {block ? block->id : QString(), fieldClass(m_place->field),
                    QLatin1StringView(languageTag(m_place->language))});
}

void ArticlePreview::activate(const QVariantMap &spot)
{
    const TextLanguage language = m_feed.columns() == PageColumns::English
                    || spot.value(u"language"_s) == QLatin1StringView(languageTag(TextLanguage::English))
            ? TextLanguage::English
            : TextLanguage::Chinese;
    const auto find = [&spot](const QList<HtmlBlock> &blocks) -> const HtmlBlock * {
        const auto at = std::ranges::find(blocks, spot.value(u"id"_s).toString(), &HtmlBlock::id);
        return at == blocks.end() ? nullptr : &*at;
    };
    const HtmlBlock *block = find(m_feed.blocks(language));
    // What one language lacks is named by the other.
    if (!block)
        block = find(m_feed.blocks(
                language == TextLanguage::Chinese ? TextLanguage::English : TextLanguage::Chinese));
    if (!block)
        return;
    LintPlace place = block->place;
    place.language = language;
    if (const ArticleField field = fieldOfClass(spot.value(u"field"_s).toString());
            field != ArticleField::Whole)
        place.field = field;
    showPlace(place);
    emit placeActivated(place);
}

void ArticlePreview::step(int direction)
{
    if (!m_isReady)
        return;
    m_surface->call(u"next"_s, {direction}, [this](const QVariant &spot) {
        if (!spot.toMap().isEmpty())
            activate(spot.toMap());
    });
}

void ArticlePreview::wantPicture(const QString &address)
{
    m_surface->allowPicture(QUrl(address));
    m_surface->call(u"picture"_s, {address});
}

} // namespace Winnow
