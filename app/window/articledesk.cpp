// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articledesk.h"

#include "actions/actionregistry.h"
#include "article/drafteditor.h"
#include "article/outlinepane.h"
#include "article/parteditor.h"
#include "article/problemspane.h"
#include "evidence/flattabbar.h"
#include "preview/articlepreview.h"
#include "session/workspacesession.h"
#include "theme/spacing.h"
#include "theme/theme.h"
#include "windowsettings.h"

#include <QAction>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array previewColumns{PageColumns::Chinese, PageColumns::English, PageColumns::Both};
constexpr std::array previewLooks{PageLook::Light, PageLook::Dark, PageLook::Csdn, PageLook::WeChat};

} // namespace

ArticleDesk::ArticleDesk(ActionRegistry &actions, QWidget *parent)
    : Desk(parent)
    , m_actions(&actions)
    , m_outline(new OutlinePane(m_outlineModel))
    , m_editor(new DraftEditor)
    , m_part(new PartEditor)
    , m_editors(new QStackedWidget)
    , m_preview(new ArticlePreview)
    , m_problems(new ProblemsPane(m_problemsModel))
    , m_languages(new FlatTabBar)
    , m_look(new QComboBox)
    , m_saved(new QLabel)
    , m_empty(new QLabel(this))
    , m_columns(new QSplitter(Qt::Horizontal))
    , m_rows(new QSplitter(Qt::Vertical, this))
{
    buildLayout();
    connectViews();
    connectWork();
    retranslate();
    showRecord();
}

QLatin1StringView ArticleDesk::actionId() const
{
    return "desk-article"_L1;
}

QString ArticleDesk::title() const
{
    return tr("Article");
}

void ArticleDesk::buildLayout()
{
    m_columns->addWidget(m_outline);
    m_editors->addWidget(m_editor);
    m_editors->addWidget(m_part);
    m_columns->addWidget(m_editors);
    m_columns->addWidget(previewColumn());
    m_columns->setStretchFactor(0, 2);
    m_columns->setStretchFactor(1, 3);
    m_columns->setStretchFactor(2, 4);
    m_columns->setChildrenCollapsible(false);
    m_columns->setHandleWidth(1);
    m_columns->setSizes({250, 480, 620});
    m_outline->setMinimumWidth(160);
    m_editors->setMinimumWidth(320);
    m_rows->addWidget(m_columns);
    m_rows->addWidget(m_problems);
    m_rows->setStretchFactor(0, 5);
    m_rows->setStretchFactor(1, 1);
    m_rows->setHandleWidth(1);
    m_rows->setCollapsible(0, false);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setMargin(4 * spaceLarge);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_rows, 1);
}

QWidget *ArticleDesk::previewColumn()
{
    for (qsizetype i = 0; i < std::ssize(previewColumns); ++i)
        m_languages->addTab(QString());
    for (qsizetype i = 0; i < std::ssize(previewLooks); ++i)
        m_look->addItem(QString());
    m_saved->setFont(smallFont(font()));
    auto *column = new QWidget;
    column->setMinimumWidth(280);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(spaceLarge, spaceSmall, space, spaceSmall);
    bar->setSpacing(space);
    bar->addWidget(m_languages);
    bar->addStretch(1);
    bar->addWidget(m_saved);
    bar->addWidget(m_look);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_preview, 1);
    return column;
}

