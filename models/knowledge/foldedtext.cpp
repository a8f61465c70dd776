// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "foldedtext.h"

#include "characters.h"
#include "simplifiedhan.h"

#include <QList>
#include <QString>

namespace Winnow {

namespace {

bool isDash(char32_t point)
{
    return (point >= 0x2010 && point <= 0x2015) || point == 0x2212 || point == 0xfe58 || point == 0xfe63;
}

/// Hangul and kana fall apart into pieces that are no letters to their readers.
bool staysWhole(char32_t point)
{
    return (point >= 0xac00 && point <= 0xd7af) || (point >= 0x3040 && point <= 0x30ff);
}

bool isLeftOut(char32_t point)
{
    const QChar::Category category = QChar::category(point);
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing
            || category == QChar::Other_Format;
}

class Folder final
{
public:
    Folder(QStringView text, std::vector<FoldedCharacter> &folded)
        : m_text(text)
        , m_folded(folded)
        , m_simplified(SimplifiedHan::shared())
    {}

    void run()
    {
        m_folded.clear();
        m_folded.reserve(static_cast<size_t>(m_text.size()));
        qsizetype position = 0;
        while (position < m_text.size()) {
            const char16_t unit = m_text[position].unicode();
            m_begin = static_cast<quint32>(position);
            m_end = m_begin + 1;
            ++position;
            if (unit < 0x80) {
                const bool isUpper = unit >= u'A' && unit <= u'Z';
                put(isUpper ? unit + 32U : unit, isUpper);
            } else if (unit >= 0x3400 && unit < 0xa000) {
                put(m_simplified.folded(unit), false);
            } else if (!QChar::isSurrogate(unit)) {
                fold(unit);
            } else if (QChar::isHighSurrogate(unit) && position < m_text.size()
                    && m_text[position].isLowSurrogate()) {
                m_end = m_begin + 2;
                fold(QChar::surrogateToUcs4(unit, m_text[position].unicode()));
                ++position;
            } else {
                put(noCharacter, false);
            }
        }
    }

private:
    void put(char32_t point, bool isUpper) { m_folded.push_back({point, m_begin, m_end, isUpper}); }

    /// Any character beyond ASCII and the common Han.
    void fold(char32_t point)
    {
        if (isDash(point)) {
            put(U'-', false);
        } else if (point >= 0xff01 && point <= 0xff5e) {
            const char32_t narrow = point - 0xfee0;
            put(foldedCharacter(narrow), narrow >= U'A' && narrow <= U'Z');
        } else if (isLeftOut(point)) {
            // Belongs to the character before it, or to nothing.
            if (!m_folded.empty() && m_folded.back().end == m_begin && !QChar::isSpace(m_folded.back().point))
                m_folded.back().end = m_end;
        } else if (!staysWhole(point) && QChar::decompositionTag(point) != QChar::NoDecomposition) {
            foldApart(point);
        } else {
            put(foldedCharacter(point), QChar::isUpper(point));
        }
    }

    /// A character that is a form of others: "é", "ﬁ", "①", "㎏".
    void foldApart(char32_t point)
    {
        const QString pieces = QString::fromUcs4(&point, 1).normalized(QString::NormalizationForm_KD);
        const QList<uint> points = pieces.toUcs4();
        for (const uint piece : points) {
            if (!isLeftOut(piece))
                put(m_simplified.folded(foldedCharacter(piece)), QChar::isUpper(piece));
        }
    }

    QStringView m_text;
    std::vector<FoldedCharacter> &m_folded;
    const SimplifiedHan &m_simplified;
    quint32 m_begin = 0;
    quint32 m_end = 0;
};

} // namespace

void foldText(QStringView text, std::vector<FoldedCharacter> &folded)
{
    Folder(text, folded).run();
}

} // namespace Winnow
