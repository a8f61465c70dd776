// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "document/publishdocument.h"
#include "exportwarning.h"
#include "publishoptions.h"
#include "publishtarget.h"

#include <QByteArray>

namespace Winnow {

/// @p document as rich text for @p target (WeChat, Zhihu, Juejin, Mail): elements with their styles within, UTF-8. Several
/// posts where one would be longer than the target takes; each begins with a heading where it can.
QByteArrayList richPosts(const PublishDocument &document, PublishTarget target, const PublishOptions &options,
        ExportWarnings &warnings);

/// @p post as a file of its own, to be opened and copied from.
QByteArray richFile(const PublishDocument &document, const QByteArray &post);

/// @p post for the clipboard: says its character set and where it begins, for systems that guess both.
QByteArray clipboardHtml(const QByteArray &post);

} // namespace Winnow
