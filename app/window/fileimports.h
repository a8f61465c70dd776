// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "messageline.h"
#include "session/fileimport.h"

#include <QObject>

namespace Winnow {

class WorkspaceSession;

/// Brings published articles and glossaries into the open workspace, and says what came of it. Where an article does not
/// say which instalment it is, it asks.
class FileImports final : public QObject
{
    Q_OBJECT

public:
    /// @p window: below which it asks.
    explicit FileImports(QWidget *window);

    /// Null: nothing is open.
    void setSession(WorkspaceSession *session);

    void importArticle(const QString &file);
    void importGlossary(const QString &file);

signals:
    void messageShown(Winnow::MessageLine::Kind kind, const QString &text);

private:
    bool isWritable();
    void tellArticle(const ArticleImport &import);
    void tellGlossary(const GlossaryImport &import);
    void tellRefused(const FileImportError &error);
    void askOrdinal(const FileImportError &error);

    QWidget *m_window;
    WorkspaceSession *m_session = nullptr;
};

} // namespace Winnow
