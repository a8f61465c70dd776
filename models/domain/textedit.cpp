// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "textedit.h"

#include "undolinks.h"

#include <QCryptographicHash>

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array ownerNames{
        "draft"_L1, "section"_L1, "theme"_L1, "guide"_L1, "note"_L1, "repository"_L1, "article"_L1};

QString timeText(const TextEdit &edit)
{
    return edit.at ? QString::number(toMilliseconds(*edit.at)) : QString();
}

bool isEarlier(const TextEdit &a, const TextEdit &b)
{
    const Timestamp first = a.at.value_or(Timestamp{});
    const Timestamp second = b.at.value_or(Timestamp{});
    return first != second ? first < second : textEditId(a) < textEditId(b);
}

} // namespace

QString textOwnerName(TextOwner owner)
{
    return ownerNames.at(static_cast<size_t>(owner));
}

std::optional<TextOwner> textOwnerFromName(QStringView name)
{
    const auto found =
            std::ranges::find_if(ownerNames, [name](QLatin1StringView known) { return name == known; });
    if (found == ownerNames.end())
        return std::nullopt;
    return static_cast<TextOwner>(found - ownerNames.begin());
}

QString textEditId(const TextEdit &edit)
{
    if (!edit.id.isEmpty())
        return edit.id;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const QString ordinal = QString::number(edit.batch.ordinal);
    for (const QString &part : {edit.batch.series, ordinal, textOwnerName(edit.owner), edit.subject,
                 edit.field, edit.lang, edit.value, edit.by, timeText(edit), edit.undoes}) {
        const QByteArray utf8 = part.toUtf8();
        hash.addData(QByteArray::number(part.isNull() ? -1 : utf8.size()) + ':');
        hash.addData(utf8);
    }
    return QString::fromLatin1(hash.result().first(16).toHex());
}

QList<TextEdit> standingEdits(QList<TextEdit> journal)
{
    std::ranges::sort(journal, isEarlier);
    if (std::ranges::all_of(journal, &QString::isEmpty, &TextEdit::undoes))
        return journal;
    QList<UndoLink> links;
    for (const TextEdit &edit : std::as_const(journal))
        links.append({textEditId(edit), edit.undoes});
    const QSet<QString> takenBack = takenBackIds(links);
    journal.removeIf([&takenBack](const TextEdit &edit) {
        return !edit.undoes.isEmpty() || takenBack.contains(textEditId(edit));
    });
    return journal;
}

} // namespace Winnow
