// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "difftext.h"

#include "shownline.h"

#include <QLocale>

namespace Winnow {

using namespace Qt::StringLiterals;

QString DiffText::path(const DiffFile &file)
{
    // A path can hide characters just as a line can.
    const auto shown = [](std::string_view path) { return ShownLine(path, false).text(); };
    return file.oldPath == file.newPath
            ? shown(file.newPath)
            : tr("%1 → %2", "old and new path").arg(shown(file.oldPath), shown(file.newPath));
}

QString DiffText::status(const DiffFile &file)
{
    switch (file.status) {
    case DiffFileStatus::Added:
        return tr("new");
    case DiffFileStatus::Deleted:
        return tr("deleted");
    case DiffFileStatus::Renamed:
        return tr("renamed");
    case DiffFileStatus::Copied:
        return tr("copied");
    case DiffFileStatus::Unmerged:
        return tr("in conflict");
    case DiffFileStatus::Modified:
        break;
    }
    return tr("changed");
}

QString DiffText::facts(const DiffFile &file)
{
    QStringList facts;
    if (file.status != DiffFileStatus::Modified)
        facts += status(file);
    if (file.similarity >= 0 && file.similarity < 100)
        facts += tr("%1 % the same").arg(file.similarity);
    if (file.isSubmodule())
        facts += tr("submodule");
    else if (file.isSymbolicLink())
        facts += tr("symbolic link");
    if (file.changesMode())
        facts += tr("mode %1 → %2").arg(QString::number(file.oldMode, 8), QString::number(file.newMode, 8));
    if (file.isCombined())
        facts += tr("merge of %n parent(s)", nullptr, file.markerColumns);
    return facts.join(u" · "_s);
}

QString DiffText::note(const Diff &diff, const DiffFile &file, FoldReason reason)
{
    const auto lines = static_cast<int>(shownLines(diff, file));
    switch (reason) {
    case FoldReason::TooLarge:
        return tr("Folded because it is large: %Ln line(s). Press Enter to show it.", nullptr, lines);
    case FoldReason::Generated:
        return tr("Folded because a program wrote it: %Ln line(s). Press Enter to show it.", nullptr, lines);
    case FoldReason::LookedAt:
        return tr("Folded because you have looked at it. Press Enter to show it.");
    case FoldReason::ByHand:
        return tr("Folded: %Ln line(s). Press Enter to show it.", nullptr, lines);
    case FoldReason::Binary:
        return tr("A binary file: there are no lines to show.");
    case FoldReason::None:
        break;
    }
    if (file.status == DiffFileStatus::Renamed || file.status == DiffFileStatus::Copied)
        return tr("Only the name is new; the contents are the same.");
    if (file.status == DiffFileStatus::Unmerged)
        return tr("The merge of this file is not made yet.");
    if (file.isSubmodule())
        return tr("The submodule goes from %1 to %2.")
                .arg(QString::fromLatin1(file.oldId), QString::fromLatin1(file.newId));
    if (file.changesMode())
        return tr("Only the mode is new; the contents are the same.");
    if (file.status == DiffFileStatus::Added || file.status == DiffFileStatus::Deleted)
        return tr("The file is empty.");
    return tr("The diff shows no lines of this file.");
}

bool DiffText::canOpen(const DiffFile &file, FoldReason reason)
{
    return reason != FoldReason::None && reason != FoldReason::Binary && file.hunkCount > 0;
}

QString DiffText::gap(qint64 hidden, QByteArrayView heading)
{
    const QString lines =
            hidden > 0 ? tr("… %Ln line(s)", "not in the diff", static_cast<int>(hidden)) : u"…"_s;
    return heading.isEmpty() ? lines : lines + u"   "_s + ShownLine(heading, true).text();
}

QString DiffText::fold(qint64 hidden)
{
    return tr("… %Ln unchanged line(s). Press Enter to show them.", nullptr, static_cast<int>(hidden));
}

QString DiffText::counts(qint64 added, qint64 removed)
{
    const QLocale locale;
    return tr("+%1 −%2", "lines added and removed").arg(locale.toString(added), locale.toString(removed));
}

QString DiffText::clipped(qsizetype bytes)
{
    return tr("… %1 more").arg(QLocale().formattedDataSize(bytes));
}

QString DiffText::summary(const Diff &diff)
{
    qint64 added = 0;
    qint64 removed = 0;
    for (const DiffFile &file : diff.files()) {
        added += file.added;
        removed += file.removed;
    }
    return tr("%Ln file(s), %1", nullptr, static_cast<int>(diff.files().size())).arg(counts(added, removed));
}

QString DiffText::spoken(const DiffRows &rows, qsizetype index, int side)
{
    if (!rows.diff() || index < 0 || index >= rows.rowCount())
        return {};
    const Diff &diff = *rows.diff();
    const DiffRow row = rows.row(index);
    const DiffFile &file = diff.files()[static_cast<size_t>(row.file)];
    switch (row.kind) {
    case DiffRowKind::FileHead:
        return tr("File %1, %2, %n line(s) added, %3 removed.", nullptr, static_cast<int>(file.added))
                .arg(path(file), status(file), QLocale().toString(file.removed));
    case DiffRowKind::FileNote:
        return note(diff, file, rows.foldReason(row.file));
    case DiffRowKind::Gap:
        return gap(row.hidden, diff.heading(diff.hunks()[static_cast<size_t>(row.hunk)]));
    case DiffRowKind::Fold:
        return fold(row.hidden);
    case DiffRowKind::Line:
        break;
    }
    const bool isOld = row.right < 0 || (side == 0 && row.left >= 0);
    const qsizetype line = isOld ? row.left : row.right;
    const QString text = ShownLine(diff.lineText(file, line), !row.isChange).text();
    const QString number = QLocale().toString(isOld ? row.oldNumber : row.newNumber);
    if (!row.isChange)
        return tr("Line %1: %2").arg(number, text);
    return isOld ? tr("Removed line %1: %2").arg(number, text) : tr("Added line %1: %2").arg(number, text);
}

} // namespace Winnow
