// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "statementwords.h"

namespace Winnow {

using namespace Qt::StringLiterals;

QString StatementWords::count(qint64 number, const CountedThing &thing) const
{
    const QStringView word = chinese() ? thing.measure : number == 1 ? thing.one : thing.many;
    return QString::number(number) + u' ' + word.toString();
}

QString StatementWords::share(qint64 part, qint64 whole, const CountedThing &thing) const
{
    return chinese() ? count(whole, thing) + u'中' + u' ' + count(part, thing)
                     : QString::number(part) + u" of "_s + count(whole, thing);
}

QString StatementWords::list(const QStringList &entries) const
{
    return entries.join(chinese() ? u"、"_s : u", "_s);
}

QString StatementWords::series(const QStringList &entries) const
{
    if (chinese() || entries.size() < 2)
        return list(entries);
    return list(entries.first(entries.size() - 1)) + u" and "_s + entries.last();
}

QString StatementWords::groups(const QStringList &entries) const
{
    return entries.join(chinese() ? u"；"_s : u"; "_s);
}

QString StatementWords::bracketed(const QString &text) const
{
    return chinese() ? u'（' + text + u'）' : u" ("_s + text + u')';
}

QString StatementWords::sentences(const QStringList &entries) const
{
    return entries.join(chinese() ? QString() : u" "_s);
}

QString StatementWords::within(const QString &phrase) const
{
    if (chinese() || phrase.isEmpty() || (phrase.size() > 1 && phrase[1].isUpper()))
        return phrase;
    return phrase.first(1).toLower() + phrase.sliced(1);
}

QString StatementWords::leading(const QString &phrase) const
{
    return chinese() || phrase.isEmpty() ? phrase : phrase.first(1).toUpper() + phrase.sliced(1);
}

} // namespace Winnow
