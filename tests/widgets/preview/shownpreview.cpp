// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "shownpreview.h"

#include "preview/web/webpreview.h"
#include "support/heard.h"

#include <QTest>
#include <QWebEngineScript>

namespace Winnow::Testing {

using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

std::expected<std::unique_ptr<PreviewSurface>, QString> makeSurface(QWidget *parent, PreviewListener listener)
{
    [[maybe_unused]] static const bool isPrepared = (prepareWebEngine(), true);
    return std::make_unique<WebPreview>(parent, std::move(listener));
}

} // namespace

ShownPreview::ShownPreview(const QSize &size)
    : preview(makeSurface)
{
    preview.resize(size);
}

bool ShownPreview::show(const Article *zh, const Article *en)
{
    Heard shown(&preview, &ArticlePreview::contentShown);
    preview.setArticles(zh, en);
    preview.show();
    return shown.count() > 0 || shown.wait();
}

QVariant ShownPreview::evaluate(const QString &expression)
{
    QVariant value;
    bool isAnswered = false;
    page().runJavaScript(expression, QWebEngineScript::ApplicationWorld, [&](const QVariant &result) {
        value = result;
        isAnswered = true;
    });
    if (!QTest::qWaitFor([&] { return isAnswered; }, patienceMs))
        qFatal("the page does not answer");
    return value;
}

void ShownPreview::press(const QString &selector)
{
    const QVariantList middle = evaluate(
            u"{ const box = document.querySelector(`%1`).getBoundingClientRect(); [box.x + box.width / 2, box.y + box.height / 2] }"_s
                    .arg(selector))
                                        .toList();
    if (middle.size() != 2)
        qFatal("nothing found to press: %s", qPrintable(selector));
    const double zoom = page().zoomFactor();
    QTest::mouseClick(target(), Qt::LeftButton, {},
            QPointF(middle.at(0).toDouble() * zoom, middle.at(1).toDouble() * zoom).toPoint());
}

bool ShownPreview::settle()
{
    evaluate(
            u"globalThis.settled = 0; requestAnimationFrame(() => requestAnimationFrame(() => settled = 1)); 0"_s);
    return QTest::qWaitFor([this] { return evaluate(u"settled"_s).toInt() == 1; }, patienceMs);
}

QWebEnginePage &ShownPreview::page() const
{
    return *preview.findChild<QWebEngineView *>()->page();
}

QWidget *ShownPreview::target() const
{
    return preview.findChild<QWebEngineView *>()->focusProxy();
}

} // namespace Winnow::Testing
