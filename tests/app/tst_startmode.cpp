// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "start/startmode.h"

#include <QTest>

using namespace Winnow;

Q_DECLARE_METATYPE(Winnow::StartMode)

class TestStartMode final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void decides_data();
    void decides();
};

void TestStartMode::init()
{
    QTest::failOnWarning();
}

void TestStartMode::decides_data()
{
    using enum StartMode;
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<StartMode>("mode");
    for (const char *line :
            {"", "week.winnow", "/a/b/week.winnow", "-w week.winnow", "--sample", "--screenshot x.png",
                    "--screenshot=x.png", "--sample --screenshot out.png", "week.winnow --screenshot x.png",
                    "-platform offscreen", "-platform offscreen --sample", "-style fusion week.winnow"}) {
        QTest::addRow("window: %s", line) << QByteArray(line) << Window;
    }
    for (const char *line : {"funnel", "-w week.winnow funnel", "funnel -w week.winnow", "import a.ndjson",
                 "--help", "-h", "--version", "--json", "frobnicate", "week.ndjson", "a.winnow b.winnow",
                 "week.winnow funnel", "-w", "--screenshot", "check --sample"}) {
        QTest::addRow("verb: %s", line) << QByteArray(line) << CommandLine;
    }
}

void TestStartMode::decides()
{
    QFETCH(const QByteArray, arguments);
    std::vector<std::string> words;
    for (const QByteArray &word : arguments.split(' ')) {
        if (!word.isEmpty())
            words.push_back(word.toStdString());
    }
    QTEST(startMode({words.begin(), words.end()}), "mode");
}

QTEST_GUILESS_MAIN(TestStartMode)
#include "tst_startmode.moc"
