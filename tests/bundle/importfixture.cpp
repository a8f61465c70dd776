// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "importfixture.h"

#include <QFile>

namespace Winnow {

using namespace Qt::StringLiterals;

Workspace ImportFixture::newWorkspace()
{
    auto workspace = Workspace::create(filePath(u"%1.winnow"_s.arg(++m_files)));
    if (!workspace)
        qFatal("no workspace: %s", qPrintable(describe(workspace.error())));
    return std::move(*workspace);
}

QString ImportFixture::write(const QString &name, const QByteArray &bytes)
{
    const QString path = filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(bytes) != bytes.size())
        qFatal("the test file could not be written");
    return path;
}

QByteArray ImportFixture::exported(const Workspace &workspace)
{
    const QString path = filePath(u"export-%1.ndjson"_s.arg(++m_files));
    const auto report = exportBundle(workspace, path);
    if (!report)
        qFatal("no export: %s", qPrintable(describe(report.error())));
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray ImportFixture::issueLine(int number)
{
    return R"({"type":"issue","repo":"o/r","number":")" + QByteArray::number(number)
            + R"(","title":"t"})"
              "\n";
}

QByteArray ImportFixture::issueLines(int count)
{
    QByteArray lines;
    for (int i = 1; i <= count; ++i)
        lines += issueLine(i);
    return lines;
}

QByteArray ImportFixture::commentLine(int issue, int id)
{
    return R"({"type":"event","repo":"o/r","number":")" + QByteArray::number(issue) + R"(","id":"e)"
            + QByteArray::number(id)
            + R"(","kind":"comment","at":"2026-01-01T00:00:00Z","text":"x"})"
              "\n";
}

} // namespace Winnow
