// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "publishdesk.h"

#include "actions/actionregistry.h"
#include "audit/taskline.h"
#include "domain/seriestimezone.h"
#include "keychain/keychaintokenstore.h"
#include "markdown/safemarkdown.h"
#include "noticebar.h"
#include "publish/contentspane.h"
#include "publish/differencespane.h"
#include "publish/guardline.h"
#include "publish/historypane.h"
#include "publish/rehearsalpane.h"
#include "publish/sitepanel.h"
#include "publish/targetspane.h"
#include "session/workspacesession.h"
#include "theme/hairline.h"
#include "theme/spacing.h"
#include "windowsettings.h"
#include "wordpress/wordpresslibrary.h"

#include <QAction>
#include <QClipboard>
#include <QCoroTask>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

PublishDesk::PublishDesk(ActionRegistry &actions, QWidget *parent)
    : Desk(parent)
    , m_actions(&actions)
    , m_keychain(std::make_shared<KeychainTokenStore>(u"Winnow"_s))
    , m_guard(new GuardLine)
    , m_funnel(new QLabel)
    , m_task(new TaskLine)
    , m_overwrite(new NoticeBar)
    , m_targets(new TargetsPane)
    , m_pages(new QTabWidget)
    , m_contents(new ContentsPane)
    , m_rehearsal(new RehearsalPane)
    , m_differences(new DifferencesPane)
    , m_history(new HistoryPane)
    , m_site(new SitePanel)
    , m_buttons(new QHBoxLayout)
    , m_save(new QPushButton)
    , m_send(new QPushButton)
    , m_empty(new QLabel(this))
    , m_content(new QWidget(this))
    , m_columns(new QSplitter(Qt::Horizontal))
{
    buildLayout();
    connectViews();
    connectWork();
    m_work.choose(m_targets->current(), m_targets->languages());
    retranslate();
    showMaterial();
}

PublishDesk::~PublishDesk()
{
    // The views go after the members that their signals lead to.
    for (const QWidget *view : findChildren<QWidget *>())
        disconnect(view, nullptr, this, nullptr);
}

QLatin1StringView PublishDesk::actionId() const
{
    return "desk-publish"_L1;
}

QString PublishDesk::title() const
{
    return tr("Publish");
}

void PublishDesk::buildLayout()
{
    m_columns->addWidget(m_targets);
    m_columns->addWidget(workColumn());
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_columns->setChildrenCollapsible(false);
    m_columns->setHandleWidth(1);
    m_columns->setSizes({300, 1000});
    m_targets->setMinimumWidth(220);
    m_funnel->setContentsMargins(spaceLarge, spaceSmall, spaceLarge, spaceSmall);
    m_funnel->setForegroundRole(QPalette::PlaceholderText);
    m_overwrite->hide();
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setMargin(4 * spaceLarge);
    auto *content = new QVBoxLayout(m_content);
    content->setContentsMargins(0, 0, 0, 0);
    content->setSpacing(0);
    content->addWidget(m_guard);
    content->addWidget(m_funnel);
    content->addWidget(m_task);
    content->addWidget(m_overwrite);
    content->addWidget(hairline(m_content));
    content->addWidget(m_columns, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_content, 1);
}

/// What goes out above, and below what makes it go.
QWidget *PublishDesk::workColumn()
{
    m_pages->setDocumentMode(true);
    for (QWidget *page : std::initializer_list<QWidget *>{m_contents, m_rehearsal, m_differences, m_history})
        m_pages->addTab(page, QString());
    m_buttons->setSpacing(space);
    m_buttons->addStretch(1);
    m_buttons->addWidget(m_save);
    m_buttons->addWidget(m_send);
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(spaceLarge, space, spaceLarge, space);
    foot->setSpacing(space);
    foot->addWidget(m_site);
    foot->addLayout(m_buttons);
    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_pages, 1);
    layout->addWidget(hairline(column));
    layout->addLayout(foot);
    column->setMinimumWidth(360);
    return column;
}

