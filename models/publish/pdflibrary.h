// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "document/articledigest.h"
#include "export.h"
#include "publishoptions.h"

#include <expected>

class QCoreApplication;

namespace Winnow {

/// makePdf() (pdf/pdfexport.h) in the library `winnow-publishpdf`, which is loaded at the first call. Needs a
/// QGuiApplication: the window's, or drawingApplication().
std::expected<Export, QString> makePdfExport(const Edition &edition, const PublishOptions &options);

/// An application that can draw without a display, from the same library; null where that is not installed. The caller
/// owns it.
QCoreApplication *drawingApplication(int &argc, char **argv);

} // namespace Winnow
