// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "rulesjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array knownKeys{"name"_L1, "field"_L1, "pattern"_L1, "reason"_L1, "label"_L1};

std::unexpected<PrefilterRulesError> fail(qsizetype index, const QString &key, const QString &message)
{
    return std::unexpected(PrefilterRulesError{index, key, message});
}

/// Reads the keys of one rule, remembering where it is for the error.
class RuleReader final
{
public:
    RuleReader(const QJsonObject &object, qsizetype index)
        : m_object(object)
        , m_index(index)
    {}

    std::expected<PrefilterRule, PrefilterRulesError> read() const
    {
        if (const QString unknown = unknownKey(); !unknown.isNull())
            return fail(m_index, unknown, u"unknown key"_s);
        PrefilterRule rule;
        return text(u"name"_s)
                .and_then([&](const QString &name) {
                    rule.name = name;
                    return field();
                })
                .and_then([&](PrefilterField field) {
                    rule.field = field;
                    return pattern();
                })
                .and_then([&](const QRegularExpression &pattern) {
                    rule.pattern = pattern;
                    return text(u"reason"_s);
                })
                .and_then([&](const QString &reason) {
                    rule.reason = reason;
                    return label();
                })
                .transform([&](const LocalizedText &label) {
                    rule.label = label;
                    return rule;
                });
    }

private:
    QString unknownKey() const
    {
        for (const QString &key : m_object.keys()) {
            if (std::ranges::none_of(knownKeys, [&key](QLatin1StringView known) { return key == known; }))
                return key;
        }
        return {};
    }

    std::expected<QString, PrefilterRulesError> text(const QString &key) const
    {
        const QJsonValue value = m_object.value(key);
        if (value.isUndefined() || value.isNull())
            return fail(m_index, key, u"missing"_s);
        if (!value.isString())
            return fail(m_index, key, u"expected a string"_s);
        if (value.toString().trimmed().isEmpty())
            return fail(m_index, key, u"empty"_s);
        return value.toString();
    }

    std::expected<PrefilterField, PrefilterRulesError> field() const
    {
        return text(u"field"_s)
                .and_then([this](const QString &name) -> std::expected<PrefilterField, PrefilterRulesError> {
                    if (const auto field = prefilterFieldFromName(name))
                        return *field;
                    return fail(m_index, u"field"_s,
                            u"unknown field '%1' (title, label, author, author_role, state, window, body)"_s
                                    .arg(name));
                });
    }

    std::expected<QRegularExpression, PrefilterRulesError> pattern() const
    {
        return text(u"pattern"_s)
                .and_then([this](const QString &text)
                                  -> std::expected<QRegularExpression, PrefilterRulesError> {
                    const QRegularExpression pattern = prefilterPattern(text);
                    if (pattern.isValid())
                        return pattern;
                    return fail(m_index, u"pattern"_s,
                            u"%1 at character %2"_s.arg(pattern.errorString())
                                    .arg(pattern.patternErrorOffset()));
                });
    }

    std::expected<LocalizedText, PrefilterRulesError> label() const
    {
        const QJsonValue value = m_object.value(u"label"_s);
        if (value.isUndefined() || value.isNull())
            return LocalizedText{};
        if (value.isString())
            return LocalizedText{value.toString(), {}};
        if (!value.isObject())
            return fail(m_index, u"label"_s, u"expected a string or an object {zh, en}"_s);
        const QJsonObject languages = value.toObject();
        for (auto language = languages.begin(); language != languages.end(); ++language) {
            const QString key = u"label."_s + language.key();
            if (language.key() != "zh"_L1 && language.key() != "en"_L1)
                return fail(m_index, key, u"unknown key"_s);
            if (!language.value().isString() && !language.value().isNull())
                return fail(m_index, key, u"expected a string"_s);
        }
        return LocalizedText{
                languages.value("zh"_L1).toString(QString()), languages.value("en"_L1).toString(QString())};
    }

    const QJsonObject &m_object;
    qsizetype m_index;
};

QJsonObject toJson(const PrefilterRule &rule)
{
    QJsonObject object{{u"name"_s, rule.name}, {u"field"_s, prefilterFieldName(rule.field)},
            {u"pattern"_s, rule.pattern.pattern()}, {u"reason"_s, rule.reason}};
    QJsonObject label;
    if (!rule.label.zh.isNull())
        label.insert(u"zh"_s, rule.label.zh);
    if (!rule.label.en.isNull())
        label.insert(u"en"_s, rule.label.en);
    if (!label.isEmpty())
        object.insert(u"label"_s, label);
    return object;
}

} // namespace

std::expected<QList<PrefilterRule>, PrefilterRulesError> readPrefilterRules(const QByteArray &json)
{
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(json, &fault);
    if (fault.error != QJsonParseError::NoError)
        return fail(-1, {}, u"%1 at byte %2"_s.arg(fault.errorString()).arg(fault.offset));
    if (!document.isArray())
        return fail(-1, {}, u"expected an array of rules"_s);
    const QJsonArray array = document.array();
    QList<PrefilterRule> rules;
    QSet<QString> names;
    for (qsizetype index = 0; index < array.size(); ++index) {
        if (!array.at(index).isObject())
            return fail(index, {}, u"expected an object"_s);
        const QJsonObject object = array.at(index).toObject();
        auto rule = RuleReader(object, index).read();
        if (!rule)
            return std::unexpected(std::move(rule.error()));
        if (names.contains(rule->name))
            return fail(index, u"name"_s, u"'%1' is the name of an earlier rule"_s.arg(rule->name));
        names.insert(rule->name);
        rules.append(std::move(*rule));
    }
    return rules;
}

QByteArray writePrefilterRules(const QList<PrefilterRule> &rules)
{
    QJsonArray array;
    for (const PrefilterRule &rule : rules)
        array.append(toJson(rule));
    return QJsonDocument(array).toJson(QJsonDocument::Compact);
}

QString formatPrefilterRulesError(const PrefilterRulesError &error)
{
    QString place = error.index < 0 ? u"rules"_s : u"rules[%1]"_s.arg(error.index);
    if (!error.key.isNull())
        place += u'.' + error.key;
    return u"%1: %2"_s.arg(place, error.message);
}

} // namespace Winnow
