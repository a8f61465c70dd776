// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "fingerprint.h"

#include <QCryptographicHash>

#include <algorithm>

namespace Winnow {

namespace {

/// Writes values so that no two different lists of them give the same bytes.
class CanonicalForm final
{
public:
    CanonicalForm() { m_bytes.reserve(usualSize); }

    void add(qint64 value)
    {
        m_bytes.append(QByteArray::number(value));
        m_bytes.append(';');
    }

    void add(const QString &text)
    {
        add(static_cast<qint64>(text.size()));
        for (const QChar c : text) {
            m_bytes.append(static_cast<char>(c.row()));
            m_bytes.append(static_cast<char>(c.cell()));
        }
    }

    void add(const std::optional<Timestamp> &at)
    {
        m_bytes.append(at ? 't' : '-');
        if (at)
            add(toSeconds(*at));
    }

    void add(const IssueRef &ref)
    {
        add(ref.repo);
        add(ref.number);
    }

    template <typename Code>
        requires std::is_enum_v<Code>
    void add(Code code)
    {
        add(static_cast<qint64>(code));
    }

    template <typename Value>
    void addAll(const QList<Value> &values)
    {
        add(static_cast<qint64>(values.size()));
        for (const Value &value : values)
            add(value);
    }

    QString digest() const
    {
        return QString::fromLatin1(QCryptographicHash::hash(m_bytes, QCryptographicHash::Sha256).toHex());
    }

private:
    static constexpr qsizetype usualSize = 2'048;

    QByteArray m_bytes;
};

/// Raised when the form changes, so that old fingerprints differ instead of agreeing by chance.
constexpr qint64 formVersion = 1;

QStringList commitIds(const ChangeFacts &change)
{
    QStringList ids;
    for (const Commit &commit : change.change.commits.value_or(QList<Commit>()))
        ids.append(commit.sha);
    std::ranges::sort(ids);
    return ids;
}

void addLink(CanonicalForm &form, const FactView &view, const Link &link)
{
    form.add(link.change);
    form.add(link.state);
    form.add(link.mergedAt);
    form.add(static_cast<qint64>(link.rejected));
    form.addAll(link.bases);
    if (const ChangeFacts *change = view.change(link.change)) {
        form.add(change->change.base);
        form.addAll(static_cast<const QList<QString> &>(commitIds(*change)));
    }
}

void addTrap(CanonicalForm &form, const Trap &trap)
{
    form.add(trap.code);
    if (trap.code == TrapCode::Storm || trap.code == TrapCode::OneChangeManyIssues)
        return; // their facts lie in other issues and grow while the pool is swept
    form.add(static_cast<qint64>(trap.facts.size()));
    for (const Fact &fact : trap.facts) {
        form.add(fact.kind);
        form.add(fact.at);
        form.add(fact.ref);
        form.add(fact.number);
    }
}

} // namespace

QString fingerprintOf(const FactView &view, const Assessment &assessment)
{
    CanonicalForm form;
    form.add(formVersion);
    form.add(assessment.issue);
    form.add(view.issue().state);
    form.add(assessment.createdAt);
    form.add(assessment.closedAt);
    form.add(assessment.landing ? assessment.landing->change : IssueRef{});
    form.add(assessment.deltaSeconds.value_or(0));
    form.add(assessment.answerSeconds.value_or(-1));
    form.add(assessment.tier ? static_cast<qint64>(*assessment.tier) : -1);
    form.add(assessment.resolution);
    form.add(assessment.effectiveResolution());
    form.add(static_cast<qint64>(assessment.links.size()));
    for (const Link &link : assessment.links)
        addLink(form, view, link);
    form.add(static_cast<qint64>(assessment.traps.size()));
    for (const Trap &trap : assessment.traps)
        addTrap(form, trap);
    return form.digest();
}

} // namespace Winnow
