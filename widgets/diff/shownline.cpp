// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "shownline.h"

#include "diff/hiddencharacters.h"

#include <algorithm>

namespace Winnow {

namespace {

constexpr QChar firstStrongIsolate(0x2068);
constexpr QChar popIsolate(0x2069);

/// The beginning of @p bytes, not cut inside a character.
QByteArrayView beginning(QByteArrayView bytes, qsizetype size)
{
    if (bytes.size() <= size)
        return bytes;
    while (size > 0 && (static_cast<unsigned char>(bytes[size]) & 0xc0) == 0x80)
        --size;
    return bytes.first(size);
}

} // namespace

ShownLine::ShownLine(QByteArrayView bytes, bool hidesLineEnd)
{
    if (hidesLineEnd && bytes.endsWith('\r'))
        bytes.chop(1);
    const QByteArrayView shown = beginning(bytes, longest);
    m_source = QString::fromUtf8(shown);
    m_clipped = bytes.size() - shown.size();
    m_text = m_source;
    replaceHidden();
}

void ShownLine::replaceHidden()
{
    const auto hidden = hiddenCharacters(m_source);
    const auto turned = rightToLeftRuns(m_source);
    if (hidden.empty() && turned.empty())
        return;
    m_text.clear();
    m_shownOf.reserve(static_cast<size_t>(m_source.size() + 1));
    auto nextHidden = hidden.begin();
    auto nextTurned = turned.begin();
    for (qsizetype at = 0; at < m_source.size();) {
        if (nextTurned != turned.end() && nextTurned->first == at)
            m_text += firstStrongIsolate;
        if (nextHidden != hidden.end() && nextHidden->position == at) {
            const QString name = u'[' + nextHidden->shown + u']';
            m_shownOf.insert(m_shownOf.end(), static_cast<size_t>(nextHidden->length), m_text.size());
            m_hidden.push_back({{m_text.size(), name.size()}, nextHidden->turnsDirection});
            m_text += name;
            at += nextHidden->length;
            ++nextHidden;
        } else {
            m_shownOf.push_back(m_text.size());
            m_text += m_source[at++];
        }
        if (nextTurned != turned.end() && nextTurned->second <= at) {
            const qsizetype start = m_shownOf[static_cast<size_t>(nextTurned->first)];
            m_rightToLeft.push_back({start, m_text.size() - start});
            m_text += popIsolate;
            ++nextTurned;
        }
    }
    m_shownOf.push_back(m_text.size());
}

qsizetype ShownLine::toShown(qsizetype source) const
{
    source = std::clamp<qsizetype>(source, 0, m_source.size());
    return m_shownOf.empty() ? source : m_shownOf[static_cast<size_t>(source)];
}

qsizetype ShownLine::toSource(qsizetype shown) const
{
    if (m_shownOf.empty())
        return std::clamp<qsizetype>(shown, 0, m_source.size());
    const auto place = std::ranges::lower_bound(m_shownOf, shown);
    return std::min<qsizetype>(place - m_shownOf.begin(), m_source.size());
}

} // namespace Winnow
