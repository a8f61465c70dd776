// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "article/glossaryfile.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class GlossaryFileTest : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
};

namespace {

QString described(const GlossaryFile &file)
{
    QStringList parts;
    for (const GlossaryTerm &term : file.terms)
        parts.append(u"%1=%2=%3"_s.arg(term.zh, term.en, term.note));
    for (const GlossaryFault &fault : file.faults)
        parts.append(u"%1 at %2"_s
                        .arg(fault.kind == GlossaryFault::Kind::OpenQuote ? u"open quote"_s : u"missing"_s)
                        .arg(fault.line));
    return parts.join(u'|');
}

} // namespace

void GlossaryFileTest::reads_data()
{
    QTest::addColumn<QString>("csv");
    QTest::addColumn<QString>("file");
    QTest::newRow("empty") << u""_s << u""_s;
    QTest::newRow("one") << u"算子,operator"_s << u"算子=operator="_s;
    QTest::newRow("note and heading")
            << u"zh,en,note\n算子,operator,not kernel\n"_s << u"算子=operator=not kernel"_s;
    QTest::newRow("Chinese heading") << u"中文,英文\n图,graph"_s << u"图=graph="_s;
    QTest::newRow("byte order mark, CRLF, blank lines")
            << u"\ufeff图,graph\r\n\r\n核,kernel\r\n"_s << u"图=graph=|核=kernel="_s;
    QTest::newRow("tabs") << u"图\tgraph, of nodes"_s << u"图=graph, of nodes="_s;
    QTest::newRow("semicolons") << u"图;graph;a, b"_s << u"图=graph=a, b"_s;
    QTest::newRow("quotes") << u"\"图, 表\",\"a \"\"graph\"\"\",\"two\nlines\"\n核,kernel"_s
                            << u"图, 表=a \"graph\"=two\nlines|核=kernel="_s;
    QTest::newRow("quote inside a word") << u"5\" 屏,5\" screen"_s << u"5\" 屏=5\" screen="_s;
    QTest::newRow("missing terms") << u"图,\n,graph\n核,kernel"_s
                                   << u"核=kernel=|missing at 1|missing at 2"_s;
    QTest::newRow("open quote") << u"图,graph\n\"核,kernel"_s << u"图=graph=|open quote at 2"_s;
}

void GlossaryFileTest::reads()
{
    QFETCH(const QString, csv);
    QTEST(described(readGlossary(csv.toUtf8())), "file");
}

QTEST_GUILESS_MAIN(GlossaryFileTest)
#include "tst_glossaryfile.moc"
