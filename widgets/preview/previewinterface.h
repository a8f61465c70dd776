// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QJsonArray>
#include <QString>
#include <QUrl>
#include <QVariant>

#include <functional>

class QWidget;

namespace Winnow {

/// What was asked of a page and came of it.
struct PreviewRequests
{
    int refused = 0;
    int allowed = 0; ///< Pictures that a person asked for.
};

/// What a surface tells. All are called in the thread of the window, never from within a call to the surface.
struct PreviewListener
{
    /// The page is there and empty: for the first time, or again after its process ended.
    std::function<void()> ready;
    /// A block was pressed; a map with "id", "language" and "field".
    std::function<void(const QVariantMap &spot)> pressed;
    /// The pointer is over a link, or no longer over any (empty).
    std::function<void(const QUrl &url)> linkHovered;
    std::function<void(const QUrl &url)> linkPressed;
    /// The button of a picture was pressed; its address as the page writes it.
    std::function<void(const QString &address)> pictureWanted;
};

/// The surface that shows an article's elements: a locked page of WebEngine, in a library that is loaded when it is
/// first needed. The page shows what it is given and does nothing by itself.
class PreviewSurface
{
public:
    using Answer = std::function<void(const QVariant &)>;

    virtual ~PreviewSurface() = default;

    /// To be put into a layout; goes with the surface.
    virtual QWidget *widget() = 0;

    /// Loads @p page, UTF-8 HTML of less than 1 MB; `ready` follows.
    virtual void load(const QByteArray &page) = 0;

    /// Calls @p function of the page's script. Calls are answered in their order; @p answer is not called where the
    /// page's process ends.
    virtual void call(const QString &function, const QJsonArray &arguments, Answer answer = {}) = 0;

    /// Marks @p text and goes to the next or previous place; an empty text unmarks. @p answer: place from 1 (0: none)
    /// and number of places.
    virtual void find(const QString &text, bool isBackwards, std::function<void(int, int)> answer) = 0;

    /// 1 is 100 %; from 0.25 to 5.
    virtual void setZoom(double factor) = 0;

    /// Lets the page load the picture at @p address, and no other.
    virtual void allowPicture(const QUrl &address) = 0;

    virtual void copySelection() = 0;

    virtual PreviewRequests requests() const = 0;
};

/// The library's door, `winnowMakePreview`. @p parent owns the surface's widget until it is put elsewhere.
using PreviewEntry = PreviewSurface *(*)(QWidget *parent, PreviewListener listener);

} // namespace Winnow
