// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledgeset.h"

#include <QDir>
#include <QFile>
#include <QSet>

#include <algorithm>
#include <cstdio>
#include <optional>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using Row = QStringList;

/// The rows of a table of @p columns columns; nothing where it cannot be read.
std::optional<QList<Row>> readTable(const QString &name, qsizetype columns)
{
    QFile file(QDir(QStringLiteral(WINNOW_KNOWLEDGE_SET)).filePath(name));
    if (!file.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "%s cannot be read\n", qPrintable(file.fileName()));
        return {};
    }
    QList<Row> rows;
    int number = 0;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        ++number;
        if (line.isEmpty() || line.startsWith(u'#'))
            continue;
        rows.append(line.split(u'\t'));
        if (rows.last().size() != columns) {
            std::fprintf(stderr, "%s:%d has not %d columns\n", qPrintable(name), number, int(columns));
            return {};
        }
    }
    return rows;
}

/// Puts facts into sentences.
class Writer final
{
public:
    bool write()
    {
        return writeCodes() && writeVariables() && writeFlags() && writeFunctions() && writeOperators()
                && writeProducts() && writePosts();
    }

    QList<KgNodeRecord> nodes;

private:
    void add(const QString &id, const QString &kind, const QString &lang, const QString &title,
            const QString &text)
    {
        nodes.append({id, title, u"https://docs.tidal.example.org/"_s + id, kind, text, lang});
    }

    bool writeCodes();
    bool writeVariables();
    bool writeFlags();
    bool writeFunctions();
    bool writeOperators();
    bool writeProducts();
    bool writePosts();
    void writeTopic(const Row &topic, const Row &product, const QString &version);
};

bool Writer::writeCodes()
{
    const auto rows = readTable(u"codes.tsv"_s, 8);
    for (const Row &row : rows.value_or(QList<Row>())) {
        add(u"code/%1"_s.arg(row[0]), u"error-code"_s, u"zh"_s, u"%1 %2"_s.arg(row[0], row[2]),
                u"错误码 %1 由 %2 模块上报，含义是%3。\n可能原因：%4。\n处理步骤：%5。如果仍未解决，收集日志后联系技术支持。"_s
                        .arg(row[0], row[1], row[2], row[3], row[4]));
        add(u"code-en/%1"_s.arg(row[0]), u"error-code"_s, u"en"_s, u"%1: %2"_s.arg(row[0], row[5]),
                u"Error %1 comes from %2 and means: %3.\nLikely cause: %4.\nWhat to do: %5. If that does not "
                u"help, "
                "collect the logs and ask support."_s.arg(row[0], row[1], row[5], row[6], row[7]));
        // As it looks in a log that somebody pasted, with all that stands around it.
        add(u"log/%1"_s.arg(row[0]), u"post"_s, u"zh"_s, u"日志里出现 %1 的一次记录"_s.arg(row[0]),
                u"[ERROR] %2(31415,python):2026-03-%3 rank 7 device 3 errorCode "
                u"%1\n现场只保留了这一段日志，没有复现步骤，"
                "也没有得出结论，先记在这里，等下次出现再收集完整信息。"_s.arg(row[0], row[1])
                        .arg(10 + nodes.size() % 20));
    }
    return rows.has_value();
}

bool Writer::writeVariables()
{
    const auto rows = readTable(u"variables.tsv"_s, 8);
    for (const Row &row : rows.value_or(QList<Row>())) {
        add(u"env/%1"_s.arg(row[0]), u"variable"_s, u"zh"_s, u"环境变量 %1"_s.arg(row[0]),
                u"功能描述：%2。\n取值：%3。\n使用约束：%4。\n配置示例：export %1=…，在启动业务进程之前设置，"
                "对 %5 生效。"_s.arg(row[0], row[2], row[3], row[4], row[1]));
        add(u"env-en/%1"_s.arg(row[0]), u"variable"_s, u"en"_s, u"Environment variable %1"_s.arg(row[0]),
                u"What it does: %2.\nValues: %3.\nNote: %4.\nExample: export %1=… before the process starts; "
                u"read by "
                "%5."_s.arg(row[0], row[5], row[6], row[7], row[1]));
        add(u"faq/%1"_s.arg(row[0]), u"post"_s, u"zh"_s, u"设置 %1 后不生效的常见原因"_s.arg(row[0]),
                u"以 %1 为例：变量要在进程启动前导出，启动脚本里用 sudo "
                u"会丢掉环境，容器与主机各有一份环境，拼错名字也不会报错。"
                "先在进程里打印它，再怀疑 %2。"_s.arg(row[0], row[1]));
    }
    return rows.has_value();
}

