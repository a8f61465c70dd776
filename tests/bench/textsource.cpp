// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "textsource.h"

#include <cmath>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

const QStringList &chineseWords()
{
    static const QStringList words =
            u"算子 编译 报错 训练 推理 内存 泄漏 超时 通信 集合 节点 版本 升级 安装 失败 精度 性能 下降 日志 "
            u"采集 解析 调度 "
            "任务 镜像 驱动 固件 接口 参数 配置 文档 示例 脚本 模型 权重 量化 图模式 动态 形状 对齐 缓存 "
            "命中 队列 线程 死锁 "
            "环境变量 设备 编号 卡住 重启 恢复 断点 续训 梯度 溢出 混合 精确 数据集 加载 预处理 切分 并行 "
            "流水 张量 专家 路由 "
            "注意力 长序列 显存 碎片 回收 池化 句柄 注册 注销 回滚 校验 签名 依赖 冲突 缺失 头文件 链接 符号 "
            "未定义 插件 容器 "
            "权限 用户 目录 路径 编码 中文 乱码 界面 表格 统计 口径 指标 带宽 延迟 抖动 丢包 重传 拥塞 拓扑 亲和 绑核 中断"_s
                    .split(u' ');
    return words;
}

const QStringList &chineseFrames()
{
    static const QStringList frames{u"%1%2时%3，%4没有%5。"_s, u"使用%1执行%2，%3出现%4%5。"_s,
            u"%1的%2与%3不一致，导致%4%5。"_s, u"请问%1是否支持%2？%3里没有说明%4%5。"_s,
            u"升级%1之后%2变慢，怀疑%3和%4有关，%5可以绕过。"_s};
    return frames;
}

const QStringList &englishWords()
{
    static const QStringList words =
            u"kernel operator graph compile runtime timeout memory leak device driver version install build "
            u"failure precision "
            "performance regression log profiler scheduler container cluster tensor gradient overflow "
            "dataset loader shard "
            "pipeline parallel attention sequence cache queue thread deadlock register rollback dependency "
            "header symbol "
            "undefined plugin permission path encoding metric bandwidth latency jitter topology affinity "
            "interrupt checkpoint "
            "resume quantization weight export import script example document table request response token server client"_s
                    .split(u' ');
    return words;
}

const QStringList &englishFrames()
{
    static const QStringList frames{u"The %1 %2 fails when %3 is set and the %4 is larger than %5."_s,
            u"After the %1 upgrade the %2 %3 does not match the %4 of the %5."_s,
            u"Is there a way to make %1 skip the %2 while %3 keeps its %4 and %5?"_s,
            u"We see %1 in the %2 %3, see the attached %4 for the %5."_s};
    return frames;
}

constexpr int identifierCount = 6000;

} // namespace

TextSource::TextSource(quint64 seed)
    : m_random(seed)
{
    for (int i = 0; i < identifierCount; ++i) {
        const QString a = englishWords()[number(englishWords().size())];
        const QString b = englishWords()[number(englishWords().size())];
        switch (number(4)) {
        case 0:
            m_identifiers.append((a + u'_' + b).toUpper() + QString::number(number(40)));
            break;
        case 1:
            m_identifiers.append(u"--"_s + a + u'-' + b);
            break;
        case 2:
            m_identifiers.append(a + b.first(1).toUpper() + b.sliced(1) + u"::"_s + a.first(1).toUpper() + b);
            break;
        default:
            m_identifiers.append(a + QString::number(number(5000)));
        }
    }
}

qint64 TextSource::number(qint64 bound)
{
    return static_cast<qint64>(m_random() % static_cast<quint64>(bound));
}

bool TextSource::chance(double probability)
{
    return static_cast<double>(m_random() >> 11) * 0x1p-53 < probability;
}

const QString &TextSource::frequentFirst(const QStringList &words)
{
    // Squaring a uniform draw makes the front of the list some ten times as frequent as its end.
    const double draw = static_cast<double>(m_random() >> 11) * 0x1p-53;
    return words[static_cast<qsizetype>(draw * draw * static_cast<double>(words.size()))];
}

QString TextSource::identifier()
{
    return frequentFirst(m_identifiers);
}

QString TextSource::chineseSentence()
{
    const QStringList &words = chineseWords();
    const QString third = chance(0.4) ? u' ' + identifier() + u' ' : frequentFirst(words);
    return chineseFrames()[number(chineseFrames().size())].arg(
            frequentFirst(words), frequentFirst(words), third, frequentFirst(words), frequentFirst(words));
}

QString TextSource::englishSentence()
{
    const QStringList &words = englishWords();
    const QString third = chance(0.4) ? identifier() : frequentFirst(words);
    return englishFrames()[number(englishFrames().size())].arg(
            frequentFirst(words), frequentFirst(words), third, frequentFirst(words), frequentFirst(words));
}

QString TextSource::title()
{
    const bool english = chance(0.3);
    QString title = english ? englishSentence() : chineseSentence();
    title.chop(1);
    return title;
}

QString TextSource::body(int sentences)
{
    const bool english = chance(0.3);
    QString text;
    for (int i = 0; i < sentences; ++i) {
        text += english ? englishSentence() + u' ' : chineseSentence();
        if (i % 3 == 2)
            text += u"\n\n"_s;
    }
    return text;
}

QString TextSource::comment()
{
    return chance(0.3) ? englishSentence() : chineseSentence();
}

QString TextSource::label()
{
    static const QStringList labels{u"bug"_s, u"question"_s, u"enhancement"_s, u"文档"_s, u"性能"_s,
            u"精度"_s, u"安装"_s, u"通信"_s, u"stale"_s, u"P1"_s, u"resolved"_s, u"需要复现"_s};
    return frequentFirst(labels);
}

QString TextSource::person()
{
    return u"user-%1"_s.arg(number(20'000));
}

} // namespace Winnow
