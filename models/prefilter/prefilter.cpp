// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "prefilter.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// A note is read in a table cell; what a pattern fits can be a whole body.
constexpr qsizetype longestQuote = 60;

QString quoted(QStringView text)
{
    const QStringView trimmed = text.trimmed();
    return trimmed.size() <= longestQuote ? trimmed.toString()
                                          : trimmed.first(longestQuote).toString() + u'…';
}

/// What @p pattern fits in @p text, for the note; nothing where it does not fit.
std::optional<QString> findIn(const QRegularExpression &pattern, QStringView text)
{
    const QRegularExpressionMatch match = pattern.matchView(text);
    return match.hasMatch() ? std::optional{quoted(match.capturedView())} : std::nullopt;
}

std::optional<QString> findInGiven(const QRegularExpression &pattern, const QString &text)
{
    return text.isNull() ? std::nullopt : findIn(pattern, text);
}

std::optional<QString> findInLabels(const QRegularExpression &pattern, const QStringList &labels)
{
    for (const QString &label : labels) {
        if (auto found = findIn(pattern, label))
            return found;
    }
    return std::nullopt;
}

/// The times that speak for @p place, so that the note can be checked against the record.
QString describePlace(WindowPlace place, const PrefilterSubject &subject, const PrefilterWindow &window)
{
    const QString name = windowPlaceName(place);
    if (place == WindowPlace::Before && subject.closedAt && window.since)
        return u"%1 (%2 < %3)"_s.arg(
                name, formatTimestamp(*subject.closedAt), formatTimestamp(*window.since));
    if (place == WindowPlace::After && subject.closedAt && window.until)
        return u"%1 (%2 >= %3)"_s.arg(
                name, formatTimestamp(*subject.closedAt), formatTimestamp(*window.until));
    return name;
}

std::optional<QString> findInWindow(
        const QRegularExpression &pattern, const PrefilterSubject &subject, const PrefilterWindow &window)
{
    const WindowPlace place = windowPlace(subject, window);
    if (!findIn(pattern, windowPlaceName(place)))
        return std::nullopt;
    return describePlace(place, subject, window);
}

std::optional<QString> findInField(
        const PrefilterRule &rule, const PrefilterSubject &subject, const PrefilterWindow &window)
{
    switch (rule.field) {
    case PrefilterField::Title:
        return findIn(rule.pattern, QStringView(subject.title).trimmed());
    case PrefilterField::Label:
        return findInLabels(rule.pattern, subject.labels);
    case PrefilterField::Author:
        return findInGiven(rule.pattern, subject.author);
    case PrefilterField::AuthorRole:
        return findInGiven(rule.pattern, subject.authorRole);
    case PrefilterField::State:
        return findInGiven(rule.pattern, subject.state);
    case PrefilterField::Window:
        return findInWindow(rule.pattern, subject, window);
    case PrefilterField::Body:
        return findInGiven(rule.pattern, subject.body);
    }
    return std::nullopt;
}

} // namespace

QString windowPlaceName(WindowPlace place)
{
    switch (place) {
    case WindowPlace::Open:
        return u"open"_s;
    case WindowPlace::NoClosingTime:
        return u"no-closing-time"_s;
    case WindowPlace::Before:
        return u"before"_s;
    case WindowPlace::After:
        return u"after"_s;
    case WindowPlace::Inside:
        break;
    }
    return u"inside"_s;
}

WindowPlace windowPlace(const PrefilterSubject &subject, const PrefilterWindow &window)
{
    // A reopened issue keeps its old closing time on some forges; the state has the last word.
    if (!subject.state.isNull() && subject.state != "closed"_L1)
        return WindowPlace::Open;
    if (!subject.closedAt)
        return WindowPlace::NoClosingTime;
    if (window.since && *subject.closedAt < *window.since)
        return WindowPlace::Before;
    if (window.until && *subject.closedAt >= *window.until)
        return WindowPlace::After;
    return WindowPlace::Inside;
}

std::optional<PrefilterHit> evaluatePrefilter(
        const QList<PrefilterRule> &rules, const PrefilterSubject &subject, const PrefilterWindow &window)
{
    for (const PrefilterRule &rule : rules) {
        if (const auto found = findInField(rule, subject, window)) {
            const QString note = found->isEmpty() ? rule.name : u"%1: %2"_s.arg(rule.name, *found);
            return PrefilterHit{rule.name, rule.reason, note};
        }
    }
    return std::nullopt;
}

} // namespace Winnow
