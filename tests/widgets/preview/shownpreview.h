// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "preview/articlepreview.h"

#include <QVariant>

class QWebEnginePage;

namespace Winnow::Testing {

/// A preview on the screen, with its real page.
class ShownPreview
{
public:
    explicit ShownPreview(const QSize &size = {900, 700});

    /// Shows the articles, either of which may be null, and waits until the page does.
    bool show(const Article *zh, const Article *en = nullptr);

    /// The value of @p expression in the preview's own world of the page; invalid where that takes too long.
    QVariant evaluate(const QString &expression);

    /// Presses the left button in the middle of what @p selector finds.
    void press(const QString &selector);

    /// Waits until the page has drawn twice more: all that the last change asked for has been asked for.
    bool settle();

    QWebEnginePage &page() const;
    /// What gets the keyboard and the mouse.
    QWidget *target() const;

    ArticlePreview preview;
};

} // namespace Winnow::Testing
