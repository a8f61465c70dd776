// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"
#include "article/lintproblem.h"
#include "html/articlepage.h"
#include "html/pageblock.h"
#include "pagefeed.h"
#include "previewlibrary.h"

#include <QUrl>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

class QLabel;
class QStackedLayout;

namespace Winnow {

class FindField;
class HoverBar;
class LinkBar;

/// The article as its readers will see it, kept up to date while it is written. Only what changed is replaced in the
/// page, so that nothing jumps or flickers. Needs WebEngine, whose library is loaded when the preview is first shown;
/// without it the preview says what is missing.
///
/// Keys while it has the focus: Ctrl+F finds, F3 and Shift+F3 go through what was found, Alt+Down and Alt+Up go to the
/// next and previous row, Ctrl++, Ctrl+- and Ctrl+0 zoom, Ctrl+C copies.
class ArticlePreview final : public QWidget
{
    Q_OBJECT

public:
    explicit ArticlePreview(QWidget *parent = nullptr);
    /// With surfaces from @p maker instead of the library: for tests.
    explicit ArticlePreview(PreviewMaker maker, QWidget *parent = nullptr);
    ~ArticlePreview() override;

    /// Shows @p zh and @p en, either of which may be null. Cheap to call at every key: what changes while the page is
    /// still busy is shown together, the last always.
    void setArticles(const Article *zh, const Article *en);

    void setMode(PageColumns columns);
    PageColumns mode() const { return m_mode; }
    void setLook(PageLook look);

    /// Marks the block that shows @p place and brings it into view without animation, now or once it is there.
    void showPlace(const LintPlace &place);

    /// Goes to the next, or previous, place of @p text; findFinished() follows. An empty text unmarks.
    void findText(const QString &text, bool isBackwards = false);

    /// 1 is 100 %; kept between 0.5 and 3.
    void setZoom(double factor);
    double zoom() const { return m_zoom; }

    /// Requests of the page so far.
    PreviewRequests requests() const;

    /// Null until the preview was shown, and where the library is missing.
    PreviewSurface *surface() const { return m_surface.get(); }

    QSize sizeHint() const override { return {640, 480}; }

public slots:
    /// Opens the field for the words to find.
    void openFind();

signals:
    /// A block was pressed, or gone to by key.
    void placeActivated(const LintPlace &place);
    void linkHovered(const QUrl &url);
    /// A link was pressed. The preview itself asks whether to open it.
    void linkActivated(const QUrl &url);
    void linkFailed(const QUrl &url);
    /// @p current: from 1, 0 where nothing was found.
    void findFinished(int current, int count);
    /// The page shows the latest articles, or the preview why it cannot.
    void contentShown();

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void makeSurface();
    void addKeys();
    void retranslate();
    void showMessage(const QString &text);
    PreviewListener listener();

    void pageIsReady();
    void deliver();
    void delivered();
    void sendLook();
    void sendPlace();
    void activate(const QVariantMap &spot);
    void step(int direction);
    void wantPicture(const QString &address);

    PreviewMaker m_maker;
    QStackedLayout *m_stack;
    QLabel *m_message;
    QWidget *m_page;
    FindField *m_find;
    LinkBar *m_link;
    HoverBar *m_hover;
    std::unique_ptr<PreviewSurface> m_surface;
    QString m_missing; ///< Why there is no surface; null where there is or may yet be one.

    PageFeed m_feed;
    PageColumns m_mode = PageColumns::Chinese;
    PageLook m_look = PageLook::Light;
    double m_zoom = 1;
    std::optional<LintPlace> m_place;
    bool m_isMaking = false;
    bool m_isReady = false;
    bool m_isBusy = false; ///< The page has been sent something that it has not answered yet.
    bool m_isStale = true; ///< There may be something to send.
    bool m_isPlaceStale = false;
};

} // namespace Winnow
