// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "indexterms.h"

#include "simplifiedhan.h"

#include <QString>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// To be raised when another term is made of any text.
constexpr int rulesVersion = 1;

void addTerm(std::u16string_view term, QByteArray &terms)
{
    appendTermUtf8(terms, term);
    terms.append(' ');
}

} // namespace

quint32 IndexTerms::append(QStringView title, QStringView text, QByteArray &terms)
{
    m_seen.clear();
    m_list.read(title);
    for (const Token &token : m_list.tokens()) {
        if (!m_seen.insert(token.hash))
            continue;
        addTerm(m_list.term(token), terms);
        terms.append(titleMark);
        addTerm(m_list.term(token), terms);
    }
    m_list.read(text);
    for (const Token &token : m_list.tokens()) {
        if (m_seen.insert(token.hash))
            addTerm(m_list.term(token), terms);
    }
    return m_list.positions();
}

QString termRules()
{
    return u"terms %1%2"_s.arg(rulesVersion)
            .arg(SimplifiedHan::shared().isAvailable() ? u", simplified"_s : QString());
}

} // namespace Winnow
