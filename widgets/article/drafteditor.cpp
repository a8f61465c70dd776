// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "drafteditor.h"

#include "article/articlefacts.h"
#include "draftfield.h"
#include "drafthighlighter.h"
#include "lengthmeter.h"
#include "markdown/inlinetext.h"
#include "proposalstrip.h"
#include "theme/spacing.h"
#include "theme/theme.h"

#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct FieldInfo
{
    ArticleField field;
    QLatin1StringView name; ///< As TextEdit::field names it.
    QString RowTexts::*text;
    QString DraftRecord::*proposal;
    int leastLines;
};

constexpr std::array fields{
        FieldInfo{ArticleField::Problem, "problem"_L1, &RowTexts::problem, &DraftRecord::problem, 2},
        FieldInfo{ArticleField::Answer, "answer"_L1, &RowTexts::answer, &DraftRecord::answer, 4},
        FieldInfo{ArticleField::ThemeLine, "theme-line"_L1, &RowTexts::themeLine, &DraftRecord::themeLine, 2},
        FieldInfo{ArticleField::Symptom, "symptom"_L1, &RowTexts::symptom, &DraftRecord::symptom, 1},
        FieldInfo{ArticleField::Action, "action"_L1, &RowTexts::action, &DraftRecord::action, 1},
};

int indexOf(ArticleField field)
{
    const auto found = std::ranges::find(fields, field, &FieldInfo::field);
    return found == fields.end() ? 0 : static_cast<int>(found - fields.begin());
}

size_t side(TextLanguage language)
{
    return static_cast<size_t>(language);
}

} // namespace

