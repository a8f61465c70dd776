// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "previewinterface.h"

#include <QStringList>

#include <expected>
#include <memory>

namespace Winnow {

/// Makes a surface, or says why there is none.
using PreviewMaker = std::function<std::expected<std::unique_ptr<PreviewSurface>, QString>(
        QWidget *parent, PreviewListener listener)>;

/// Makes surfaces from the library `winnow-preview` in the first of @p folders that has it, loading it when it is called.
PreviewMaker previewFromLibrary(const QStringList &folders);

/// The folders in which the library is installed: beside the program, and ../lib/winnow.
QStringList previewFolders();

} // namespace Winnow
