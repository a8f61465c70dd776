// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QLatin1StringView>
#include <QSettings>
#include <QVariant>

namespace Winnow {

/// What the window remembers: a key of the settings file, and what holds where nothing is stored.
/// Enumerations are stored by name.
enum class WindowSetting : quint8 {
    Geometry,
    Theme, ///< system, light, dark
    Language, ///< zh_CN, en; empty: the system's
    Reviewer,
    Recent, ///< Workspace files, latest first.
    OpenWorkspace, ///< The one that was open when the window closed.
    Folder ///< Where the last file was chosen.
};

/// What it remembers of each workspace.
enum class WorkspaceSetting : quint8 {
    Columns,
    FacetSplitter,
    PaneSplitter,
    Evidence, ///< IssuePane::saveState()
    SortKey,
    SortDescending,
    Grouped,
    Query, ///< As typed: formatPoolQuery().
    CurrentIssue,
    Tab,
    FoldedFacets,
    Desk, ///< The desk that was shown: 0 triage, 1 article, 2 audit, 3 publish.
    ArticleColumns,
    ArticleRows,
    ArticleRow, ///< org/repo#N
    PreviewLanguages, ///< 0 Chinese, 1 English, 2 both
    PreviewLook,
    AuditColumns,
    AuditPages,
    AuditClaimRows,
    AuditShow, ///< auditShowName()
    AuditRepository,
    AuditReference, ///< org/repo#N, a space, the node
    PublishColumns,
    PublishTarget, ///< publishTargetName()
    PublishLanguages, ///< zh, en, both
    PublishSite, ///< Address of a WordPress site.
    PublishUser
};

/// The settings file of the window: an INI file in the user's configuration folder, or wherever it is told.
class WindowSettings final
{
public:
    WindowSettings();
    /// A seam for tests.
    explicit WindowSettings(const QString &file);

    QVariant value(WindowSetting setting) const;
    void setValue(WindowSetting setting, const QVariant &value);

    /// Settings of the workspace at @p path.
    QVariant value(const QString &path, WorkspaceSetting setting) const;
    void setValue(const QString &path, WorkspaceSetting setting, const QVariant &value);
    /// Whether anything is stored about the workspace at @p path.
    bool knows(const QString &path) const;

    QSettings &file() { return m_file; }
    void sync() { m_file.sync(); }

private:
    QSettings m_file;
};

} // namespace Winnow
