// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "filechooser.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("Winnow::FileChooser", text);
}

QString workspaceFilter()
{
    return translated(QT_TRANSLATE_NOOP("Winnow::FileChooser", "Winnow workspaces")) + u" (*.winnow)"_s;
}

void show(QFileDialog *dialog, FileChooser::Answer answer)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QFileDialog::filesSelected, dialog,
            [answer](const QStringList &files) { answer(files); });
    QObject::connect(dialog, &QFileDialog::rejected, dialog, [answer] { answer({}); });
    dialog->open();
}

void chooseOne(QWidget *window, const QString &title, const QString &folder, const QString &filter,
        FileChooser::Answer answer)
{
    auto *dialog = new QFileDialog(window, title, folder, filter);
    dialog->setFileMode(QFileDialog::ExistingFile);
    show(dialog, std::move(answer));
}

} // namespace

void DialogFileChooser::chooseBundles(QWidget *window, const QString &folder, Answer answer)
{
    auto *dialog = new QFileDialog(window,
            translated(QT_TRANSLATE_NOOP("Winnow::FileChooser", "Import bundles")), folder,
            translated(QT_TRANSLATE_NOOP("Winnow::FileChooser", "Bundles"))
                    + u" (*.ndjson *.ndjson.gz *.jsonl *.gz)"_s);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    show(dialog, std::move(answer));
}

void DialogFileChooser::chooseWorkspace(QWidget *window, const QString &folder, Answer answer)
{
    chooseOne(window, translated(QT_TRANSLATE_NOOP("Winnow::FileChooser", "Open a workspace")), folder,
            workspaceFilter(), std::move(answer));
}

void DialogFileChooser::chooseArticle(QWidget *window, const QString &folder, Answer answer)
{
    chooseOne(window, translated(QT_TRANSLATE_NOOP("Winnow::FileChooser", "Import a published article")),
            folder,
            translated(QT_TRANSLATE_NOOP("Winnow::FileChooser", "Articles"))
                    + u" (*.txt *.md *.markdown *.html *.htm)"_s,
            std::move(answer));
}

void DialogFileChooser::chooseGlossary(QWidget *window, const QString &folder, Answer answer)
{
    chooseOne(window, translated(QT_TRANSLATE_NOOP("Winnow::FileChooser", "Import a glossary")), folder,
            translated(QT_TRANSLATE_NOOP("Winnow::FileChooser", "Tables")) + u" (*.csv)"_s,
            std::move(answer));
}

void DialogFileChooser::chooseKnowledge(QWidget *window, const QString &folder, Answer answer)
{
    auto *dialog = new QFileDialog(window,
            translated(QT_TRANSLATE_NOOP("Winnow::FileChooser", "Import knowledge")), folder,
            translated(QT_TRANSLATE_NOOP("Winnow::FileChooser", "Pages"))
                    + u" (*.md *.markdown *.html *.htm *.txt *.ndjson *.ndjson.gz);;"_s
                    + translated(QT_TRANSLATE_NOOP("Winnow::FileChooser", "All files")) + u" (*)"_s);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    show(dialog, std::move(answer));
}

void DialogFileChooser::chooseKnowledgeFolder(QWidget *window, const QString &folder, Answer answer)
{
    auto *dialog = new QFileDialog(window,
            translated(QT_TRANSLATE_NOOP("Winnow::FileChooser", "Import a folder of knowledge")), folder);
    dialog->setFileMode(QFileDialog::Directory);
    show(dialog, std::move(answer));
}

void DialogFileChooser::choosePublishFolder(QWidget *window, const QString &folder, Answer answer)
{
    auto *dialog = new QFileDialog(window,
            translated(QT_TRANSLATE_NOOP("Winnow::FileChooser", "Save what goes out to a folder")), folder);
    dialog->setFileMode(QFileDialog::Directory);
    show(dialog, std::move(answer));
}

void DialogFileChooser::chooseNewWorkspace(QWidget *window, const QString &suggestion, Answer answer)
{
    const QFileInfo info(suggestion);
    auto *dialog = new QFileDialog(window,
            translated(QT_TRANSLATE_NOOP("Winnow::FileChooser", "Make a new workspace")), info.absolutePath(),
            workspaceFilter());
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix(u"winnow"_s);
    // A workspace is never overwritten, whatever the dialog would let one confirm.
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    dialog->selectFile(info.fileName());
    show(dialog, std::move(answer));
}

bool isBundleName(const QString &path)
{
    static const QStringList endings{u".ndjson"_s, u".ndjson.gz"_s, u".jsonl"_s, u".jsonl.gz"_s};
    return std::ranges::any_of(
            endings, [&](const QString &ending) { return path.endsWith(ending, Qt::CaseInsensitive); });
}

bool isWorkspaceName(const QString &path)
{
    return path.endsWith(".winnow"_L1, Qt::CaseInsensitive);
}

QString suggestedWorkspace(const QString &bundle)
{
    const QFileInfo info(bundle);
    const QDir folder = info.absoluteDir();
    const QString name = info.fileName().section(u'.', 0, 0);
    QString path = folder.filePath(name + u".winnow"_s);
    for (int i = 2; QFileInfo::exists(path); ++i)
        path = folder.filePath(u"%1-%2.winnow"_s.arg(name).arg(i));
    return path;
}

} // namespace Winnow
