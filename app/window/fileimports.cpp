// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "fileimports.h"

#include "session/workspacesession.h"

#include <QInputDialog>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// The most places that fit a message's line.
constexpr qsizetype namedLines = 5;

QString lineList(const QList<int> &lines, const QLocale &locale)
{
    QStringList names;
    for (const int line : lines.first(std::min(lines.size(), namedLines)))
        names.append(locale.toString(line));
    if (lines.size() > namedLines)
        names.append(u"…"_s);
    return names.join(u", "_s);
}

} // namespace

FileImports::FileImports(QWidget *window)
    : QObject(window)
    , m_window(window)
{}

void FileImports::setSession(WorkspaceSession *session)
{
    m_session = session;
    if (!session)
        return;
    connect(session, &WorkspaceSession::articleImported, this, &FileImports::tellArticle);
    connect(session, &WorkspaceSession::glossaryImported, this, &FileImports::tellGlossary);
    connect(session, &WorkspaceSession::fileRefused, this, &FileImports::tellRefused);
}

bool FileImports::isWritable()
{
    if (m_session && !m_session->isReadOnly())
        return true;
    emit messageShown(MessageLine::Kind::Warning,
            m_session ? tr("This workspace is open for reading only: nothing was imported.")
                      : tr("Open or make a workspace first."));
    return false;
}

void FileImports::importArticle(const QString &file)
{
    if (isWritable())
        m_session->importArticle(file);
}

void FileImports::importGlossary(const QString &file)
{
    if (isWritable())
        m_session->importGlossary(file);
}

void FileImports::tellArticle(const ArticleImport &import)
{
    QString text =
            tr("Instalment %1 is known as published now, with %n row(s).", nullptr, import.summary.rows)
                    .arg(import.batch.ordinal);
    QList<int> lines;
    for (const UnreadText &unread : import.summary.unread)
        lines.append(unread.line);
    if (!lines.isEmpty())
        text += u' '
                + tr("%n line(s) were not understood and are kept as text: %1.", nullptr,
                        static_cast<int>(lines.size()))
                          .arg(lineList(lines, m_window->locale()));
    if (import.summary.unsplit > 0)
        text += u' '
                + tr("In %n row(s) problem and answer are not separated.", nullptr, import.summary.unsplit);
    emit messageShown(lines.isEmpty() ? MessageLine::Kind::Notice : MessageLine::Kind::Warning, text);
}

void FileImports::tellGlossary(const GlossaryImport &import)
{
    QString text = tr("The glossary took in %n term(s).", nullptr, static_cast<int>(import.terms));
    if (!import.refusedLines.isEmpty())
        text += u' '
                + tr("%n line(s) hold no pair of terms and were left out: %1.", nullptr,
                        static_cast<int>(import.refusedLines.size()))
                          .arg(lineList(import.refusedLines, m_window->locale()));
    emit messageShown(
            import.refusedLines.isEmpty() ? MessageLine::Kind::Notice : MessageLine::Kind::Warning, text);
}

void FileImports::tellRefused(const FileImportError &error)
{
    using Kind = FileImportError::Kind;
    const auto say = [this](const QString &text) { emit messageShown(MessageLine::Kind::Error, text); };
    switch (error.kind) {
    case Kind::Unreadable:
        return say(tr("%1 could not be read (%2). Nothing was changed.").arg(error.file, error.detail));
    case Kind::NoArticle:
        return say(tr("%1 holds no article: no table of issues was found in it. Nothing was changed.")
                        .arg(error.file));
    case Kind::NoInstalment:
        return askOrdinal(error);
    case Kind::NoSeries:
        return say(
                tr("The workspace has no series yet that the terms could belong to. Import a bundle first."));
    case Kind::Workspace:
        return say(describe(error.error));
    }
}

void FileImports::askOrdinal(const FileImportError &error)
{
    auto *dialog = new QInputDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(1, 999);
    dialog->setWindowTitle(tr("Which instalment?"));
    dialog->setLabelText(tr("The title “%1” does not say which instalment this is. Its number:")
                    .arg(error.detail.left(80)));
    connect(dialog, &QInputDialog::intValueSelected, this, [this, file = error.file](int ordinal) {
        if (m_session)
            m_session->importArticle(file, ordinal);
    });
    dialog->open();
}

} // namespace Winnow