bool Writer::writeFlags()
{
    const auto rows = readTable(u"flags.tsv"_s, 6);
    for (const Row &row : rows.value_or(QList<Row>())) {
        const QString key = row[0] + u'/' + QString(row[1]).replace(u' ', u'_');
        add(u"flag/"_s + key, u"option"_s, u"zh"_s, u"%1 的 %2 参数"_s.arg(row[0], row[1]),
                u"%1 命令行参数 %2：%3。\n注意：%4。\n示例：%1 %2 …，更多参数见 %1 命令参考。"_s.arg(
                        row[0], row[1], row[2], row[3]));
        add(u"flag-en/"_s + key, u"option"_s, u"en"_s, u"%1 option %2"_s.arg(row[0], row[1]),
                u"Option %2 of %1: %3.\nNote: %4.\nExample: %1 %2 …; all options are in the command "
                u"reference of "
                "%1."_s.arg(row[0], row[1], row[4], row[5]));
        add(u"example/"_s + key, u"sample"_s, u"zh"_s, u"%1 命令示例：%2"_s.arg(row[0], row[1]),
                u"$ %1 %2 …\n[INFO] %1 started\n[INFO] done\n输出仅作示意，实际以所装版本为准。"_s.arg(
                        row[0], row[1]));
    }
    return rows.has_value();
}

bool Writer::writeFunctions()
{
    const auto rows = readTable(u"functions.tsv"_s, 6);
    for (const Row &row : rows.value_or(QList<Row>())) {
        add(u"api/%1"_s.arg(row[0]), u"function"_s, u"zh"_s, u"%1 接口说明"_s.arg(row[0]),
                u"%1\n函数功能：%2。\n约束说明：%3。\n返回值：成功返回 0，失败返回错误码。\n所属库：%4。头文件与示例见接口列表。"_s
                        .arg(row[0], row[2], row[3], row[1]));
        add(u"api-en/%1"_s.arg(row[0]), u"function"_s, u"en"_s, u"%1"_s.arg(row[0]),
                u"%1 %2.\nConstraint: %3.\nGives 0 on success and an error code otherwise. Library: %4."_s
                        .arg(row[0], row[4], row[5], row[1]));
        add(u"sample/%1"_s.arg(row[0]), u"sample"_s, u"zh"_s, u"示例：调用 %1"_s.arg(row[0]),
                u"下面的代码片段演示 %1 的调用位置，先初始化再调用，最后释放资源。\nauto ret = "
                u"%1(…);\nCHECK_RET(ret);\n"
                "样例仅供参考，请按业务补充异常处理。"_s.arg(row[0]));
    }
    return rows.has_value();
}

