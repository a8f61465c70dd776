// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "kgaudit.h"

#include "undolinks.h"

#include <QCryptographicHash>

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array verdictNames{"accept"_L1, "reject"_L1, "replace"_L1, "leave-empty"_L1, "note"_L1};

/// Digest of texts in a row that tells null from empty and never lets one run into the next.
class TextDigest final
{
public:
    void add(const QString &text)
    {
        const QByteArray utf8 = text.toUtf8();
        m_hash.addData(QByteArray::number(text.isNull() ? -1 : utf8.size()) + ':');
        m_hash.addData(utf8);
    }

    void add(const QStringList &texts)
    {
        add(QString::number(texts.size()));
        for (const QString &text : texts)
            add(text);
    }

    QString hex() const { return QString::fromLatin1(m_hash.result().first(16).toHex()); }

private:
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

void addNode(TextDigest &digest, const CitedNode &node)
{
    for (const QString &text : {node.id, node.title, node.url, node.kind, node.query, node.excerpt})
        digest.add(text);
    digest.add(node.score ? QString::number(*node.score, 'g', 17) : QString());
}

} // namespace

QString auditVerdictName(AuditVerdict verdict)
{
    return verdictNames.at(static_cast<size_t>(verdict));
}

std::optional<AuditVerdict> auditVerdictFromName(QStringView name)
{
    const auto found =
            std::ranges::find_if(verdictNames, [name](QLatin1StringView known) { return name == known; });
    if (found == verdictNames.end())
        return std::nullopt;
    return static_cast<AuditVerdict>(found - verdictNames.begin());
}

QString auditEntryId(const AuditEntry &entry)
{
    if (!entry.id.isEmpty())
        return entry.id;
    TextDigest digest;
    for (const QString &text : {entry.batch.series, QString::number(entry.batch.ordinal),
                 formatIssueRef(entry.issue), entry.nodeId, auditVerdictName(entry.verdict), entry.reason,
                 entry.note, entry.content, entry.isBlind ? u"blind"_s : QString(), entry.by,
                 entry.at ? QString::number(toMilliseconds(*entry.at)) : QString(), entry.undoes}) {
        digest.add(text);
    }
    addNode(digest, entry.replacement);
    digest.add(entry.supersedes);
    return digest.hex();
}

QString nodeContent(const QString &title, const QString &url, const QString &text)
{
    TextDigest digest;
    digest.add(title);
    digest.add(url);
    digest.add(text);
    return digest.hex();
}

bool isEarlierAudit(const AuditEntry &a, const AuditEntry &b)
{
    const Timestamp first = a.at.value_or(Timestamp{});
    const Timestamp second = b.at.value_or(Timestamp{});
    return first != second ? first < second : auditEntryId(a) < auditEntryId(b);
}

QList<AuditEntry> standingAudits(QList<AuditEntry> journal)
{
    std::ranges::sort(journal, isEarlierAudit);
    if (std::ranges::all_of(journal, &QString::isEmpty, &AuditEntry::undoes))
        return journal;
    QList<UndoLink> links;
    for (const AuditEntry &entry : std::as_const(journal))
        links.append({auditEntryId(entry), entry.undoes});
    const QSet<QString> takenBack = takenBackIds(links);
    journal.removeIf([&takenBack](const AuditEntry &entry) {
        return !entry.undoes.isEmpty() || takenBack.contains(auditEntryId(entry));
    });
    return journal;
}

} // namespace Winnow