void PublishDesk::connectViews()
{
    const auto chosen = [this] {
        m_overwrite->hide();
        m_work.choose(m_targets->current(), m_targets->languages());
        showMaterial();
    };
    connect(m_targets, &TargetsPane::targetChosen, this, chosen);
    connect(m_targets, &TargetsPane::languagesChosen, this, chosen);
    connect(m_rehearsal, &RehearsalPane::placeChosen, this, [this](const QString &file, int line) {
        m_pages->setCurrentWidget(m_contents);
        m_contents->goTo(file, line);
    });
    connect(m_history, &HistoryPane::addressChosen, this, &PublishDesk::openAddress);
    connect(m_guard, &GuardLine::reasonChanged, this, [this](const QString &reason) {
        m_work.setReason(reason);
        updateButtons();
    });
    connect(m_guard, &GuardLine::problemsRequested, this, &PublishDesk::problemsWanted);
    connect(m_site, &SitePanel::changed, this, &PublishDesk::updateButtons);
    connect(m_task, &TaskLine::cancelRequested, &m_work, &PublishWork::cancel);
    connect(m_overwrite, &NoticeBar::activated, this, [this] {
        m_overwrite->hide();
        m_work.save(m_foreignFolder, true);
    });
    const auto on = [this](QLatin1StringView id, QPushButton *button, auto act) {
        connect(m_actions->action(id), &QAction::triggered, this, act);
        if (button)
            connect(button, &QPushButton::clicked, this, act);
    };
    on("publish-copy"_L1, nullptr, [this] { copyFirst(); });
    on("publish-save"_L1, m_save, [this] { save(); });
    on("publish-send"_L1, m_send, [this] { send(); });
}

void PublishDesk::connectWork()
{
    connect(&m_work, &PublishWork::materialChanged, this, &PublishDesk::showMaterial);
    connect(&m_work, &PublishWork::exported, this, &PublishDesk::showExport);
    connect(&m_work, &PublishWork::reviewerNeeded, this, &PublishDesk::reviewerNeeded);
    connect(&m_work, &PublishWork::messageShown, this, &PublishDesk::say);
    connect(&m_work, &PublishWork::progressed, this, [this](const QString &text) {
        m_task->showProgress(text, 0, 0);
        updateButtons();
    });
    connect(&m_work, &PublishWork::finished, this, [this] {
        m_task->finish();
        updateButtons();
    });
    connect(&m_work, &PublishWork::foreignFound, this, [this](const QString &folder, const QString &file) {
        m_foreignFolder = folder;
        m_overwrite->showNotice(tr("%1 is there already and was not written by Winnow, or somebody changed "
                                   "it. Nothing was written.")
                                        .arg(file),
                tr("Overwrite it"));
    });
}

void PublishDesk::setSession(WorkspaceSession *session, const WindowSettings &settings)
{
    m_wasReady = false;
    m_shownTarget.reset();
    m_overwrite->hide();
    m_guard->clearReason();
    m_site->clearPassword();
    m_funnel->clear();
    m_path = session ? session->workspace().path : QString();
    if (session) {
        const auto stored = [&](WorkspaceSetting setting) { return settings.value(m_path, setting); };
        m_columns->restoreState(stored(WorkspaceSetting::PublishColumns).toByteArray());
        m_targets->setLanguages(stored(WorkspaceSetting::PublishLanguages).toString());
        if (const auto target = publishTargetFromName(stored(WorkspaceSetting::PublishTarget).toString()))
            m_targets->setCurrent(*target);
        m_site->setSite(stored(WorkspaceSetting::PublishSite).toString(),
                stored(WorkspaceSetting::PublishUser).toString());
        connect(session, &WorkspaceSession::progressFetched, this, &PublishDesk::showFunnel);
        connect(session, &WorkspaceSession::failed, this, [this](const WorkspaceError &error) {
            // On another desk somebody else says so.
            if (isVisible())
                say(MessageLine::Kind::Error, describe(error));
        });
    }
    m_work.setSession(session);
    m_guard->setWritable(m_work.isWritable());
}

void PublishDesk::saveState(WindowSettings &settings) const
{
    if (m_path.isEmpty())
        return;
    settings.setValue(m_path, WorkspaceSetting::PublishColumns, m_columns->saveState());
    settings.setValue(m_path, WorkspaceSetting::PublishLanguages, m_targets->languages());
    settings.setValue(m_path, WorkspaceSetting::PublishTarget, publishTargetName(m_targets->current()));
    settings.setValue(m_path, WorkspaceSetting::PublishSite, m_site->address());
    settings.setValue(m_path, WorkspaceSetting::PublishUser, m_site->user());
}