DraftEditor::DraftEditor(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_empty(new QLabel(this))
    , m_insert(new QToolButton(this))
    , m_factMenu(new QMenu(this))
    , m_scroll(new QScrollArea(this))
{
    static_assert(fields.size() == fieldCount);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_insert->setPopupMode(QToolButton::InstantPopup);
    m_insert->setMenu(m_factMenu);
    auto *page = new QWidget(m_scroll);
    auto *grid = new QGridLayout(page);
    grid->setContentsMargins(spaceLarge, space, spaceLarge, spaceLarge);
    grid->setHorizontalSpacing(spaceLarge);
    grid->setVerticalSpacing(spaceSmall);
    for (const TextLanguage language : textLanguages) {
        grid->setColumnStretch(static_cast<int>(side(language)), 1);
        m_languages[side(language)] = new QLabel(page);
        m_languages[side(language)]->setFont(smallFont(font()));
    }
    for (int field = 0; field < fieldCount; ++field) {
        for (const TextLanguage language : textLanguages)
            addCell(*grid, field, language);
    }
    grid->setRowStretch(fieldCount * 3, 1);
    m_scroll->setWidget(page);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(spaceLarge, space, spaceLarge, 0);
    top->addWidget(m_title, 1);
    top->addWidget(m_insert, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_scroll, 1);
    connect(m_factMenu, &QMenu::aboutToShow, this, &DraftEditor::fillFacts);
    setRow(nullptr, {}, QTimeZone::utc());
    retranslate();
}

DraftEditor::Cell &DraftEditor::cell(int field, TextLanguage language)
{
    return m_cells[static_cast<size_t>(field)][side(language)];
}

DraftField *DraftEditor::field(ArticleField field, TextLanguage language) const
{
    return m_cells[static_cast<size_t>(indexOf(field))][side(language)].field;
}

void DraftEditor::addCell(QGridLayout &grid, int field, TextLanguage language)
{
    QWidget *page = grid.parentWidget();
    Cell &made = cell(field, language);
    made.label = new QLabel(page);
    made.meter = new LengthMeter(page);
    made.field = new DraftField(language, page);
    made.field->setLeastLines(fields[static_cast<size_t>(field)].leastLines);
    made.proposal = new ProposalStrip(page);
    made.label->setBuddy(made.field);
    auto *head = new QHBoxLayout;
    head->setSpacing(space);
    head->addWidget(made.label);
    if (field == 0)
        head->addWidget(m_languages[side(language)]);
    head->addStretch(1);
    head->addWidget(made.meter);
    const int column = static_cast<int>(side(language));
    grid.addLayout(head, field * 3, column);
    grid.addWidget(made.field, field * 3 + 1, column, Qt::AlignTop);
    grid.addWidget(made.proposal, field * 3 + 2, column);
    grid.setRowMinimumHeight(field * 3 + 2, space);
    connectCell(field, language);
}

void DraftEditor::connectCell(int field, TextLanguage language)
{
    Cell &one = cell(field, language);
    connect(one.field, &DraftField::edited, this, [this, field, language] {
        updateMeter(field, language);
        m_lastField = cell(field, language).field;
        emit textEdited(m_issue, fields[static_cast<size_t>(field)].name, language,
                cell(field, language).field->text());
    });
    connect(one.field, &DraftField::left, this, [this, field, language] {
        m_lastField = cell(field, language).field;
        emit fieldLeft();
    });
    connect(one.field, &DraftField::undoRequested, this, &DraftEditor::undoRequested);
    connect(one.field, &DraftField::redoRequested, this, &DraftEditor::redoRequested);
    connect(one.proposal, &ProposalStrip::taken, one.field, [target = one.field](const QString &text) {
        target->selectAll();
        target->insertText(text);
    });
    connect(one.proposal, &ProposalStrip::partTaken, one.field, &DraftField::insertText);
}

void DraftEditor::setRow(const ArticleCase *row, const ArticleRecord &record, const QTimeZone &zone)
{
    const IssueRef issue = row ? row->issue : IssueRef{};
    if (issue != m_issue)
        m_lastField = nullptr;
    m_issue = issue;
    m_issueTitle = row ? row->facts.issue.title : QString();
    m_limits = record.limits;
    for (const TextLanguage language : textLanguages)
        m_facts[side(language)] = row ? articleFacts(*row, zone, language) : QStringList();
    for (int field = 0; field < fieldCount; ++field) {
        for (const TextLanguage language : textLanguages)
            showCell(field, language, row, record);
    }
    m_scroll->setVisible(row);
    m_empty->setVisible(!row);
    m_insert->setVisible(row);
    retranslate();
}

void DraftEditor::showCell(
        int field, TextLanguage language, const ArticleCase *row, const ArticleRecord &record)
{
    const FieldInfo &info = fields[static_cast<size_t>(field)];
    Cell &one = cell(field, language);
    const QString text = row ? row->texts(language).*info.text : QString();
    one.field->showText(text);
    one.field->highlighter()->setGlossary(record.glossary);
    updateMeter(field, language);
    QString proposed;
    QString by;
    for (const DraftRecord &draft : row ? row->drafts : QList<DraftRecord>{}) {
        if (draft.lang == textLanguageCode(language) && !(draft.*info.proposal).isEmpty()
                && draft.*info.proposal != text) {
            proposed = draft.*info.proposal;
            by = draft.by;
        }
    }
    one.proposal->setProposal(proposed, by);
}

void DraftEditor::updateMeter(int field, TextLanguage language)
{
    Cell &one = cell(field, language);
    const int limit = field == 0 ? m_limits.problem(language) : field == 1 ? m_limits.answer(language) : 0;
    one.meter->setLength(readLength(one.field->text()), limit);
}

void DraftEditor::setProblems(const QList<LintProblem> &problems)
{
    for (int field = 0; field < fieldCount; ++field) {
        for (const TextLanguage language : textLanguages) {
            QList<std::pair<qsizetype, qsizetype>> places;
            for (const LintProblem &problem : problems) {
                const LintPlace &place = problem.place;
                if (place.number == m_issue.number && place.repo == m_issue.repo && place.language == language
                        && place.field == fields[static_cast<size_t>(field)].field)
                    places.append({place.start, place.end});
            }
            cell(field, language).field->highlighter()->setProblems(places);
        }
    }
}

void DraftEditor::setEditable(bool isEditable)
{
    for (const auto &pair : m_cells) {
        for (const Cell &one : pair) {
            one.field->setReadOnly(!isEditable);
            one.proposal->setEnabled(isEditable);
        }
    }
    m_insert->setEnabled(isEditable);
}

void DraftEditor::goTo(ArticleField target, TextLanguage language, qsizetype start, qsizetype end)
{
    DraftField *edit = field(target, language);
    edit->select(start, end);
    m_scroll->ensureWidgetVisible(edit, 0, spaceLarge);
}

void DraftEditor::focusFirst()
{
    if (!m_issue.number.isEmpty())
        field(ArticleField::Problem, TextLanguage::Chinese)->setFocus();
}

void DraftEditor::replace(
        ArticleField target, TextLanguage language, qsizetype start, qsizetype end, const QString &text)
{
    goTo(target, language, start, end);
    field(target, language)->insertText(text);
}

void DraftEditor::fillFacts()
{
    m_factMenu->clear();
    const TextLanguage language = m_lastField ? m_lastField->language() : TextLanguage::Chinese;
    DraftField *target = m_lastField ? m_lastField : field(ArticleField::Answer, language);
    for (const QString &fact : std::as_const(m_facts[side(language)])) {
        QAction *action = m_factMenu->addAction(QString(fact).replace(u'&', u"&&"_s));
        connect(action, &QAction::triggered, target, [target, fact] { target->insertText(fact); });
    }
    if (m_factMenu->isEmpty())
        m_factMenu->addAction(tr("The record holds no fact to insert."))->setEnabled(false);
}

void DraftEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DraftEditor::retranslate()
{
    m_title->setText(
            m_issue.number.isEmpty() ? QString() : u"%1 · %2"_s.arg(formatIssueRef(m_issue), m_issueTitle));
    m_empty->setText(tr("Choose a row in the outline or in the preview to write its texts."));
    m_insert->setText(tr("Insert a fact"));
    m_insert->setToolTip(tr("Puts a time, a distance or a number of the record where the cursor is."));
    const std::array names{
            tr("Problem"), tr("Answer"), tr("Line in its theme"), tr("Symptom"), tr("First action")};
    const std::array languages{tr("Chinese"), tr("English")};
    for (size_t lang = 0; lang < 2; ++lang) {
        m_languages[lang]->setText(languages[lang]);
        for (size_t field = 0; field < fieldCount; ++field) {
            m_cells[field][lang].label->setText(names[field]);
            m_cells[field][lang].field->setAccessibleName(u"%1, %2"_s.arg(names[field], languages[lang]));
        }
    }
}

} // namespace Winnow
