// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "jsonpath.h"

#include <QJsonObject>
#include <QStringList>

#include <expected>
#include <optional>

namespace Winnow {

/// Takes the fields of one JSON object, remembering where it stands. After the first fault everything gives defaults,
/// so that a reader can go on and look once, at finish().
class JsonFields final
{
public:
    JsonFields(const QJsonObject &object, QString place);

    /// A text that must be there and not blank.
    QString text(const QString &key);
    QString text(const QString &key, const QString &otherwise);
    bool flag(const QString &key, bool otherwise);
    double number(const QString &key, double otherwise, double least, double most);
    int integer(const QString &key, int otherwise, int least, int most);
    QJsonObject object(const QString &key);
    QStringList texts(const QString &key);
    bool has(const QString &key) const;

    void fail(const QString &key, const QString &message);
    QString placeOf(const QString &key) const;
    const std::optional<PlacedFault> &fault() const { return m_fault; }

    /// Faults keys that nobody took; then the first fault, if any.
    std::optional<PlacedFault> finish();

private:
    QJsonValue take(const QString &key);

    QJsonObject m_object;
    QString m_place;
    QStringList m_taken;
    std::optional<PlacedFault> m_fault;
};

} // namespace Winnow
