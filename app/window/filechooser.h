// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

#include <functional>

class QWidget;

namespace Winnow {

/// Asks for files. Answers later, with nothing where the person gave up. A seam for tests.
class FileChooser
{
public:
    using Answer = std::function<void(const QStringList &)>;

    virtual ~FileChooser() = default;

    virtual void chooseBundles(QWidget *window, const QString &folder, Answer answer) = 0;
    virtual void chooseWorkspace(QWidget *window, const QString &folder, Answer answer) = 0;
    virtual void chooseArticle(QWidget *window, const QString &folder, Answer answer) = 0;
    virtual void chooseGlossary(QWidget *window, const QString &folder, Answer answer) = 0;
    /// Pages for the knowledge index, or a folder of them.
    virtual void chooseKnowledge(QWidget *window, const QString &folder, Answer answer) = 0;
    virtual void chooseKnowledgeFolder(QWidget *window, const QString &folder, Answer answer) = 0;
    /// Where the files of an export are to lie.
    virtual void choosePublishFolder(QWidget *window, const QString &folder, Answer answer) = 0;
    /// @p suggestion: path of the new file.
    virtual void chooseNewWorkspace(QWidget *window, const QString &suggestion, Answer answer) = 0;
};

/// The system's file dialogs, none of which stops the window's work.
class DialogFileChooser final : public FileChooser
{
public:
    void chooseBundles(QWidget *window, const QString &folder, Answer answer) override;
    void chooseWorkspace(QWidget *window, const QString &folder, Answer answer) override;
    void chooseArticle(QWidget *window, const QString &folder, Answer answer) override;
    void chooseGlossary(QWidget *window, const QString &folder, Answer answer) override;
    void chooseKnowledge(QWidget *window, const QString &folder, Answer answer) override;
    void chooseKnowledgeFolder(QWidget *window, const QString &folder, Answer answer) override;
    void choosePublishFolder(QWidget *window, const QString &folder, Answer answer) override;
    void chooseNewWorkspace(QWidget *window, const QString &suggestion, Answer answer) override;
};

bool isBundleName(const QString &path);
bool isWorkspaceName(const QString &path);

/// A free name for a workspace made of @p bundle, beside it: "week38.ndjson.gz" gives "week38.winnow".
QString suggestedWorkspace(const QString &bundle);

} // namespace Winnow
