// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/issueref.h"
#include "domain/localizedtext.h"
#include "domain/timestamp.h"
#include "forge/forgeanswer.h"
#include "forge/forgeerror.h"

#include <QMetaType>

namespace Winnow {

enum class SweepLogKind : quint8 {
    Note, ///< Something to know once.
    Skipped, ///< Left out, and why.
    Missing, ///< A forge does not give it; what is known without it is kept.
    Failed ///< Not fetched; the next try asks again.
};

/// Something that a sweep left out, could not get, or wants known.
struct SweepLogEntry
{
    SweepLogKind kind = SweepLogKind::Note;
    QString subject; ///< org/repo, org/repo#N, org/repo!N; empty for the whole sweep.
    LocalizedText text;

    friend bool operator==(const SweepLogEntry &, const SweepLogEntry &) = default;
};

/// `org/repo!N`, as changes are written beside issues.
QString formatChangeRef(const IssueRef &change);

/// "org/repo#N: …" in one language.
QString formatLogEntry(const SweepLogEntry &entry, bool chinese);

namespace SweepLog {

SweepLogEntry confidential(const IssueRef &issue);
SweepLogEntry archived(const QString &repo);
SweepLogEntry byRule(const IssueRef &issue, const QString &note);
SweepLogEntry furtherByRules(qint64 issues);
SweepLogEntry noClosingTime(const IssueRef &issue);
SweepLogEntry movedAway(const IssueRef &issue);
SweepLogEntry badItem(const QString &where, const JsonFault &fault);
SweepLogEntry orderIgnored(const QString &repo);
SweepLogEntry pagingIgnored(const QString &repo);
SweepLogEntry smallerPages(const QString &repo, int perPage);
SweepLogEntry filesWithoutText(const IssueRef &change, const QStringList &files);
SweepLogEntry failed(const QString &subject, const ForgeError &error);
SweepLogEntry missing(const QString &subject, const ForgeError &error);

} // namespace SweepLog

} // namespace Winnow

Q_DECLARE_METATYPE(Winnow::SweepLogEntry)
