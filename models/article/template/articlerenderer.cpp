// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlerenderer.h"

#include "articlevalues.h"
#include "templatecheck.h"
#include "templatelines.h"
#include "templateset.h"

#include <KTextTemplate/Context>
#include <KTextTemplate/Engine>
#include <KTextTemplate/Template>
#include <KTextTemplate/TemplateLoader>

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>
#include <exception>
#include <memory>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr QStringView entryTemplate = u"article.md";

/// Hands checked templates to the engine, each compiled once.
class SetLoader final : public KTextTemplate::AbstractTemplateLoader
{
public:
    explicit SetLoader(const QHash<QString, QString> &texts)
        : m_texts(texts)
    {}

    KTextTemplate::Template loadByName(
            const QString &name, const KTextTemplate::Engine *engine) const override
    {
        KTextTemplate::Template &compiled = m_compiled[name];
        if (!compiled)
            compiled = engine->newTemplate(preparedTemplate(m_texts.value(name)), name);
        return compiled;
    }

    std::pair<QString, QString> getMediaUri(const QString &) const override { return {}; }

    bool canLoadTemplate(const QString &name) const override { return m_texts.contains(name); }

private:
    const QHash<QString, QString> m_texts;
    mutable QHash<QString, KTextTemplate::Template> m_compiled;
};

/// Templates as the engine has them.
struct CompiledSet
{
    QHash<QString, QString> texts;
    std::unique_ptr<KTextTemplate::Engine> engine;
    KTextTemplate::Template entry;
};

/// Compiles @p texts, unless they are those that this thread rendered by last in @p language: compiling takes longer
/// than rendering an instalment.
const CompiledSet &compiledSet(const QHash<QString, QString> &texts, TextLanguage language)
{
    thread_local std::array<CompiledSet, std::size(textLanguages)> kept;
    CompiledSet &set = kept.at(static_cast<size_t>(language));
    if (set.engine && set.texts == texts)
        return set;
    set.entry.clear();
    set.texts = texts;
    set.engine = std::make_unique<KTextTemplate::Engine>();
    set.engine->addTemplateLoader(QSharedPointer<SetLoader>::create(texts));
    set.entry = set.engine->loadByName(entryTemplate.toString());
    return set;
}

/// Renders by templates that have been read and checked.
class Renderer final
{
public:
    Renderer(const TemplateSet &set, const QHash<QString, QString> &texts)
        : m_set(set)
        , m_texts(texts)
    {}

    std::expected<QString, TemplateError> render(const Article &article) const;

private:
    TemplateError engineError(const QString &message) const;
    int lineOfError(const QString &name) const;

    const TemplateSet &m_set;
    const QHash<QString, QString> m_texts;
};

/// What the engine puts behind its message: "…, line 2, section.md".
const QRegularExpression &placePattern()
{
    static const QRegularExpression place(u"^(.*), line (\\d+), ([^,]+)$"_s);
    return place;
}

/// The line, from 1, at which the engine refuses the template @p name; 0 where it does not. It counts lines, from 0,
/// only where it trims them itself.
int Renderer::lineOfError(const QString &name) const
{
    KTextTemplate::Engine engine;
    engine.setSmartTrimEnabled(true);
    const KTextTemplate::Template refused = engine.newTemplate(m_texts.value(name), name);
    const QRegularExpressionMatch match = placePattern().match(refused->errorString());
    return match.hasMatch() ? match.captured(2).toInt() + 1 : 0;
}

TemplateError Renderer::engineError(const QString &message) const
{
    const QRegularExpressionMatch match = placePattern().match(message);
    if (!match.hasMatch())
        return {m_set.path(entryTemplate.toString()), 0, message};
    const QString name = match.captured(3);
    return {m_set.path(name), lineOfError(name), match.captured(1)};
}

std::expected<QString, TemplateError> Renderer::render(const Article &article) const
{
    const CompiledSet &compiled = compiledSet(m_texts, article.language);
    if (compiled.entry->error() != KTextTemplate::NoError)
        return std::unexpected(engineError(compiled.entry->errorString()));
    KTextTemplate::Context context(articleValues(article));
    context.setAutoEscape(false); // the texts are Markdown, not HTML
    const QString markdown = compiled.entry->render(&context);
    if (compiled.entry->error() != KTextTemplate::NoError)
        return std::unexpected(engineError(compiled.entry->errorString()));
    return withSingleBlankLines(markdown);
}

} // namespace

std::expected<QString, TemplateError> renderArticle(const Article &article, const QString &templateFolder)
{
    const TemplateSet templates(templateFolder, article.language);
    const auto texts = checkedTemplates(templates, entryTemplate.toString());
    if (!texts)
        return std::unexpected(texts.error());
    try {
        return Renderer(templates, *texts).render(article);
    } catch (const std::exception &failure) {
        return std::unexpected(TemplateError{templates.path(entryTemplate.toString()), 0,
                QCoreApplication::translate("Winnow::TemplateError", "The template engine failed: %1")
                        .arg(QString::fromUtf8(failure.what()))});
    }
}

} // namespace Winnow