void PublishDesk::focusWork()
{
    m_wantsFocus = !m_content->isVisible();
    if (!m_wantsFocus)
        m_targets->list()->setFocus(Qt::OtherFocusReason);
}

void PublishDesk::showMaterial()
{
    const bool hasArticle = m_work.hasMaterial() && m_work.material().hasRows();
    m_content->setVisible(hasArticle);
    m_empty->setVisible(!hasArticle);
    for (const PublishTarget target : publishTargets)
        m_targets->setState(target, m_work.state(target));
    if (m_work.hasMaterial()) {
        const PublishMaterial &material = m_work.material();
        m_guard->setProblems(static_cast<int>(material.errors().size()),
                static_cast<int>(std::ranges::count(
                        material.problems, LintSeverity::Warning, &LintProblem::severity)));
        m_history->setHistory(material.history, seriesTimeZone(material.series));
        m_differences->setDifferences(
                m_work.changes(), m_work.state(m_work.target()) != PublicationState::Never);
    }
    if (hasArticle && isVisible() && std::exchange(m_wantsFocus, false))
        focusWork();
    if (m_work.hasMaterial() && !hasArticle && !std::exchange(m_wasReady, true))
        emit ready();
    updateButtons();
    retranslate();
}

void PublishDesk::showExport()
{
    if (const Export *made = m_work.made()) {
        m_contents->setExport(*made);
        m_rehearsal->setExport(*made);
        makeCopyButtons();
        m_shownTarget = made->target;
    } else if (!m_work.problem().isEmpty() || m_shownTarget != m_work.target()) {
        // The same target made anew takes the place of what is shown, without a flicker.
        m_contents->showMessage(m_work.problem().isEmpty() ? tr("It is being made…") : m_work.problem());
        m_rehearsal->setExport({});
        qDeleteAll(std::exchange(m_copies, {}));
        m_shownTarget.reset();
    }
    updateButtons();
    retranslate();
    if ((m_work.made() || !m_work.problem().isEmpty()) && !std::exchange(m_wasReady, true))
        emit ready();
}

void PublishDesk::makeCopyButtons()
{
    const TextLanguage reader = textLanguage(locale());
    const QList<ClipboardForm> &forms = m_work.made()->clipboard;
    while (m_copies.size() > forms.size())
        delete m_copies.takeLast();
    for (int i = 0; i < forms.size(); ++i) {
        // One that is there stays, and the keyboard on it.
        if (i == m_copies.size()) {
            m_copies.append(new QPushButton);
            m_buttons->insertWidget(i, m_copies.last());
            connect(m_copies.last(), &QPushButton::clicked, this, [this, i] { copy(i); });
        }
        //: On a button that copies: %1 what is copied, %2 its language
        m_copies.at(i)->setText(tr("%1 (%2)").arg(textIn(forms.at(i).title, reader),
                forms.at(i).language == TextLanguage::Chinese ? tr("Chinese") : tr("English")));
    }
}

bool PublishDesk::mayGoOut()
{
    if (m_work.mayGoOut())
        return true;
    if (m_work.hasMaterial()) {
        say(MessageLine::Kind::Warning,
                tr("The lint found errors: nothing went out. Correct them, or write why it is published all "
                   "the "
                   "same."));
        m_guard->askReason();
    }
    return false;
}

void PublishDesk::copy(int index)
{
    const Export *made = m_work.made();
    if (!made || index >= made->clipboard.size() || !mayGoOut())
        return;
    const ClipboardForm &form = made->clipboard.at(index);
    auto *data = new QMimeData;
    data->setText(form.plain);
    // Where an editor may choose it takes the wrong one, so there is HTML only where HTML is meant.
    if (!form.html.isNull())
        data->setHtml(form.html);
    QGuiApplication::clipboard()->setMimeData(data);
    say(MessageLine::Kind::Notice,
            tr("Copied. Paste it into the editor of %1.")
                    .arg(textIn(publishTargetTitle(made->target), textLanguage(locale()))));
    m_work.noteCopied();
}

void PublishDesk::copyFirst()
{
    if (!m_copies.isEmpty())
        copy(0);
    else
        say(MessageLine::Kind::Notice, tr("This target is not pasted; save it or send it."));
}

void PublishDesk::save()
{
    if (m_work.made() && !m_work.isBusy() && mayGoOut())
        emit folderWanted();
}

