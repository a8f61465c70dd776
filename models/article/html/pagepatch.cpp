// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "pagepatch.h"

#include "elementhtml.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <vector>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

bool isSameElement(const PageBlock &one, const PageBlock &other)
{
    return one.id == other.id && one.frame == other.frame && one.shape == other.shape
            && one.part == other.part;
}

bool isFrame(const PageBlock &block)
{
    return block.shape == BlockShape::Table || block.shape == BlockShape::List;
}

/// Which of @p places, all different, make the longest rising row: what may stay where it is while the rest moves.
std::vector<bool> longestRise(const std::vector<qsizetype> &places)
{
    std::vector<qsizetype> ends; // Index of the last of the best row of each length.
    std::vector<qsizetype> previous(places.size(), -1);
    for (qsizetype i = 0; i < std::ssize(places); ++i) {
        const auto at =
                std::ranges::lower_bound(ends, places[i], {}, [&](qsizetype end) { return places[end]; });
        if (at != ends.begin())
            previous[i] = *(at - 1);
        if (at == ends.end())
            ends.push_back(i);
        else
            *at = i;
    }
    std::vector<bool> chosen(places.size(), false);
    for (qsizetype i = ends.empty() ? -1 : ends.back(); i >= 0; i = previous[i])
        chosen[i] = true;
    return chosen;
}

/// Works out the steps where blocks came, went or moved.
class Restructure final
{
public:
    Restructure(const QList<PageBlock> &before, const QList<PageBlock> &now, PageColumns columns)
        : m_before(before)
        , m_now(now)
        , m_columns(columns)
    {
        findKept();
    }

    QList<PatchStep> steps()
    {
        removeOld();
        for (qsizetype i = 0; i < m_now.size(); ++i) {
            const PageBlock &block = m_now.at(i);
            if (m_partner[i] >= 0)
                keep(block, m_before.at(m_partner[i]));
            else if (!m_inserted.contains(block.frame))
                insert(i);
            m_last.insert(block.frame, block.id);
        }
        return m_steps;
    }

private:
    /// Pairs the blocks of both pages whose elements can stay.
    void findKept()
    {
        QHash<QString, qsizetype> places;
        for (qsizetype i = 0; i < m_before.size(); ++i)
            places.insert(m_before.at(i).id, i);
        m_partner.assign(static_cast<size_t>(m_now.size()), -1);
        std::vector<qsizetype> candidates;
        std::vector<qsizetype> candidatePlaces;
        for (qsizetype i = 0; i < m_now.size(); ++i) {
            const qsizetype place = places.value(m_now.at(i).id, -1);
            if (place < 0 || !isSameElement(m_before.at(place), m_now.at(i)))
                continue;
            candidates.push_back(i);
            candidatePlaces.push_back(place);
        }
        const std::vector<bool> chosen = longestRise(candidatePlaces);
        QSet<QString> frames;
        for (size_t k = 0; k < candidates.size(); ++k) {
            const PageBlock &block = m_now.at(candidates[k]);
            // What stands in a frame cannot stay where its frame goes.
            if (!chosen[k] || (!block.frame.isEmpty() && !frames.contains(block.frame)))
                continue;
            m_partner[static_cast<size_t>(candidates[k])] = candidatePlaces[k];
            if (isFrame(block))
                frames.insert(block.id);
        }
    }

    void removeOld()
    {
        std::vector<bool> isKept(static_cast<size_t>(m_before.size()), false);
        for (const qsizetype place : m_partner) {
            if (place >= 0)
                isKept[static_cast<size_t>(place)] = true;
        }
        QSet<QString> removedFrames;
        for (qsizetype i = 0; i < m_before.size(); ++i) {
            const PageBlock &block = m_before.at(i);
            if (isKept[static_cast<size_t>(i)])
                continue;
            if (!removedFrames.contains(block.frame))
                m_steps.append({PatchStep::Kind::Remove, block.id, {}, {}, {}});
            if (isFrame(block))
                removedFrames.insert(block.id);
        }
    }

    void keep(const PageBlock &block, const PageBlock &old)
    {
        if (block.zh == old.zh && block.en == old.en)
            return;
        if (!isFrame(block))
            m_steps.append({PatchStep::Kind::Replace, block.id, {}, {}, elementHtml(block, m_columns)});
        else if (block.shape == BlockShape::Table)
            m_steps.append({PatchStep::Kind::ReplaceHead, block.id, {}, {}, tableHead(block, m_columns)});
    }

    void insert(qsizetype index)
    {
        const PageBlock &block = m_now.at(index);
        QByteArray content;
        if (isFrame(block)) {
            m_inserted.insert(block.id);
            for (qsizetype i = index + 1; i < m_now.size() && m_now.at(i).frame == block.id; ++i)
                content += elementHtml(m_now.at(i), m_columns);
        }
        m_steps.append({PatchStep::Kind::Insert, block.id, block.frame, m_last.value(block.frame),
                elementHtml(block, m_columns, content)});
    }

    const QList<PageBlock> &m_before;
    const QList<PageBlock> &m_now;
    PageColumns m_columns;
    std::vector<qsizetype> m_partner; ///< Of each block now: its place before, -1 where it has none.
    QSet<QString> m_inserted; ///< Frames that came in whole.
    QHash<QString, QString> m_last; ///< Id of the last block seen, by frame.
    QList<PatchStep> m_steps;
};

} // namespace

QList<PatchStep> pagePatch(const QList<PageBlock> &before, const QList<PageBlock> &now, PageColumns columns)
{
    if (!std::ranges::equal(before, now, isSameElement))
        return Restructure(before, now, columns).steps();
    QList<PatchStep> steps;
    for (qsizetype i = 0; i < now.size(); ++i) {
        const PageBlock &block = now.at(i);
        if (block.zh == before.at(i).zh && block.en == before.at(i).en)
            continue;
        if (block.shape == BlockShape::Table)
            steps.append({PatchStep::Kind::ReplaceHead, block.id, {}, {}, tableHead(block, columns)});
        else if (block.shape != BlockShape::List)
            steps.append({PatchStep::Kind::Replace, block.id, {}, {}, elementHtml(block, columns)});
    }
    return steps;
}

QJsonArray patchSteps(const QList<PatchStep> &steps)
{
    QJsonArray list;
    for (const PatchStep &step : steps) {
        const QString html = QString::fromUtf8(step.html);
        switch (step.kind) {
        case PatchStep::Kind::Remove:
            list.append(QJsonArray{u"remove"_s, step.id});
            break;
        case PatchStep::Kind::Replace:
            list.append(QJsonArray{u"replace"_s, step.id, html});
            break;
        case PatchStep::Kind::ReplaceHead:
            list.append(QJsonArray{u"head"_s, step.id, html});
            break;
        case PatchStep::Kind::Insert:
            list.append(QJsonArray{u"insert"_s, step.frame, step.after, html});
            break;
        }
    }
    return list;
}

} // namespace Winnow
