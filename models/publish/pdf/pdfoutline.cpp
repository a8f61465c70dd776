// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "pdfoutline.h"

#include <QMap>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// A text for people: UTF-16 with its mark, in hexadecimal.
QByteArray textString(const QString &text)
{
    QByteArray hex = "<feff";
    for (const QChar c : text)
        hex += QByteArray::number(c.unicode(), 16).rightJustified(4, '0');
    return hex + '>';
}

/// The number behind @p key in @p dictionary; -1 where there is none.
qint64 numberBehind(const QByteArray &dictionary, const QByteArray &key)
{
    const qsizetype at = dictionary.indexOf(key + ' ');
    if (at < 0)
        return -1;
    qsizetype end = at + key.size() + 1;
    const qsizetype start = end;
    while (end < dictionary.size() && dictionary.at(end) >= '0' && dictionary.at(end) <= '9')
        ++end;
    return end > start ? dictionary.sliced(start, end - start).toLongLong() : -1;
}

/// An entry with what stands around it; numbers of objects, 0 for none.
struct Entry
{
    const PdfBookmark *bookmark = nullptr;
    qsizetype parent = -1; ///< Index; -1: the outline itself.
    QList<qsizetype> children{};
};

QList<Entry> treeOf(const QList<PdfBookmark> &bookmarks)
{
    QList<Entry> entries;
    QList<qsizetype> open;
    for (const PdfBookmark &bookmark : bookmarks) {
        while (!open.isEmpty() && entries.at(open.last()).bookmark->level >= bookmark.level)
            open.removeLast();
        const qsizetype parent = open.isEmpty() ? -1 : open.last();
        open.append(entries.size());
        if (parent >= 0)
            entries[parent].children.append(entries.size());
        entries.append({&bookmark, parent});
    }
    return entries;
}

class PdfUpdate final
{
public:
    explicit PdfUpdate(const QByteArray &pdf)
        : m_pdf(pdf)
    {}

    std::expected<QByteArray, QString> run(const QList<PdfBookmark> &bookmarks, const QByteArray &language)
    {
        if (auto read = readTrailer(); !read)
            return std::unexpected(read.error());
        const QByteArray head = std::to_string(m_root).c_str() + QByteArray(" 0 obj\n");
        const qsizetype start = m_pdf.indexOf('\n' + head);
        const qsizetype end = start < 0 ? -1 : m_pdf.indexOf("endobj", start);
        const QByteArray catalog =
                end < 0 ? QByteArray() : m_pdf.sliced(start + 1 + head.size(), end - start - 1 - head.size());
        const qsizetype close = catalog.lastIndexOf(">>");
        if (close < 0)
            return std::unexpected(u"the file's catalog was not found"_s);
        addOutline(bookmarks);
        addObject(m_root,
                catalog.first(close) + "/Outlines " + reference(m_first) + "\n/PageMode /UseOutlines\n/Lang ("
                        + language + ")\n>>");
        return written();
    }

private:
    std::expected<void, QString> readTrailer()
    {
        const qsizetype trailer = m_pdf.lastIndexOf("trailer");
        const qsizetype start = m_pdf.lastIndexOf("startxref");
        if (trailer < 0 || start < trailer)
            return std::unexpected(u"the file has no trailer"_s);
        m_trailer = m_pdf.sliced(trailer, start - trailer);
        m_previous = m_pdf.sliced(start + 9).trimmed().split('\n').constFirst().trimmed().toLongLong();
        m_first = numberBehind(m_trailer, "/Size");
        m_root = numberBehind(m_trailer, "/Root");
        if (m_first <= 0 || m_root <= 0 || m_previous <= 0)
            return std::unexpected(u"the file's trailer is incomplete"_s);
        return {};
    }

    static QByteArray reference(qint64 object) { return QByteArray::number(object) + " 0 R"; }

    qint64 objectOf(qsizetype entry) const { return m_first + 1 + entry; }

    void addOutline(const QList<PdfBookmark> &bookmarks)
    {
        const QList<Entry> entries = treeOf(bookmarks);
        QList<qsizetype> top;
        for (qsizetype i = 0; i < entries.size(); ++i) {
            if (entries.at(i).parent < 0)
                top.append(i);
        }
        QByteArray outline = "<<\n/Type /Outlines\n/Count " + QByteArray::number(entries.size());
        if (!top.isEmpty())
            outline += "\n/First " + reference(objectOf(top.first())) + "\n/Last "
                    + reference(objectOf(top.last()));
        addObject(m_first, outline + "\n>>");
        for (qsizetype i = 0; i < entries.size(); ++i)
            addEntry(entries, i, entries.at(i).parent < 0 ? top : entries.at(entries.at(i).parent).children);
    }

    void addEntry(const QList<Entry> &entries, qsizetype index, const QList<qsizetype> &siblings)
    {
        const Entry &entry = entries.at(index);
        QByteArray object = "<<\n/Title " + textString(entry.bookmark->title) + "\n/Parent "
                + reference(entry.parent < 0 ? m_first : objectOf(entry.parent)) + "\n/Dest "
                + textString(entry.bookmark->destination);
        const qsizetype place = siblings.indexOf(index);
        if (place > 0)
            object += "\n/Prev " + reference(objectOf(siblings.at(place - 1)));
        if (place + 1 < siblings.size())
            object += "\n/Next " + reference(objectOf(siblings.at(place + 1)));
        if (!entry.children.isEmpty())
            object += "\n/First " + reference(objectOf(entry.children.first())) + "\n/Last "
                    + reference(objectOf(entry.children.last())) + "\n/Count "
                    + QByteArray::number(descendants(entries, index));
        addObject(objectOf(index), object + "\n>>");
    }

    static qsizetype descendants(const QList<Entry> &entries, qsizetype index)
    {
        qsizetype count = 0;
        for (const qsizetype child : entries.at(index).children)
            count += 1 + descendants(entries, child);
        return count;
    }

    void addObject(qint64 number, const QByteArray &contents)
    {
        m_offsets.insert(number, m_pdf.size() + m_added.size());
        m_added += QByteArray::number(number) + " 0 obj\n" + contents + "\nendobj\n";
    }

    QByteArray written() const
    {
        QByteArray table = "xref\n";
        for (const auto &[number, offset] : m_offsets.asKeyValueRange())
            table += QByteArray::number(number) + " 1\n" + QByteArray::number(offset).rightJustified(10, '0')
                    + " 00000 n \n";
        QByteArray trailer = m_trailer;
        trailer.replace("/Size " + QByteArray::number(m_first),
                "/Size " + QByteArray::number(m_offsets.lastKey() + 1));
        trailer.insert(trailer.lastIndexOf(">>"), "/Prev " + QByteArray::number(m_previous) + '\n');
        return m_pdf + m_added + table + trailer + "startxref\n"
                + QByteArray::number(m_pdf.size() + m_added.size()) + "\n%%EOF\n";
    }

    const QByteArray &m_pdf;
    QByteArray m_trailer;
    qint64 m_first = 0; ///< The first free number of an object: the outline's.
    qint64 m_root = 0;
    qint64 m_previous = 0;
    QByteArray m_added;
    QMap<qint64, qint64> m_offsets;
};

} // namespace

std::expected<QByteArray, QString> withOutline(
        const QByteArray &pdf, const QList<PdfBookmark> &bookmarks, const QByteArray &language)
{
    return PdfUpdate(pdf).run(bookmarks, language);
}

} // namespace Winnow
