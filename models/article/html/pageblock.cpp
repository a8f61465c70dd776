// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "pageblock.h"

#include <QHash>

#include <algorithm>

namespace Winnow {

namespace {

/// An empty text is shown and has to differ from a missing one.
QByteArray present(const QByteArray &html)
{
    return html.isNull() ? QByteArray("") : html;
}

PageBlock makeBlock(const HtmlBlock *zh, const HtmlBlock *en)
{
    const HtmlBlock &any = zh ? *zh : *en;
    return {any.id, any.frame, any.shape, any.place.part, zh ? present(zh->html) : QByteArray(),
            en ? present(en->html) : QByteArray()};
}

bool isSameBlock(const HtmlBlock &one, const HtmlBlock &other)
{
    return one.id == other.id && one.frame == other.frame && one.shape == other.shape;
}

/// For languages that differ in their blocks.
class Pairing final
{
public:
    Pairing(const QList<HtmlBlock> &zh, const QList<HtmlBlock> &en)
        : m_zh(zh)
        , m_en(en)
    {
        for (qsizetype i = 0; i < zh.size(); ++i)
            m_placeInZh.insert(zh.at(i).id, i);
        for (qsizetype i = 0; i < en.size(); ++i)
            m_placeInEn.insert(en.at(i).id, i);
    }

    QList<PageBlock> pair()
    {
        addEnglishFrom(0);
        for (const HtmlBlock &block : m_zh) {
            const qsizetype partner = m_placeInEn.value(block.id, -1);
            const bool isPaired = partner >= 0 && isSameBlock(block, m_en.at(partner));
            m_page.append(makeBlock(&block, isPaired ? &m_en.at(partner) : nullptr));
            if (partner >= 0)
                addEnglishFrom(partner + 1);
        }
        return inFrames();
    }

private:
    /// Adds what is English only, from @p place on, up to what both have.
    void addEnglishFrom(qsizetype place)
    {
        for (; place < m_en.size() && !m_placeInZh.contains(m_en.at(place).id); ++place)
            m_page.append(makeBlock(nullptr, &m_en.at(place)));
    }

    /// The page with everything right behind its frame: a block that stands elsewhere in English may have come between.
    QList<PageBlock> inFrames() const
    {
        QHash<QString, QList<PageBlock>> held;
        for (const PageBlock &block : m_page) {
            if (!block.frame.isEmpty())
                held[block.frame].append(block);
        }
        QList<PageBlock> page;
        for (const PageBlock &block : m_page) {
            if (!block.frame.isEmpty())
                continue;
            page.append(block);
            page += held.value(block.id);
        }
        return page;
    }

    const QList<HtmlBlock> &m_zh;
    const QList<HtmlBlock> &m_en;
    QHash<QString, qsizetype> m_placeInZh;
    QHash<QString, qsizetype> m_placeInEn;
    QList<PageBlock> m_page;
};

} // namespace

QList<PageBlock> pageBlocks(const QList<HtmlBlock> &zh, const QList<HtmlBlock> &en, PageColumns columns)
{
    if (columns == PageColumns::Both && !std::ranges::equal(zh, en, isSameBlock))
        return Pairing(zh, en).pair();
    QList<PageBlock> page;
    const qsizetype count = columns == PageColumns::English ? en.size() : zh.size();
    page.reserve(count);
    for (qsizetype i = 0; i < count; ++i) {
        page.append(makeBlock(columns == PageColumns::English ? nullptr : &zh.at(i),
                columns == PageColumns::Chinese ? nullptr : &en.at(i)));
    }
    return page;
}

} // namespace Winnow
