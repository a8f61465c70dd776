// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

// The doors of the library that publish/pdflibrary.h loads.

#include "pdfexport.h"

#include <QGuiApplication>

extern "C" Q_DECL_EXPORT bool winnowMakePdf(const Winnow::Edition &edition,
        const Winnow::PublishOptions &options, Winnow::Export &made, QString &error)
{
    auto pdf = Winnow::makePdf(edition, options);
    if (!pdf) {
        error = std::move(pdf.error());
        return false;
    }
    made = *std::move(pdf);
    return true;
}

/// An application that can draw, without a display.
extern "C" Q_DECL_EXPORT QCoreApplication *winnowMakeDrawingApplication(int &argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    return new QGuiApplication(argc, argv);
}