bool Writer::writeOperators()
{
    const auto rows = readTable(u"operators.tsv"_s, 7);
    for (const Row &row : rows.value_or(QList<Row>())) {
        add(u"op/%1"_s.arg(row[0]), u"operator"_s, u"zh"_s, u"%1 算子"_s.arg(row[0]),
                u"算子功能：%2。\n约束：%3。\n先调用 %1GetWorkspaceSize 取得工作区大小，再调用 %1 "
                u"下发计算。\n"
                "支持的产品：Tidal %4。"_s.arg(
                        row[0], row[2], row[3], QString(row[4]).replace(u","_s, u"、Tidal "_s)));
        add(u"op-en/%1"_s.arg(row[0]), u"operator"_s, u"en"_s, u"Operator %1"_s.arg(row[0]),
                u"%1: %2.\nConstraint: %3.\nCall %1GetWorkspaceSize first, then %1. Products: Tidal %4."_s
                        .arg(row[0], row[5], row[6], QString(row[4]).replace(u","_s, u", Tidal "_s)));
        for (const QString &chip : row[4].split(u',')) {
            add(u"chip/%1/%2"_s.arg(row[0], chip), u"operator"_s, u"zh"_s,
                    u"%1 在 Tidal %2 上的数据类型"_s.arg(row[0], chip),
                    u"本表列出 %1 在 Tidal %2 上支持的数据类型与格式组合：FLOAT16、%3，格式 ND。其他产品见各自的表。"_s
                            .arg(row[0], chip, chip == "310P"_L1 ? u"INT8"_s : u"BFLOAT16、FLOAT"_s));
        }
    }
    return rows.has_value();
}

bool Writer::writeProducts()
{
    const auto products = readTable(u"products.tsv"_s, 7);
    const auto topics = readTable(u"topics.tsv"_s, 5);
    const auto changes = readTable(u"changes.tsv"_s, 4);
    if (!products || !topics || !changes)
        return false;
    for (const Row &product : *products) {
        for (const QString &version : product[6].split(u',')) {
            for (const Row &topic : *topics)
                writeTopic(topic, product, version);
        }
    }
    for (const Row &change : *changes) {
        const auto product = std::ranges::find(*products, change[0], [](const Row &row) { return row[0]; });
        if (product == products->cend())
            return false;
        const bool isNew = change[2] == "new"_L1;
        add(u"change/%1/%2/%3"_s.arg(change[0], change[1], change[2]), u"release"_s, u"zh"_s,
                u"%1 %2 %3"_s.arg((*product)[1], change[1], isNew ? u"新增特性"_s : u"修复的问题"_s),
                u"%1 %2 版本说明：%3。升级前请阅读版本配套与已知问题。"_s.arg(
                        (*product)[1], change[1], change[3]));
    }
    return true;
}

void Writer::writeTopic(const Row &topic, const Row &product, const QString &version)
{
    const QString english = product[1].section(u' ', 0, 0);
    const auto filled = [&](QString text, const QString &name) {
        text.replace(u"$n"_s, name).replace(u"$p"_s, product[2]).replace(u"$l"_s, product[3]);
        return text.replace(u"$c"_s, product[4]).replace(u"$r"_s, product[5]).replace(u"$v"_s, version);
    };
    const QString key = u"%1/%2/%3"_s.arg(product[0], topic[0], version);
    add(u"page/"_s + key, u"page"_s, u"zh"_s, filled(topic[1], product[1]), filled(topic[2], product[1]));
    add(u"page-en/"_s + key, u"page"_s, u"en"_s, filled(topic[3], english), filled(topic[4], english));
}

bool Writer::writePosts()
{
    const auto rows = readTable(u"posts.tsv"_s, 4);
    for (const Row &row : rows.value_or(QList<Row>()))
        add(u"post/%1"_s.arg(row[0]), u"post"_s, row[1], row[2], row[3]);
    return rows.has_value();
}

} // namespace

KnowledgeSet readKnowledgeSet()
{
    Writer writer;
    const auto rows = readTable(u"queries.tsv"_s, 4);
    if (!writer.write() || !rows)
        return {};
    KnowledgeSet set{std::move(writer.nodes), {}};
    QSet<QString> ids;
    for (const KgNodeRecord &node : std::as_const(set.nodes))
        ids.insert(node.id);
    for (const Row &row : *rows) {
        const QStringList answers = row[2] == u'-' ? QStringList() : row[2].split(u' ');
        for (const QString &answer : answers) {
            if (!ids.contains(answer)) {
                std::fprintf(stderr, "no node %s\n", qPrintable(answer));
                return {};
            }
        }
        set.questions.append({row[3], row[0], row[1], answers});
    }
    return set;
}

} // namespace Winnow
