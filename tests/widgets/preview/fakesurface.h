// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "preview/previewinterface.h"

#include <QLabel>
#include <QPointer>

#include <utility>

namespace Winnow::Testing {

/// A surface without a page: keeps what it is asked for, and answers when it is told to.
class FakeSurface final : public PreviewSurface
{
public:
    struct Call
    {
        QString function;
        QJsonArray arguments;
        Answer answer;
    };

    FakeSurface(QWidget *parent, PreviewListener told)
        : listener(std::move(told))
        , m_widget(new QLabel(parent))
    {}
    ~FakeSurface() override { delete m_widget; }

    QWidget *widget() override { return m_widget; }
    void load(const QByteArray &html) override { page = html; }
    void call(const QString &function, const QJsonArray &arguments, Answer answer) override
    {
        calls.append({function, arguments, std::move(answer)});
    }
    void find(const QString &text, bool, std::function<void(int, int)> answer) override
    {
        answer(text.isEmpty() ? 0 : 1, text.isEmpty() ? 0 : 3);
    }
    void setZoom(double factor) override { zoom = factor; }
    void allowPicture(const QUrl &address) override { pictures.append(address); }
    void copySelection() override {}
    PreviewRequests requests() const override { return {}; }

    /// Answers all calls that wait.
    void answerAll()
    {
        for (const Call &waiting : std::exchange(calls, {})) {
            answered.append(waiting);
            if (waiting.answer)
                waiting.answer({});
        }
    }

    /// How many calls of @p function there were.
    qsizetype count(const QString &function) const
    {
        const auto isIt = [&function](const Call &call) { return call.function == function; };
        return std::ranges::count_if(calls, isIt) + std::ranges::count_if(answered, isIt);
    }

    PreviewListener listener;
    QByteArray page;
    QList<Call> calls;
    QList<Call> answered;
    QList<QUrl> pictures;
    double zoom = 0;

private:
    QPointer<QLabel> m_widget;
};

} // namespace Winnow::Testing
