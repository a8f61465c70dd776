// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "window/actions/actiontable.h"
#include "window/languages.h"
#include "workspace/workspaceerror.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// No text of the program is without its translation: the files are brought up to date in a copy and
/// compared.
class TranslationsTest final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void upToDate_data();
    void upToDate();
    void placeholdersMatch();
    void reachTheProgram();
};

namespace {

struct Message
{
    QString context;
    QString source;
    QString type; ///< unfinished, vanished, obsolete, or nothing.
    QStringList forms;
};

QList<Message> messagesOf(const QString &file)
{
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file));
    QXmlStreamReader xml(&in);
    QList<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "name"_L1) {
            context = xml.readElementText();
        } else if (xml.name() == "message"_L1) {
            messages.append({context, {}, {}, {}});
        } else if (xml.name() == "source"_L1) {
            messages.last().source = xml.readElementText();
        } else if (xml.name() == "translation"_L1) {
            messages.last().type = xml.attributes().value("type"_L1).toString();
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            messages.last().forms.append(text);
        }
    }
    return messages;
}

QString sourceFolder()
{
    return QStringLiteral(WINNOW_SOURCES);
}

} // namespace

void TranslationsTest::upToDate_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("options");
    QTest::newRow("zh_CN") << u"winnow_zh_CN.ts"_s << QStringList{};
    QTest::newRow("en") << u"winnow_en.ts"_s << QStringList{u"-pluralonly"_s};
}

void TranslationsTest::upToDate()
{
    QFETCH(QString, file);
    QFETCH(QStringList, options);
    const QTemporaryDir folder;
    const QString copy = folder.filePath(file);
    QVERIFY(QFile::copy(sourceFolder() + u"/translations/"_s + file, copy));
    QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
    QProcess lupdate;
    lupdate.setWorkingDirectory(sourceFolder());
    lupdate.start(QStringLiteral(WINNOW_LUPDATE),
            options
                    + QStringList{u"-silent"_s, u"-locations"_s, u"none"_s, u"app"_s, u"models"_s,
                            u"widgets"_s, u"-ts"_s, copy});
    QVERIFY(lupdate.waitForFinished(120'000));
    QCOMPARE(lupdate.exitCode(), 0);

    const QList<Message> messages = messagesOf(copy);
    QVERIFY(messages.size() > 20);
    QStringList wrong;
    for (const Message &message : messages) {
        const bool empty = std::ranges::any_of(
                message.forms, [](const QString &form) { return form.trimmed().isEmpty(); });
        if (!message.type.isEmpty() || empty)
            wrong.append(u"%1: \"%2\" is %3"_s.arg(
                    message.context, message.source, message.type.isEmpty() ? u"empty"_s : message.type));
        // A context that lupdate misread is not the one that the program asks for.
        if (!message.context.startsWith("Winnow::"_L1))
            wrong.append(u"\"%1\" in context '%2'"_s.arg(message.source, message.context));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TranslationsTest::placeholdersMatch()
{
    static const QRegularExpression placeholder(u"%L?(\\d|n)"_s);
    for (const Message &message : messagesOf(sourceFolder() + u"/translations/winnow_zh_CN.ts"_s)) {
        QStringList wanted;
        QStringList found;
        for (auto match = placeholder.globalMatch(message.source); match.hasNext();)
            wanted.append(match.next().captured());
        for (auto match = placeholder.globalMatch(message.forms.value(0)); match.hasNext();)
            found.append(match.next().captured());
        wanted.sort();
        found.sort();
        QVERIFY2(wanted == found, qPrintable(message.source));
    }
}

void TranslationsTest::reachTheProgram()
{
    static const QRegularExpression chinese(u"\\p{Han}"_s);
    Languages languages;
    languages.apply(u"zh_CN"_s);
    for (int code = 0; code <= static_cast<int>(WorkspaceErrorCode::Io); ++code) {
        const QString text = describe({static_cast<WorkspaceErrorCode>(code), u"a.winnow"_s, {}});
        QVERIFY2(chinese.match(text).hasMatch(), qPrintable(text));
    }
    for (const ActionInfo &info : actionTable()) {
        const QString text = QCoreApplication::translate("Winnow::Action", info.help);
        QVERIFY2(chinese.match(text).hasMatch(), info.help);
    }
    QCOMPARE(QCoreApplication::translate("Winnow::DecisionText", "Kept %n issue(s).", nullptr, 7),
            u"已保留 7 条 Issue。"_s);
    languages.apply(u"en"_s);
    QCOMPARE(QCoreApplication::translate("Winnow::DecisionText", "Kept %n issue(s).", nullptr, 1),
            u"Kept 1 issue."_s);
    QCOMPARE(QCoreApplication::translate("Winnow::DecisionText", "Kept %n issue(s).", nullptr, 7),
            u"Kept 7 issues."_s);
}

QTEST_GUILESS_MAIN(TranslationsTest)
#include "tst_translations.moc"
