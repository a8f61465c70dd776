// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "documentreport.h"

#include <QLocale>

namespace Winnow {

using namespace Qt::StringLiterals;

LocalizedText leftOutText(const LeftOutFile &file)
{
    const QString place = QString::number(file.place);
    switch (file.reason) {
    case LeftOutReason::Missing:
        return {u"没有这个文件"_s, u"no such file"_s};
    case LeftOutReason::Unreadable:
        return {u"无法读取：%1"_s.arg(file.detail), u"cannot be read: %1"_s.arg(file.detail)};
    case LeftOutReason::NotAFile:
        return {u"不是普通文件"_s, u"not a regular file"_s};
    case LeftOutReason::TooLarge: {
        const QString size = QLocale::c().formattedDataSize(file.place);
        return {u"文件过大（%1）"_s.arg(size), u"too large (%1)"_s.arg(size)};
    }
    case LeftOutReason::Empty:
        return {u"文件里没有文字"_s, u"no text in it"_s};
    case LeftOutReason::Binary:
        return {u"不是文本文件（字节 %1 为 NUL）"_s.arg(place), u"not text (NUL at byte %1)"_s.arg(place)};
    case LeftOutReason::WrongEncoding:
        return {u"编码无法识别：既不是 UTF-8（字节 %1 处有误），也不是 GB18030"_s.arg(place),
                u"unknown encoding: not UTF-8 (at byte %1), nor GB18030"_s.arg(place)};
    case LeftOutReason::SameDocument:
        break;
    }
    return {u"与另一个文件是同一篇文档（%1）"_s.arg(file.detail),
            u"the same document as another file (%1)"_s.arg(file.detail)};
}

LocalizedText remarkText(const DocumentRemark &remark)
{
    const QString encoding = QString::fromLatin1(remark.encoding);
    if (remark.fault < 0)
        return {u"按 %1 读取"_s.arg(encoding), u"read as %1"_s.arg(encoding)};
    return {u"按 %1 读取；从字节 %2 起有无法识别的字节，已代以 U+FFFD"_s.arg(encoding).arg(remark.fault),
            u"read as %1; what is none of it, from byte %2 on, became U+FFFD"_s.arg(encoding).arg(
                    remark.fault)};
}

} // namespace Winnow
