// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articletitle.h"

#include "domain/chinesenumeral.h"

#include <QRegularExpression>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int largestOrdinal = 999;

/// What may stand between an ordinal and the texts beside it.
constexpr QStringView joints = u"·・•:：-–—|,，";

std::optional<int> readOrdinal(const QString &text)
{
    bool isDecimal = false;
    const int decimal = text.toInt(&isDecimal);
    const std::optional<int> number = isDecimal ? decimal : readChineseNumeral(text);
    return number && *number >= 1 && *number <= largestOrdinal ? number : std::nullopt;
}

bool isJoint(QChar c)
{
    return c.isSpace() || joints.contains(c);
}

QString withoutJoints(QStringView text, bool atEnd)
{
    while (!text.isEmpty() && isJoint(atEnd ? text.back() : text.front()))
        text = atEnd ? text.chopped(1) : text.sliced(1);
    return text.trimmed().toString();
}

} // namespace

ArticleTitle readArticleTitle(const QString &title)
{
    static const QRegularExpression ordinals(
            u"[（(]\\s*([^（()）\\s]{1,7})\\s*[）)]|\\bNo\\.?\\s*(\\d{1,3})\\b|第\\s*([^第\\s]{1,7}?)\\s*[期篇]"_s,
            QRegularExpression::CaseInsensitiveOption);
    QRegularExpressionMatchIterator matches = ordinals.globalMatch(title);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const std::optional<int> ordinal = readOrdinal(match.captured(match.lastCapturedIndex()));
        if (!ordinal)
            continue;
        return {withoutJoints(QStringView(title).first(match.capturedStart()), true), ordinal,
                withoutJoints(QStringView(title).sliced(match.capturedEnd()), false)};
    }
    return {title.trimmed(), std::nullopt, {}};
}

} // namespace Winnow
