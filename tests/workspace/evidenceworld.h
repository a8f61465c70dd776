// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"

#include <QRandomGenerator>

namespace Winnow {

/// A small made-up world in which issues and changes meet in every way that evidence.md knows, with versions of the
/// same facts that differ. The same seed always gives the same records, in an order of its own.
class EvidenceWorld final
{
public:
    explicit EvidenceWorld(quint32 seed)
        : m_random(seed)
    {}

    QList<Record> records(int count);

private:
    Record record();
    IssueRecord issue();
    ChangeRecord change();
    EventRecord event();
    LinkRecord link();
    PatchRecord patch();
    ResolutionRecord resolution();

    int below(int bound) { return m_random.bounded(bound); }
    template <typename T>
    T one(const QList<T> &of)
    {
        return of.at(below(static_cast<int>(of.size())));
    }
    IssueRef issueRef();
    IssueRef changeRef();
    Timestamp moment();
    QString changeText();

    QRandomGenerator m_random;
    int m_events = 0;
};

} // namespace Winnow