void PublishDesk::send()
{
    if (m_work.target() != PublishTarget::WordPress || m_work.isBusy() || !mayGoOut())
        return;
    if (!m_site->isComplete()) {
        say(MessageLine::Kind::Warning, tr("Say which site, and as whom."));
        m_site->focusFirstEmpty();
        return;
    }
    const WordPressSite site{QUrl(m_site->address(), QUrl::StrictMode), m_site->user(), m_site->password()};
    if (m_site->keepsPassword() && !site.password.isEmpty())
        keepPassword(site);
    m_work.send({site, m_site->isPublished(), m_site->mayOverwrite()});
}

void PublishDesk::keepPassword(const WordPressSite &site)
{
    QCoro::connect(m_keychain->write(wordPressPasswordKey(site), site.password), this,
            [this](const std::expected<TokenKept, TokenError> &kept) {
                if (kept && *kept == TokenKept::InKeychain)
                    m_site->clearPassword();
                else if (!kept)
                    say(MessageLine::Kind::Warning, describeTokenError(kept.error()));
            });
}

void PublishDesk::openAddress(const QString &address)
{
    if (isSafeLink(address) && !QDesktopServices::openUrl(QUrl(address, QUrl::StrictMode))) {
        say(MessageLine::Kind::Error,
                tr("No program opened %1. Copy the address and open it by hand.").arg(address));
    }
}

void PublishDesk::showFunnel(const BatchProgress &progress)
{
    const Funnel &funnel = progress.funnel;
    const auto number = [this](qint64 count) { return locale().toString(count); };
    //: The way of an instalment: issues in the pool, candidates, looked at, kept of the quota
    m_funnel->setText(tr("pool %1 → candidates %2 → analysed %3 → kept %4 of %5")
                    .arg(number(funnel.pool), number(funnel.candidates), number(funnel.analysed),
                            number(funnel.kept), number(progress.quota)));
}

QString PublishDesk::funnelText() const
{
    return m_funnel->text();
}

void PublishDesk::updateButtons()
{
    const bool isReady = m_work.hasMaterial() && m_work.problem().isEmpty() && !m_work.isBusy();
    const bool isSite = m_work.target() == PublishTarget::WordPress;
    for (QPushButton *button : std::as_const(m_copies))
        button->setEnabled(isReady);
    m_save->setEnabled(isReady && m_work.isWritable());
    m_send->setEnabled(isReady && m_work.isWritable());
    m_send->setVisible(isSite);
    m_site->setVisible(isSite);
    const bool isOpen = isVisible() && m_work.hasMaterial() && m_work.material().hasRows();
    m_actions->action("publish-copy"_L1)->setEnabled(isOpen);
    m_actions->action("publish-save"_L1)->setEnabled(isOpen && m_save->isEnabled());
    m_actions->action("publish-send"_L1)->setEnabled(isOpen && isSite && m_send->isEnabled());
}

void PublishDesk::showEvent(QShowEvent *event)
{
    Desk::showEvent(event);
    m_work.setWatched(true);
    if (m_work.session())
        m_work.session()->fetchProgress();
    updateButtons();
}

void PublishDesk::hideEvent(QHideEvent *event)
{
    Desk::hideEvent(event);
    m_work.setWatched(false);
    updateButtons();
}

void PublishDesk::changeEvent(QEvent *event)
{
    Desk::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        retranslate();
        if (m_work.made())
            makeCopyButtons();
        if (m_work.session() && isVisible())
            m_work.session()->fetchProgress();
    }
}

void PublishDesk::say(MessageLine::Kind kind, const QString &text)
{
    emit messageShown(kind, text, false);
}

void PublishDesk::retranslate()
{
    const auto counted = [](const QString &text, int count) {
        return count > 0 ? u"%1 (%2)"_s.arg(text).arg(count) : text;
    };
    m_pages->setTabText(0, tr("What goes out"));
    m_pages->setTabText(1, counted(tr("What changes there"), m_rehearsal->count()));
    m_pages->setTabText(2, counted(tr("Changed since"), m_differences->count()));
    m_pages->setTabText(3, tr("History"));
    m_save->setText(tr("Save to a folder…"));
    m_send->setText(tr("Send to the site"));
    m_empty->setText(
            tr("There is no article yet. Keep issues on the triage desk (Ctrl+1) and write their rows on the "
               "article desk (Ctrl+2)."));
}

} // namespace Winnow
