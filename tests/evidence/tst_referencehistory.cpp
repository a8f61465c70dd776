// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidence/referencefinder.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

namespace {

/// How two sets of references over many texts agree.
struct Agreement
{
    int both = 0;
    int onlyFound = 0;
    int onlyExpected = 0;

    void add(const QSet<QString> &found, const QSet<QString> &expected)
    {
        const int common = static_cast<int>((QSet<QString>(found) & expected).size());
        both += common;
        onlyFound += static_cast<int>(found.size()) - common;
        onlyExpected += static_cast<int>(expected.size()) - common;
    }

    double precision() const { return static_cast<double>(both) / (both + onlyFound); }

    double recall() const { return static_cast<double>(both) / (both + onlyExpected); }
};

QString joinedLines(const QJsonValue &lines)
{
    QString text;
    for (const QJsonValue &line : lines.toArray())
        text += line.toString() + u'\n';
    return text;
}

} // namespace

/// Against real histories, where they lie beside the project (../shared/data/history). What is expected there
/// was made by a machine: commented-out addresses count in it, and GitHub's rule sees neither "fix
/// [Issue](URL)" nor other repositories. The thresholds are what was reached, each difference having been
/// read.
class TestReferenceHistory final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void issueAddressesOnGitCode();
    void closingWordsOnGitHub();

private:
    static QList<QJsonObject> read(const QString &name);
};

QList<QJsonObject> TestReferenceHistory::read(const QString &name)
{
    QFile file(QStringLiteral(WINNOW_HISTORY) + u'/' + name);
    QList<QJsonObject> records;
    if (!file.open(QIODevice::ReadOnly))
        return records;
    while (!file.atEnd())
        records.append(QJsonDocument::fromJson(file.readLine()).object());
    return records;
}

void TestReferenceHistory::issueAddressesOnGitCode()
{
    const auto records = read(u"gitcode-mrs.jsonl"_s);
    if (records.isEmpty())
        QSKIP("../shared/data/history/gitcode-mrs.jsonl is not there");
    Agreement agreement;
    for (const QJsonObject &record : records) {
        QSet<QString> expected;
        for (const QJsonValue &url : record[u"issue_urls"].toArray()) {
            const QString host = url[u"host"].toString();
            const QString forge = host.contains(u"atomgit"_s) ? u"gitcode"_s : host.section(u'.', -2, -2);
            expected.insert(forge + u' ' + url[u"repo"].toString() + u'#' + url[u"number"].toString());
        }
        QSet<QString> found;
        const ReferenceContext context{record[u"repo"].toString(), u"gitcode"_s};
        for (const Reference &reference : findReferences(joinedLines(record[u"ref_lines"]), context)) {
            if (reference.form == ReferenceForm::Address && reference.kind != ReferenceKind::Change)
                found.insert(reference.forge + u' ' + formatIssueRef(reference.target));
        }
        agreement.add(found, expected);
    }
    qInfo("gitcode issue addresses: %d agree, %d only found, %d only expected", agreement.both,
            agreement.onlyFound, agreement.onlyExpected);
    QVERIFY(agreement.precision() >= 0.999);
    QVERIFY(agreement.recall() >= 0.998);
}

void TestReferenceHistory::closingWordsOnGitHub()
{
    const auto records = read(u"vllm-ascend-links.jsonl"_s);
    if (records.isEmpty())
        QSKIP("../shared/data/history/vllm-ascend-links.jsonl is not there");
    Agreement agreement;
    const ReferenceContext context{u"vllm-project/vllm-ascend"_s, u"github"_s};
    for (const QJsonObject &record : records) {
        QSet<QString> expected;
        for (const QJsonValue &number : record[u"github_closes"].toArray())
            expected.insert(number.toVariant().toString());
        QSet<QString> found;
        const QString text = record[u"title"].toString() + u"\n\n"_s + joinedLines(record[u"lines"]);
        for (const Reference &reference : findReferences(text, context)) {
            if (reference.closes && reference.target.repo == context.repo)
                found.insert(reference.target.number);
        }
        agreement.add(found, expected);
    }
    qInfo("github closing words: %d agree, %d only found, %d only expected", agreement.both,
            agreement.onlyFound, agreement.onlyExpected);
    QVERIFY(agreement.precision() >= 0.96);
    QCOMPARE(agreement.onlyExpected, 0);
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestReferenceHistory)
#include "tst_referencehistory.moc"