void ArticleDesk::connectViews()
{
    connect(m_outline, &OutlinePane::rowChosen, this, &ArticleDesk::chooseRow);
    connect(m_outline, &OutlinePane::rowOpened, this, [this](const IssueRef &issue) {
        chooseRow(issue);
        m_editor->focusFirst();
    });
    connect(m_outline, &OutlinePane::editsWanted, &m_work, &ArticleWork::write);
    connect(m_outline, &OutlinePane::lineRemoved, this, [this](const QString &name) {
        if (m_shownPart)
            showRow(m_row);
        emit messageShown(MessageLine::Kind::Notice, tr("“%1” is taken out of the article.").arg(name), true);
    });
    connect(m_editor, &DraftEditor::textEdited, &m_work, &ArticleWork::setText);
    connect(m_editor, &DraftEditor::fieldLeft, &m_work, &ArticleWork::finishRun);
    connect(m_editor, &DraftEditor::undoRequested, &m_work, &ArticleWork::undo);
    connect(m_editor, &DraftEditor::redoRequested, &m_work, &ArticleWork::redo);
    connect(m_outline, &OutlinePane::partChosen, this, [this](TextOwner owner, const QString &subject) {
        m_work.finishRun();
        showPart(owner, subject);
    });
    connect(m_part, &PartEditor::textEdited, &m_work, &ArticleWork::setPartText);
    connect(m_part, &PartEditor::fieldLeft, &m_work, &ArticleWork::finishRun);
    connect(m_part, &PartEditor::undoRequested, &m_work, &ArticleWork::undo);
    connect(m_part, &PartEditor::redoRequested, &m_work, &ArticleWork::redo);
    connect(m_preview, &ArticlePreview::placeActivated, this, &ArticleDesk::activatePlace);
    connect(m_preview, &ArticlePreview::linkFailed, this, [this](const QUrl &url) {
        emit messageShown(MessageLine::Kind::Error,
                tr("No program opened %1. Copy the address and open it by hand.").arg(url.toString()), false);
    });
    connect(m_preview, &ArticlePreview::contentShown, this, &ArticleDesk::tellReady);
    connect(m_problems, &ProblemsPane::problemChosen, this, &ArticleDesk::goTo);
    connect(m_problems, &ProblemsPane::fixWanted, this, &ArticleDesk::fix);
    connect(m_languages, &QTabBar::currentChanged, this,
            [this](int index) { m_preview->setMode(previewColumns.at(static_cast<size_t>(index))); });
    connect(m_look, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_preview->setLook(previewLooks.at(static_cast<size_t>(index))); });
    connect(m_actions->action("new-theme"_L1), &QAction::triggered, &m_work, &ArticleWork::addTheme);
    connect(m_actions->action("new-guide-line"_L1), &QAction::triggered, &m_work, &ArticleWork::addGuideLine);
}

void ArticleDesk::connectWork()
{
    connect(&m_work, &ArticleWork::recordChanged, this, &ArticleDesk::showRecord);
    connect(&m_work, &ArticleWork::articlesChanged, this, [this] {
        m_preview->setArticles(
                &m_work.article(TextLanguage::Chinese), &m_work.article(TextLanguage::English));
        if (m_work.isUnsaved())
            updateSavedSign(false);
    });
    connect(&m_work, &ArticleWork::problemsFound, this, &ArticleDesk::showProblems);
    connect(&m_work, &ArticleWork::reviewerNeeded, this, &ArticleDesk::reviewerNeeded);
    connect(&m_work, &ArticleWork::saved, this, [this] { updateSavedSign(true); });
}

void ArticleDesk::setSession(WorkspaceSession *session, const WindowSettings &settings)
{
    m_work.setSession(session);
    m_row = {};
    m_shownPart.reset();
    m_wasReady = false;
    m_path = session ? session->workspace().path : QString();
    m_editor->setEditable(m_work.isWritable());
    m_part->setEditable(m_work.isWritable());
    if (!session)
        return;
    m_columns->restoreState(settings.value(m_path, WorkspaceSetting::ArticleColumns).toByteArray());
    m_rows->restoreState(settings.value(m_path, WorkspaceSetting::ArticleRows).toByteArray());
    m_languages->setCurrentIndex(settings.value(m_path, WorkspaceSetting::PreviewLanguages).toInt());
    m_look->setCurrentIndex(settings.value(m_path, WorkspaceSetting::PreviewLook).toInt());
    if (const auto row = parseIssueRef(settings.value(m_path, WorkspaceSetting::ArticleRow).toString()))
        m_row = *row;
}

