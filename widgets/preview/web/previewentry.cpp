// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "web/webpreview.h"

/// The library's door (previewinterface.h).
extern "C" Q_DECL_EXPORT Winnow::PreviewSurface *winnowMakePreview(
        QWidget *parent, Winnow::PreviewListener listener)
{
    [[maybe_unused]] static const bool isPrepared = (Winnow::prepareWebEngine(), true);
    return new Winnow::WebPreview(parent, std::move(listener));
}
