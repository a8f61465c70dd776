// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "windowfixture.h"

#include "bundle/bundleimport.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QByteArray issueLine(int number)
{
    static const char *repos[] = {"org/alpha", "org/beta", "org/gamma"};
    const Timestamp closed = *parseTimestamp(u"2026-11-20T12:00:00Z") - std::chrono::minutes(number);
    return QStringLiteral(
            "{\"type\":\"issue\",\"repo\":\"%1\",\"number\":\"%2\",\"title\":\"Issue number %2 "
            "\u5185\u5b58\u6cc4\u6f0f\","
            "\"body\":\"Body of **%2** with [a "
            "link](https://example.org/%2)\",\"state\":\"closed\",\"labels\":[\"bug\"],"
            "\"author\":\"user%2\",\"author_role\":\"user\",\"created_at\":\"2026-11-18T00:00:00Z\",\"closed_"
            "at\":\"%3\","
            "\"url\":\"https://example.org/issues/%2\"}\n"
            "{\"type\":\"event\",\"repo\":\"%1\",\"number\":\"%2\",\"id\":\"c%2\",\"kind\":\"comment\","
            "\"at\":\"2026-11-19T00:00:00Z\",\"actor\":\"maint\",\"actor_role\":\"maintainer\",\"text\":"
            "\"Answer to %2\"}\n")
            .arg(QString::fromLatin1(repos[number % 3]), QString::number(number), formatTimestamp(closed))
            .toUtf8();
}

} // namespace

WindowFixture::WindowFixture()
    : settings(path(u"winnow.ini"_s))
{
    languages.apply(u"en"_s);
}

WindowFixture::~WindowFixture() = default;

QString WindowFixture::writeFile(const QString &name, const QByteArray &contents) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(contents) != contents.size())
        qFatal("cannot write %s", qPrintable(name));
    return file.fileName();
}

QString WindowFixture::writeBundle(const QString &name, int issues) const
{
    QByteArray lines = "{\"type\":\"bundle\",\"version\":1,\"generated_at\":\"2026-11-24T00:00:00Z\"}\n"
                       "{\"type\":\"series\",\"id\":\"picks\",\"title\":{\"zh\":\"\u7cbe\u9009\",\"en\":"
                       "\"Picks\"},\"time_zone\":\"Asia/Shanghai\",\"quota\":5}\n"
                       "{\"type\":\"batch\",\"series\":\"picks\",\"ordinal\":7,\"since\":\"2026-11-01T00:00:"
                       "00Z\",\"until\":\"2026-12-01T00:00:00Z\"}\n";
    for (int number = 1; number <= issues; ++number)
        lines += issueLine(number);
    return writeFile(name, lines);
}

QString WindowFixture::makeWorkspace(const QString &name, int issues) const
{
    auto workspace = Workspace::create(path(name));
    if (!workspace || !importBundles(*workspace, {writeBundle(name + u".ndjson"_s, issues)}))
        qFatal("cannot make %s", qPrintable(name));
    return path(name);
}

MainWindow &WindowFixture::start()
{
    m_window = std::make_unique<MainWindow>(settings, languages);
    auto chooser = std::make_unique<FixedFileChooser>();
    m_chooser = chooser.get();
    m_window->setFileChooser(std::move(chooser));
    m_window->triageDesk()->setLinkOpener([](const QUrl &) { return true; });
    m_window->resize(1366, 768);
    m_window->show();
    m_window->activateWindow();
    if (!QTest::qWaitForWindowActive(m_window.get()))
        qFatal("the window does not become active");
    return *m_window;
}

MainWindow &WindowFixture::startOn(const QString &workspace)
{
    if (settings.value(WindowSetting::Reviewer).toString().isEmpty())
        settings.setValue(WindowSetting::Reviewer, u"tester"_s);
    start();
    QSignalSpy ready(m_window.get(), &MainWindow::ready);
    m_window->openWorkspace(workspace);
    if (!ready.wait())
        qFatal("the window is not ready");
    return *m_window;
}

void WindowFixture::quit()
{
    m_window->close();
    m_window.reset();
}

void WindowFixture::press(Qt::Key key, Qt::KeyboardModifiers modifiers) const
{
    QWidget *target = QApplication::focusWidget();
    QTest::keyClick(target ? target : m_window.get(), key, modifiers);
}

void WindowFixture::press(const QString &text) const
{
    QTest::keyClicks(QApplication::focusWidget(), text);
}

QString WindowFixture::currentNumber() const
{
    const IssueSummary *summary = desk().work().candidates().summaryOf(table().currentId());
    return summary ? summary->ref.number : QString();
}

std::optional<Verdict> WindowFixture::verdictOf(const QString &number) const
{
    CandidateModel &model = desk().work().candidates();
    for (int row = 0; row < model.rowCount(); ++row) {
        const IssueSummary *summary = model.summaryOf(model.idAt(row));
        if (summary && summary->ref.number == number)
            return summary->verdict;
    }
    return std::nullopt;
}

bool WindowFixture::decided(const std::function<void()> &act) const
{
    QSignalSpy recorded(m_window->host().session(), &WorkspaceSession::decisionRecorded);
    QSignalSpy fetched(m_window->host().session(), &WorkspaceSession::summariesFetched);
    act();
    if (recorded.isEmpty() && !recorded.wait())
        return false;
    return recorded.last().first().value<DecisionOutcome>().issueIds.isEmpty() || !fetched.isEmpty()
            || fetched.wait();
}

} // namespace Winnow
