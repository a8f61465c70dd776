// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"

#include <QByteArrayView>
#include <QStringList>

#include <expected>
#include <memory>
#include <optional>

namespace Winnow {

/// Why a line was refused.
struct LineError
{
    QString path; ///< Where: `issue.closed_at`, `change.commits[2].sha`; empty where the whole line is bad.
    QString message; ///< What was expected and what stood there instead, in English.

    friend bool operator==(const LineError &, const LineError &) = default;
};

/// What one line of a bundle says.
struct ParsedLine
{
    std::optional<Record> record; ///< Nothing for a blank line and for an unknown type.
    QString unknownType; ///< The `type` that this Winnow does not know, else null.
    QStringList unknownKeys; ///< Keys left out, as `issue.colour`; an item for each time one stands there.

    bool isBlank() const { return !record && unknownType.isNull(); }
};

/// Reads lines of a bundle (bundle.md) into records. Keep one for many lines: it holds the memory it works
/// in. A line either becomes a whole record or an error; any bytes at all may come in.
class BundleLineParser final
{
public:
    BundleLineParser();
    BundleLineParser(BundleLineParser &&) noexcept;
    BundleLineParser &operator=(BundleLineParser &&) noexcept;
    ~BundleLineParser();

    /// Reads @p line, given without its line end.
    std::expected<ParsedLine, LineError> parse(QByteArrayView line);

    /// The same without copying the line: LineSource::readableBehind bytes behind it must be readable.
    std::expected<ParsedLine, LineError> parseInPlace(QByteArrayView line);

private:
    class Private;
    std::unique_ptr<Private> d;
};

/// Reads one @p line with a parser of its own. For a file, keep a BundleLineParser.
std::expected<ParsedLine, LineError> parseBundleLine(QByteArrayView line);

} // namespace Winnow
