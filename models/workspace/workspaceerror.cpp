// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspaceerror.h"

#include <QCoreApplication>
#include <QDir>

namespace Winnow {

namespace {

QString sentence(WorkspaceErrorCode code)
{
    const auto translated = [](const char *text) {
        return QCoreApplication::translate("Winnow::WorkspaceError", text);
    };
    switch (code) {
    case WorkspaceErrorCode::NotFound:
        return translated(QT_TRANSLATE_NOOP("Winnow::WorkspaceError", "%1: not found."));
    case WorkspaceErrorCode::AlreadyExists:
        return translated(QT_TRANSLATE_NOOP(
                "Winnow::WorkspaceError", "%1 exists already and was left as it is. Choose another name."));
    case WorkspaceErrorCode::NotAWorkspace:
        return translated(QT_TRANSLATE_NOOP(
                "Winnow::WorkspaceError", "%1 is not a Winnow workspace. It was left as it is."));
    case WorkspaceErrorCode::NewerSchema:
        return translated(QT_TRANSLATE_NOOP("Winnow::WorkspaceError",
                "%1 was written by a newer Winnow. It was left as it is; update Winnow to open it."));
    case WorkspaceErrorCode::Damaged:
        return translated(QT_TRANSLATE_NOOP("Winnow::WorkspaceError",
                "%1 is damaged. It was left as it is; copy it away, then go back to a safety copy beside it "
                "or an exported bundle."));
    case WorkspaceErrorCode::ReadOnly:
        return translated(QT_TRANSLATE_NOOP(
                "Winnow::WorkspaceError", "%1 is open for reading only; nothing was changed."));
    case WorkspaceErrorCode::Locked:
        return translated(QT_TRANSLATE_NOOP(
                "Winnow::WorkspaceError", "%1 is being edited by another Winnow; nothing was changed."));
    case WorkspaceErrorCode::DiskFull:
        return translated(QT_TRANSLATE_NOOP("Winnow::WorkspaceError",
                "%1: the disk is full. Everything saved before is kept, this step is not; free some space "
                "and try again."));
    case WorkspaceErrorCode::NoPermission:
        return translated(
                QT_TRANSLATE_NOOP("Winnow::WorkspaceError", "%1 may not be read or written by this user."));
    case WorkspaceErrorCode::Interrupted:
        return translated(QT_TRANSLATE_NOOP(
                "Winnow::WorkspaceError", "%1: cancelled. What was finished before is kept."));
    case WorkspaceErrorCode::InvalidArgument:
        return translated(
                QT_TRANSLATE_NOOP("Winnow::WorkspaceError", "%1: this cannot be done; nothing was changed."));
    case WorkspaceErrorCode::Io:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("Winnow::WorkspaceError", "%1 could not be read or written."));
}

} // namespace

QString describe(const WorkspaceError &error)
{
    const QString text = sentence(error.code).arg(QDir::toNativeSeparators(error.path));
    return error.detail.isEmpty()
            ? text
            : QCoreApplication::translate("Winnow::WorkspaceError", "%1 (%2)").arg(text, error.detail);
}

} // namespace Winnow