void ArticleDesk::saveState(WindowSettings &settings) const
{
    if (m_path.isEmpty())
        return;
    settings.setValue(m_path, WorkspaceSetting::ArticleColumns, m_columns->saveState());
    settings.setValue(m_path, WorkspaceSetting::ArticleRows, m_rows->saveState());
    settings.setValue(m_path, WorkspaceSetting::PreviewLanguages, m_languages->currentIndex());
    settings.setValue(m_path, WorkspaceSetting::PreviewLook, m_look->currentIndex());
    settings.setValue(m_path, WorkspaceSetting::ArticleRow, formatIssueRef(m_row));
}

void ArticleDesk::focusWork()
{
    if (m_rows->isVisible())
        m_outline->setFocus();
}

void ArticleDesk::showRecord()
{
    const bool hasRows = m_work.hasRecord() && !m_work.record().cases.isEmpty();
    m_rows->setVisible(hasRows);
    m_empty->setVisible(!hasRows);
    m_outlineModel.setRecord(m_work.record());
    m_editor->setEditable(m_work.isWritable());
    m_part->setEditable(m_work.isWritable());
    if (!hasRows) {
        m_editor->setRow(nullptr, {}, m_work.zone());
        // Nothing will be previewed: this is all there is to see.
        if (m_work.hasRecord())
            tellReady();
        return;
    }
    if (!m_work.row(m_row))
        m_row = m_outlineModel.firstRow();
    if (m_shownPart)
        showPart(m_shownPart->first, m_shownPart->second);
    else
        showRow(m_row);
}

void ArticleDesk::chooseRow(const IssueRef &issue)
{
    if ((issue == m_row && !m_shownPart) || !m_work.row(issue))
        return;
    m_work.finishRun();
    showRow(issue);
}

void ArticleDesk::showPart(TextOwner owner, const QString &subject)
{
    m_shownPart = {owner, subject};
    m_part->setPart(owner, subject, m_work.record());
    m_editors->setCurrentWidget(m_part);
}

void ArticleDesk::showRow(const IssueRef &issue)
{
    m_row = issue;
    m_shownPart.reset();
    m_editors->setCurrentWidget(m_editor);
    m_outline->showRow(issue);
    m_editor->setRow(m_work.row(issue), m_work.record(), m_work.zone());
    m_editor->setProblems(m_found);
    LintPlace place;
    place.part = ArticlePartKind::Row;
    place.language = m_languages->currentIndex() == 1 ? TextLanguage::English : TextLanguage::Chinese;
    place.repo = issue.repo;
    place.number = issue.number;
    m_preview->showPlace(place);
}

void ArticleDesk::showProblems(const QList<LintProblem> &problems)
{
    m_found = problems;
    m_problemsModel.setProblems(problems);
    m_editor->setProblems(problems);
    QHash<QString, int> counts;
    for (const LintProblem &problem : problems) {
        if (problem.severity != LintSeverity::Hint && !problem.place.number.isEmpty())
            ++counts[formatIssueRef({problem.place.repo, problem.place.number})];
    }
    m_outlineModel.setProblemCounts(counts);
}

/// Whether @p name, as an article prints it, means @p repo.
bool ArticleDesk::isRepository(const QString &repo, const QString &name) const
{
    return repo == name || shortRepoName(repo) == name || caseAlias(m_work.record(), repo) == name;
}

IssueRef ArticleDesk::issueAt(const LintPlace &place) const
{
    for (const ArticleCase &row : m_work.record().cases) {
        if (row.issue.number == place.number && isRepository(row.issue.repo, place.repo))
            return row.issue;
    }
    return {};
}

