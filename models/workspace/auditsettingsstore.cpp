// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "auditsettingsstore.h"

#include "knowledge/nodematcher.h"
#include "workspace.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

// What is proposed where a series says nothing is what the index's scores are made for.
static_assert(AuditSettings{}.threshold == defaultScoreThreshold);

constexpr std::array styleNames{"none"_L1, "footnotes"_L1, "column"_L1};

QString keyOf(const BatchRef &batch, AuditScope scope)
{
    const QString series = u"audit_settings/"_s + batch.series;
    return scope == AuditScope::Series ? series : series + u'/' + QString::number(batch.ordinal);
}

bool isSound(const AuditSettings &settings)
{
    return settings.reviewers >= 1 && settings.threshold >= 0 && settings.threshold <= 1;
}

QString toJson(const AuditSettings &settings)
{
    const QJsonObject object{{u"reviewers"_s, settings.reviewers}, {u"threshold"_s, settings.threshold},
            {u"style"_s, QString(styleNames.at(static_cast<size_t>(settings.style)))}};
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

AuditSettings fromJson(const QString &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json.toUtf8()).object();
    AuditSettings settings;
    settings.reviewers = object.value("reviewers"_L1).toInt(settings.reviewers);
    settings.threshold = object.value("threshold"_L1).toDouble(settings.threshold);
    const QString style = object.value("style"_L1).toString();
    for (size_t i = 0; i < styleNames.size(); ++i) {
        if (style == styleNames.at(i))
            settings.style = static_cast<KnowledgeStyle>(i);
    }
    return isSound(settings) ? settings : AuditSettings{};
}

} // namespace

WorkspaceResult<AuditSettings> auditSettings(const Workspace &workspace, const BatchRef &batch)
{
    for (const AuditScope scope : {AuditScope::Batch, AuditScope::Series}) {
        const auto json = workspace.setting(keyOf(batch, scope));
        if (!json)
            return std::unexpected(json.error());
        if (!json->isNull())
            return fromJson(*json);
    }
    return AuditSettings{};
}

WorkspaceResult<void> setAuditSettings(
        Workspace &workspace, const BatchRef &batch, const AuditSettings &settings, AuditScope scope)
{
    if (!isSound(settings)) {
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::InvalidArgument, workspace.path(),
                u"an audit needs one reviewer or more and a threshold from 0 to 1"_s});
    }
    return workspace.setSetting(keyOf(batch, scope), toJson(settings));
}

} // namespace Winnow
