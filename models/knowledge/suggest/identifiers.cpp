// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "identifiers.h"

#include <QRegularExpression>
#include <QSet>

#include <optional>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

const QString versionPattern = u"v?\\d+(?:\\.\\d+){1,3}(?:[.-]?(?:rc|alpha|beta|post|dev|b|a)\\.?\\d*)*"_s;

bool matches(const QRegularExpression &pattern, const QString &text)
{
    return pattern.match(text).hasMatch();
}

QRegularExpression whole(const QString &pattern, QRegularExpression::PatternOptions options = {})
{
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern), options);
}

bool isErrorCode(const QString &token, const QString &before)
{
    static const QRegularExpression code =
            whole(u"0[xX][0-9A-Fa-f]{3,16}|[A-Z]{1,3}\\d{4,6}|[A-Z]{2,8}-\\d{3,6}"_s);
    static const QRegularExpression number = whole(u"\\d{3,8}"_s);
    static const QRegularExpression announced(
            u"(?:错误码|返回码|error\\s*code|errno|err\\s*code|ret(?:code)?|code)(?:\\s*(?:is|[:：=为是]))?\\s*$"_s,
            QRegularExpression::CaseInsensitiveOption);
    return matches(code, token) || (matches(number, token) && announced.match(before).hasMatch());
}

bool isFileName(const QString &token)
{
    static const QRegularExpression file = whole(
            u"(?:[\\w.+-]*/"
            u")*[\\w+-][\\w.+-]*\\.(?:json|py|cpp|cc|c|h|hpp|md|sh|so|txt|ya?ml|cfg|conf|ini|info|onnx|om|pb|"
            "pt|pth|log|whl|run|csv|db|toml|xml|proto|bin|cmake|rst|ipynb|safetensors|jinja)"_s,
            QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression path = whole(u"~?/(?:[\\w.+-]+/)+[\\w.+-]*"_s);
    return matches(file, token) || matches(path, token);
}

bool isApiName(const QString &token)
{
    static const QRegularExpression camel(u"[a-z][A-Z]|[A-Z]{2,}[a-z]{2,}"_s);
    static const QRegularExpression snake = whole(u"_{0,2}[A-Za-z]\\w*_\\w*"_s);
    static const QRegularExpression dotted = whole(u"[A-Za-z_]\\w+(?:(?:\\.|::)[A-Za-z_]\\w+)+"_s);
    static const QRegularExpression word = whole(u"[A-Za-z_]\\w*"_s);
    return matches(dotted, token) || matches(snake, token)
            || (matches(word, token) && camel.match(token).hasMatch());
}

/// What @p token is by its looks; @p before is the text in front of it.
std::optional<IdentifierKind> kindOf(const QString &token, const QString &before)
{
    static const QRegularExpression upperSnake = whole(u"[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+"_s);
    static const QRegularExpression flag = whole(u"--[A-Za-z][\\w-]*|-[a-z][\\w]*-[\\w-]+"_s);
    if (isErrorCode(token, before))
        return IdentifierKind::ErrorCode;
    if (matches(upperSnake, token))
        return IdentifierKind::UpperSnake;
    if (matches(flag, token))
        return IdentifierKind::Flag;
    if (isFileName(token))
        return IdentifierKind::FileName;
    if (isApiName(token))
        return IdentifierKind::ApiName;
    return std::nullopt;
}

/// "CANN 8.0.RC1" where @p token is a version behind a product, or both in one; else null.
QString versionWithProduct(const QString &token, const QString &before)
{
    static const QRegularExpression version =
            whole(versionPattern, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression joined = whole(u"([A-Za-z][A-Za-z_]+)[-=]+("_s + versionPattern + u")"_s,
            QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression product(u"([A-Za-z][A-Za-z0-9_-]+)\\s*(?:版本|version)?\\s*$"_s,
            QRegularExpression::CaseInsensitiveOption);
    static const QSet<QString> noProducts{u"version"_s, u"v"_s, u"to"_s, u"from"_s, u"in"_s, u"of"_s,
            u"and"_s, u"or"_s, u"since"_s, u"with"_s, u"at"_s, u"for"_s, u"about"_s, u"by"_s, u"is"_s,
            u"on"_s};
    if (const auto match = joined.match(token); match.hasMatch())
        return match.captured(1) + u' ' + match.captured(2);
    if (!matches(version, token))
        return {};
    const QString name = product.match(before).captured(1);
    return name.isEmpty() || noProducts.contains(name.toLower()) ? QString() : name + u' ' + token;
}

/// Without the signs of the sentence around it.
QString trimmedToken(QString token)
{
    while (!token.isEmpty() && u".:+="_s.contains(token.front()))
        token.removeFirst();
    while (!token.isEmpty() && u".:+=-"_s.contains(token.back()))
        token.removeLast();
    return token;
}

} // namespace

QList<Identifier> findIdentifiers(const QString &text)
{
    static const QRegularExpression addresses(
            u"\\b[a-z][a-z0-9+.-]*://[^\\s<>）)】》，。；]+|[\\w./-]*[#!]\\d+\\b"_s,
            QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression tokens(u"[A-Za-z0-9_.:/+=~-]{2,120}"_s);
    QString folded = text.normalized(QString::NormalizationForm_KC);
    folded.replace(addresses, u" "_s);
    QList<Identifier> found;
    QSet<QString> known;
    for (const QRegularExpressionMatch &match : tokens.globalMatch(folded)) {
        const QString whole = trimmedToken(match.captured());
        const QString before = folded.first(match.capturedStart()).right(40);
        Identifier identifier;
        if (const QString version = versionWithProduct(whole, before); !version.isEmpty())
            identifier = {version, IdentifierKind::Version};
        else if (const QString name = trimmedToken(whole.section(u'=', 0, 0));
                const auto kind = kindOf(name, before))
            identifier = {name, *kind};
        if (identifier.text.isEmpty() || known.contains(identifier.text.toLower()))
            continue;
        known.insert(identifier.text.toLower());
        found.append(identifier);
    }
    return found;
}

} // namespace Winnow