std::optional<ArticleDesk::Part> ArticleDesk::partAt(const LintPlace &place) const
{
    const ArticleRecord &record = m_work.record();
    switch (place.part) {
    case ArticlePartKind::Title:
    case ArticlePartKind::Tagline:
    case ArticlePartKind::Footer:
        return Part{TextOwner::Article, {}};
    case ArticlePartKind::Overview:
    case ArticlePartKind::Section:
        for (const ArticleCase &row : record.cases) {
            if (isRepository(row.issue.repo, place.repo))
                return Part{TextOwner::Section, row.issue.repo};
        }
        return std::nullopt;
    case ArticlePartKind::Theme:
        if (place.index >= 0 && place.index < record.themes.size())
            return Part{TextOwner::Theme, QString::number(record.themes.at(place.index).order)};
        return std::nullopt;
    case ArticlePartKind::Guide:
        if (place.index >= 0 && place.index < record.guide.size())
            return Part{TextOwner::Guide, QString::number(record.guide.at(place.index).order)};
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

void ArticleDesk::activatePlace(const LintPlace &place)
{
    const IssueRef issue = issueAt(place);
    if (!issue.number.isEmpty()) {
        chooseRow(issue);
    } else if (const auto part = partAt(place)) {
        m_work.finishRun();
        showPart(part->first, part->second);
    }
}

void ArticleDesk::goTo(const LintProblem &problem)
{
    m_preview->showPlace(problem.place);
    const IssueRef issue = issueAt(problem.place);
    if (issue.number.isEmpty()) {
        activatePlace(problem.place);
        return;
    }
    chooseRow(issue);
    m_editor->goTo(problem.place.field, problem.place.language, problem.place.start, problem.place.end);
}

void ArticleDesk::fix(const LintProblem &problem)
{
    const IssueRef issue = issueAt(problem.place);
    if (!problem.fix || issue.number.isEmpty() || !m_work.isWritable())
        return;
    chooseRow(issue);
    m_work.finishRun();
    m_editor->replace(problem.place.field, problem.place.language, problem.place.start, problem.place.end,
            problem.fix->replacement);
    m_work.finishRun();
    m_problems->list()->setFocus();
}

void ArticleDesk::tellReady()
{
    if (!std::exchange(m_wasReady, true))
        emit ready();
}

void ArticleDesk::updateSavedSign(bool isSaved)
{
    m_saved->setText(isSaved ? tr("Saved") : tr("Saving…"));
}

void ArticleDesk::showEvent(QShowEvent *event)
{
    Desk::showEvent(event);
    m_work.setWatched(true);
}

void ArticleDesk::hideEvent(QHideEvent *event)
{
    Desk::hideEvent(event);
    m_work.finishRun();
    m_work.setWatched(false);
}

void ArticleDesk::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Undo))
        m_work.undo();
    else if (event->matches(QKeySequence::Redo))
        m_work.redo();
    else
        Desk::keyPressEvent(event);
}

void ArticleDesk::changeEvent(QEvent *event)
{
    Desk::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ArticleDesk::retranslate()
{
    m_outlineModel.setLocale(locale());
    m_problemsModel.setLocale(locale());
    const std::array languages{tr("Chinese"), tr("English"), tr("Both", "both languages side by side")};
    for (size_t i = 0; i < languages.size(); ++i)
        m_languages->setTabText(static_cast<int>(i), languages[i]);
    const std::array looks{tr("Light"), tr("Dark"), tr("Like CSDN"), tr("Like WeChat")};
    for (size_t i = 0; i < looks.size(); ++i)
        m_look->setItemText(static_cast<int>(i), looks[i]);
    m_languages->setAccessibleName(tr("Languages of the preview"));
    m_look->setAccessibleName(tr("Look of the preview"));
    m_saved->setText(QString());
    m_empty->setText(
            tr("Nothing is kept yet. Keep issues on the triage desk (Ctrl+1); they become the rows of the "
               "article."));
}

} // namespace Winnow
