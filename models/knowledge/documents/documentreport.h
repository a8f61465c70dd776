// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/localizedtext.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace Winnow {

enum class LeftOutReason : quint8 {
    Missing, ///< No such file: a link that leads nowhere, or a file that went away meanwhile.
    Unreadable, ///< Permissions, or the disk.
    NotAFile, ///< A pipe, a device…
    TooLarge,
    Empty, ///< No text in it: nothing, or blanks.
    Binary, ///< A NUL byte among the first ones.
    WrongEncoding, ///< No encoding fits.
    SameDocument ///< Another file gave a document of that identity.
};

/// A file or folder that gave no nodes, and why.
struct LeftOutFile
{
    QString file; ///< As the caller named it, with the path in its folder.
    LeftOutReason reason = LeftOutReason::Missing;
    qint64 place = -1; ///< WrongEncoding, Binary: the byte. TooLarge: the file's size. Else -1.
    QString detail{}; ///< Unreadable: the system's words. SameDocument: the identity.

    friend bool operator==(const LeftOutFile &, const LeftOutFile &) = default;
};

/// A file that was read, with something its owner should know.
struct DocumentRemark
{
    QString file;
    QByteArray encoding; ///< It was read as.
    qint64 fault = -1; ///< First byte that begins no character of it and was replaced; -1 where none was.

    friend bool operator==(const DocumentRemark &, const DocumentRemark &) = default;
};

/// What reading documents gave.
struct DocumentReport
{
    /// So many files are listed in each list; the others are only counted.
    static constexpr qsizetype mostListed = 1000;

    qint64 files = 0; ///< Read.
    qint64 nodes = 0;
    qint64 bytes = 0; ///< Of the files read.
    QList<LeftOutFile> leftOut; ///< The first mostListed.
    qint64 leftOutCount = 0;
    QList<DocumentRemark> remarks; ///< The first mostListed.
    qint64 remarkCount = 0;
    QMap<QString, qint64> unknownKinds; ///< Files of kinds that are not read, by ending (documentEnding()).
    QStringList bundles; ///< Files that the bundle importer takes in.
    QStringList
            unreadIds; ///< What is not known of: ids of documents and, ending with '/', of folders. All of them.
    bool cancelled = false;
};

/// One line for people: why @p file was left out, without its name.
LocalizedText leftOutText(const LeftOutFile &file);

/// One line for people: how @p remark's file was read, without its name.
LocalizedText remarkText(const DocumentRemark &remark);

} // namespace Winnow
