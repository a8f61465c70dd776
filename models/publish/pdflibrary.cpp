// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "pdflibrary.h"

#include "programmodule.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using MakePdf = bool (*)(const Edition &, const PublishOptions &, Export &, QString &);
using MakeApplication = QCoreApplication *(*)(int &, char **);

const QString library = u"winnow-publishpdf"_s;

} // namespace

std::expected<Export, QString> makePdfExport(const Edition &edition, const PublishOptions &options)
{
    static const auto entry = moduleFunction(library, "winnowMakePdf");
    if (!entry)
        return std::unexpected(entry.error());
    Export made;
    QString error;
    if (!reinterpret_cast<MakePdf>(*entry)(edition, options, made, error))
        return std::unexpected(error);
    return made;
}

QCoreApplication *drawingApplication(int &argc, char **argv)
{
    const auto entry = moduleFunction(library, "winnowMakeDrawingApplication", argv[0]);
    return entry ? reinterpret_cast<MakeApplication>(*entry)(argc, argv) : nullptr;
}

} // namespace Winnow
