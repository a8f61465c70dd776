// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "syntaxcolours.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>

#include <QHash>

namespace Winnow {

namespace {

/// Lines that are longer are data, and the rules of some languages take very long for them.
constexpr qsizetype longestColoured = 2000;

/// States kept; a window shows a few texts at a time.
constexpr qsizetype mostChains = 64;

} // namespace

/// Made and used in the thread alone.
class SyntaxColours::Worker final
    : public QObject
    , public KSyntaxHighlighting::AbstractHighlighter
{
public:
    SyntaxResult colour(const SyntaxJob &job)
    {
        if (!m_repository)
            m_repository = std::make_unique<KSyntaxHighlighting::Repository>();
        setTheme(m_repository->defaultTheme(job.isDark ? KSyntaxHighlighting::Repository::DarkTheme
                                                       : KSyntaxHighlighting::Repository::LightTheme));
        const auto definition = m_repository->definitionForFileName(job.fileName);
        setDefinition(definition);
        if (m_states.size() > mostChains)
            m_states.clear();
        KSyntaxHighlighting::State state =
                job.continues ? m_states.value(job.chain) : KSyntaxHighlighting::State();
        SyntaxResult result{job.id, {}};
        for (const QString &line : job.lines) {
            m_spans.clear();
            if (definition.isValid() && line.size() <= longestColoured)
                state = highlightLine(line, state);
            result.lines.append(m_spans);
        }
        m_states.insert(job.chain, state);
        return result;
    }

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override
    {
        if (length <= 0 || !format.isValid())
            return;
        const bool isBold = format.isBold(theme());
        const bool isItalic = format.isItalic(theme());
        if (format.hasTextColor(theme()) || isBold || isItalic)
            m_spans.append({offset, length, format.textColor(theme()), isBold, isItalic});
    }

private:
    std::unique_ptr<KSyntaxHighlighting::Repository> m_repository;
    QHash<quint64, KSyntaxHighlighting::State> m_states;
    QList<SyntaxSpan> m_spans;
};

SyntaxColours::SyntaxColours(QObject *parent)
    : QObject(parent)
    , m_worker(new Worker)
{
    m_thread.setObjectName(QStringLiteral("syntax"));
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.start(QThread::LowPriority);
}

SyntaxColours::~SyntaxColours()
{
    m_thread.quit();
    m_thread.wait();
}

void SyntaxColours::request(const SyntaxJob &job)
{
    QMetaObject::invokeMethod(
            m_worker,
            [this, job] {
                const SyntaxResult result = m_worker->colour(job);
                QMetaObject::invokeMethod(
                        this, [this, result] { emit coloured(result); }, Qt::QueuedConnection);
            },
            Qt::QueuedConnection);
}

} // namespace Winnow
