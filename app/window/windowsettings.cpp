// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "windowsettings.h"

#include <QCryptographicHash>
#include <QFileInfo>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

template <typename Enum>
struct Entry
{
    Enum setting;
    QLatin1StringView key;
    QVariant fallback;
};

const Entry<WindowSetting> &entry(WindowSetting setting)
{
    using enum WindowSetting;
    static const Entry<WindowSetting> table[] = {
            {Geometry, "window/geometry"_L1, {}},
            {Theme, "window/theme"_L1, u"system"_s},
            {Language, "window/language"_L1, QString()},
            {Reviewer, "reviewer/name"_L1, QString()},
            {Recent, "workspaces/recent"_L1, QStringList()},
            {OpenWorkspace, "workspaces/open"_L1, QString()},
            {Folder, "workspaces/folder"_L1, QString()},
    };
    return *std::ranges::find(table, setting, &Entry<WindowSetting>::setting);
}

const Entry<WorkspaceSetting> &entry(WorkspaceSetting setting)
{
    using enum WorkspaceSetting;
    static const Entry<WorkspaceSetting> table[] = {
            {Columns, "columns"_L1, {}},
            {FacetSplitter, "facet-splitter"_L1, {}},
            {PaneSplitter, "pane-splitter"_L1, {}},
            {SortKey, "sort"_L1, u"closed"_s},
            {SortDescending, "descending"_L1, true},
            {Grouped, "grouped"_L1, false},
            {Query, "query"_L1, QString()},
            {CurrentIssue, "current-issue"_L1, qint64(0)},
            {Tab, "tab"_L1, u"diff"_s},
            {Evidence, "evidence"_L1, {}},
            {FoldedFacets, "folded-facets"_L1, QStringList()},
            {Desk, "desk"_L1, 0},
            {ArticleColumns, "article-columns"_L1, {}},
            {ArticleRows, "article-rows"_L1, {}},
            {ArticleRow, "article-row"_L1, QString()},
            {PreviewLanguages, "preview-languages"_L1, 0},
            {PreviewLook, "preview-look"_L1, 0},
            {AuditColumns, "audit-columns"_L1, {}},
            {AuditPages, "audit-pages"_L1, {}},
            {AuditClaimRows, "audit-claim-rows"_L1, {}},
            {AuditShow, "audit-show"_L1, u"all"_s},
            {AuditRepository, "audit-repository"_L1, QString()},
            {AuditReference, "audit-reference"_L1, QString()},
            {PublishColumns, "publish-columns"_L1, {}},
            {PublishTarget, "publish-target"_L1, u"csdn"_s},
            {PublishLanguages, "publish-languages"_L1, u"both"_s},
            {PublishSite, "publish-site"_L1, QString()},
            {PublishUser, "publish-user"_L1, QString()},
    };
    return *std::ranges::find(table, setting, &Entry<WorkspaceSetting>::setting);
}

/// A file's group: paths hold slashes, which would nest, and more than a key may.
QString workspaceGroup(const QString &path)
{
    const QFileInfo info(path);
    const QString name = info.exists() ? info.canonicalFilePath() : info.absoluteFilePath();
    const QByteArray digest =
            QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256).toHex().first(16);
    return u"workspace-"_s + QString::fromLatin1(digest) + u'/';
}

} // namespace

WindowSettings::WindowSettings()
    : m_file(QSettings::IniFormat, QSettings::UserScope, u"winnow"_s, u"winnow"_s)
{}

WindowSettings::WindowSettings(const QString &file)
    : m_file(file, QSettings::IniFormat)
{}

QVariant WindowSettings::value(WindowSetting setting) const
{
    return m_file.value(QString(entry(setting).key), entry(setting).fallback);
}

void WindowSettings::setValue(WindowSetting setting, const QVariant &value)
{
    m_file.setValue(QString(entry(setting).key), value);
}

QVariant WindowSettings::value(const QString &path, WorkspaceSetting setting) const
{
    return m_file.value(workspaceGroup(path) + entry(setting).key, entry(setting).fallback);
}

void WindowSettings::setValue(const QString &path, WorkspaceSetting setting, const QVariant &value)
{
    m_file.setValue(workspaceGroup(path) + entry(setting).key, value);
    // For people who read the file.
    m_file.setValue(workspaceGroup(path) + "path"_L1, path);
}

bool WindowSettings::knows(const QString &path) const
{
    return m_file.contains(workspaceGroup(path) + "path"_L1);
}

} // namespace Winnow
