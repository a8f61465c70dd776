// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"

#include <QRandomGenerator>

namespace Winnow {

/// Makes records of all types with any mixture of given and missing fields and texts of every kind; the same
/// seed makes the same records. All of them are such as a bundle may hold.
class RecordGenerator final
{
public:
    explicit RecordGenerator(quint32 seed)
        : m_random(seed)
    {}

    /// A record of the type with this index in Record.
    Record record(size_t type);

    /// A record of any type.
    Record record() { return record(number(std::variant_size_v<Record>)); }

private:
    size_t number(size_t below) { return m_random.bounded(static_cast<quint32>(below)); }
    bool given() { return number(3) > 0; }
    QString word();
    QString text();
    QString maybeText() { return given() ? text() : QString(); }
    QString maybeOneOf(std::initializer_list<const char16_t *> words);
    std::optional<Timestamp> time();
    std::optional<Timestamp> maybeTime() { return given() ? time() : std::nullopt; }
    std::optional<int> maybeInt()
    {
        return given() ? std::optional(static_cast<int>(number(100))) : std::nullopt;
    }
    std::optional<qint64> maybeCount();
    std::optional<double> maybeShare();
    LocalizedText localized() { return {maybeText(), maybeText()}; }
    IssueRef ref();
    BatchRef batch() { return {word(), static_cast<int>(number(40))}; }
    QStringList texts();
    std::optional<QList<IssueRef>> maybeRefs();

    void fill(BundleHeader &record);
    void fill(RepoRecord &record);
    void fill(SeriesRecord &record);
    void fill(BatchRecord &record);
    void fill(IssueRecord &record);
    void fill(EventRecord &record);
    void fill(ChangeRecord &record);
    void fill(PatchRecord &record);
    void fill(LinkRecord &record);
    void fill(KgNodeRecord &record);
    void fill(KgRefRecord &record);
    void fill(AuditEntry &entry);
    void fill(ProposalRecord &record);
    void fill(Decision &record);
    void fill(DraftRecord &record);
    void fill(SectionRecord &record);
    void fill(ThemeRecord &record);
    void fill(GuideRecord &record);
    void fill(ResolutionRecord &record);
    void fill(TextEdit &edit);
    void fill(PublishedArticleRecord &record);
    void fill(TermRecord &record);
    void fill(PublicationRecord &record);

    QRandomGenerator m_random;
};

} // namespace Winnow
