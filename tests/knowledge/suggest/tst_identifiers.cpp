// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledge/suggest/identifiers.h"
#include "knowledge/suggest/textpieces.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class TestIdentifiers final : public QObject
{
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void cutsTexts_data();
    void cutsTexts();
    void longTextsTakeNoHarm();
};

static QString shown(const Identifier &identifier)
{
    switch (identifier.kind) {
    case IdentifierKind::ErrorCode:
        return u"code "_s + identifier.text;
    case IdentifierKind::UpperSnake:
        return u"upper "_s + identifier.text;
    case IdentifierKind::Flag:
        return u"flag "_s + identifier.text;
    case IdentifierKind::ApiName:
        return u"api "_s + identifier.text;
    case IdentifierKind::FileName:
        return u"file "_s + identifier.text;
    case IdentifierKind::Version:
        return u"version "_s + identifier.text;
    }
    return {};
}

void TestIdentifiers::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("identifiers");
    const auto row = [](const char *name, const QString &text, const QStringList &identifiers) {
        QTest::newRow(name) << text << identifiers;
    };
    row("environment variable", u"设置ASCEND_RT_VISIBLE_DEVICES后仍报错"_s,
            {u"upper ASCEND_RT_VISIBLE_DEVICES"_s});
    row("full width", u"ＡＳＣＥＮＤ＿ＲＴ＿ＩＤ＝１"_s, {u"upper ASCEND_RT_ID"_s});
    row("each once", u"HCCL_TIMEOUT and HCCL_TIMEOUT, hccl_timeout"_s, {u"upper HCCL_TIMEOUT"_s});
    row("assigned", u"export HCCL_EXEC_TIMEOUT=1800;"_s, {u"upper HCCL_EXEC_TIMEOUT"_s});
    row("flags", u"加上 --aic-metrics=PipeUtilization 或 -s --enable-graph-mode。"_s,
            {u"flag --aic-metrics"_s, u"flag --enable-graph-mode"_s});
    row("API names", u"调用HcclMemImport()、aclrtMemcpy 与 torch.npu.set_device 失败"_s,
            {u"api HcclMemImport"_s, u"api aclrtMemcpy"_s, u"api torch.npu.set_device"_s});
    row("scopes", u"std::format_to in ge::GraphOptimizer."_s,
            {u"api std::format_to"_s, u"api ge::GraphOptimizer"_s});
    row("error codes", u"报错 EZ9999 (0x7020023)，error code is 507011，返回码：107002"_s,
            {u"code EZ9999"_s, u"code 0x7020023"_s, u"code 507011"_s, u"code 107002"_s});
    row("numbers are none", u"训练 507011 步，8 卡，batch 1024"_s, {});
    row("files", u"修改 acl.json 和 /usr/local/Ascend/driver/version.info，见 src/ops/add_custom.cpp"_s,
            {u"file acl.json"_s, u"file /usr/local/Ascend/driver/version.info"_s,
                    u"file src/ops/add_custom.cpp"_s});
    row("path", u"目录 /usr/local/Ascend/driver 不存在"_s, {u"file /usr/local/Ascend/driver"_s});
    row("versions", u"CANN 8.0.RC1、torch_npu 2.1.0.post3、Python 3.9 与 CANN版本8.1"_s,
            {u"version CANN 8.0.RC1"_s, u"api torch_npu"_s, u"version torch_npu 2.1.0.post3"_s,
                    u"version Python 3.9"_s, u"version CANN 8.1"_s});
    row("version without product", u"in version 2.1.0 of it"_s, {});
    row("joined version", u"装 torch==2.1.0"_s, {u"version torch 2.1.0"_s});
    row("addresses are none", u"见 https://a.example/DOC_PAGE/x_y.html 和 msop#94, a_b/c_d#12"_s, {});
    row("words are none", u"The operator does not work, e.g. with PyTorch. 3.5 times"_s, {u"api PyTorch"_s});
    row("empty", QString(), {});
}

void TestIdentifiers::finds()
{
    QFETCH(const QString, text);
    QStringList found;
    for (const Identifier &identifier : findIdentifiers(text))
        found.append(shown(identifier));
    QTEST(found, "identifiers");
}

void TestIdentifiers::cutsTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("pieces"); // "|" behind what ends a phrase
    const auto row = [](const char *name, const QString &text, const QStringList &pieces) {
        QTest::newRow(name) << text << pieces;
    };
    row("Chinese", u"集合通信的建链超时导致训练中断"_s, {u"集合通信|"_s, u"建链超时|"_s, u"训练中断|"_s});
    row("characters inside words stay", u"在线服务和并行会话，饱和度"_s,
            {u"在线服务|"_s, u"并行会话|"_s, u"饱和度|"_s});
    row("signs", u"精度。溢出、〇五；「建链」"_s, {u"精度|"_s, u"溢出|"_s, u"〇五|"_s, u"建链|"_s});
    row("English", u"The operator tiling fails on a device."_s,
            {u"operator"_s, u"tiling"_s, u"fails|"_s, u"device|"_s});
    row("mixed", u"使用 torch_npu 算子，精度异常"_s, {u"torch_npu"_s, u"算子|"_s, u"精度异常|"_s});
    row("numbers", u"8 cards 3.5%"_s, {u"cards|"_s});
    row("full width", u"ＨＣＣＬ：超限"_s, {u"HCCL|"_s, u"超限|"_s});
    row("nothing", u"的，了 the"_s, {});
    row("empty", QString(), {});
}

void TestIdentifiers::cutsTexts()
{
    QFETCH(const QString, text);
    QStringList found;
    for (const TextPiece &piece : textPieces(text))
        found.append(piece.endsPhrase ? piece.text + u'|' : piece.text);
    QTEST(found, "pieces");
}

void TestIdentifiers::longTextsTakeNoHarm()
{
    QCOMPARE(findIdentifiers(QString(1'000'000, u'A')).size(), 0);
    QVERIFY(findIdentifiers(QString(100'000, u'-')).isEmpty());
    QVERIFY(findIdentifiers(u"a/"_s.repeated(100'000)).size() < 2);
    QCOMPARE(textPieces(QString(1'000'000, u'字')).size(), 1);
    QVERIFY(textPieces(QString::fromUtf16(u"\xD800\xDC00\xD800", 3)).isEmpty());
}

QTEST_GUILESS_MAIN(TestIdentifiers)

#include "tst_identifiers.moc"
