// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

namespace Winnow {

enum class IdentifierKind : quint8 {
    ErrorCode, ///< EZ9999, 0x7020023, a number behind "error code"
    UpperSnake, ///< ASCEND_RT_VISIBLE_DEVICES, ACL_ERROR_RT_FAILURE
    Flag, ///< --aic-metrics, without a value
    ApiName, ///< HcclMemImport, torch.npu.set_device, aclnnAdd
    FileName, ///< acl.json, /usr/local/Ascend/driver
    Version ///< with its product: "CANN 8.0.RC1"
};

struct Identifier
{
    QString text;
    IdentifierKind kind = IdentifierKind::ApiName;

    friend bool operator==(const Identifier &, const Identifier &) = default;
};

/// The identifiers in @p text in their order, each once (letter case aside), full-width letters as ordinary ones.
/// Addresses and references to issues are none.
QList<Identifier> findIdentifiers(const QString &text);

} // namespace Winnow
