// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "parteditor.h"

#include "draftfield.h"
#include "drafthighlighter.h"
#include "items/outlinemodel.h"
#include "theme/spacing.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// The fields of the largest part, a section with its repository.
constexpr int fieldRows = 4;

} // namespace

PartEditor::PartEditor(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
{
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(spaceLarge, space, spaceLarge, spaceLarge);
    grid->setHorizontalSpacing(spaceLarge);
    grid->setVerticalSpacing(spaceSmall);
    grid->addWidget(m_title, 0, 0, 1, 2);
    m_rows.resize(fieldRows);
    for (int at = 0; at < fieldRows; ++at) {
        Row &row = m_rows[at];
        row.label = new QLabel(this);
        grid->addWidget(row.label, 1 + 2 * at, 0, 1, 2);
        for (const TextLanguage language : textLanguages) {
            auto *edit = new DraftField(language, this);
            row.fields[static_cast<size_t>(language)] = edit;
            grid->addWidget(edit, 2 + 2 * at, static_cast<int>(language), Qt::AlignTop);
            connect(edit, &DraftField::edited, this, [this, edit, at, language] {
                PartText text = m_texts.at(at);
                (language == TextLanguage::Chinese ? text.text.zh : text.text.en) = edit->text();
                emit textEdited(text, language);
            });
            connect(edit, &DraftField::left, this, &PartEditor::fieldLeft);
            connect(edit, &DraftField::undoRequested, this, &PartEditor::undoRequested);
            connect(edit, &DraftField::redoRequested, this, &PartEditor::redoRequested);
        }
    }
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(1 + 2 * fieldRows, 1);
    retranslate();
}

DraftField *PartEditor::field(int row, TextLanguage language) const
{
    return m_rows.at(row).fields[static_cast<size_t>(language)];
}

void PartEditor::setPart(TextOwner owner, const QString &subject, const ArticleRecord &record)
{
    m_owner = owner;
    m_subject = subject;
    m_texts = partTexts(record, owner, subject);
    for (int at = 0; at < fieldRows; ++at) {
        const bool isUsed = at < m_texts.size();
        const PartText text = m_texts.value(at);
        m_rows.at(at).label->setVisible(isUsed);
        for (const TextLanguage language : textLanguages) {
            DraftField *edit = field(at, language);
            edit->setVisible(isUsed && (language == TextLanguage::Chinese || !text.isShared));
            edit->setLeastLines(text.isShared ? 1 : 2);
            edit->showText(textIn(text.text, language));
            edit->highlighter()->setGlossary(record.glossary);
        }
    }
    retranslate();
}

void PartEditor::setEditable(bool isEditable)
{
    for (const Row &row : std::as_const(m_rows)) {
        for (DraftField *edit : row.fields)
            edit->setReadOnly(!isEditable);
    }
}

void PartEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

QString PartEditor::titleText() const
{
    switch (m_owner) {
    case TextOwner::Theme:
        return tr("Theme");
    case TextOwner::Guide:
        return tr("Line of the troubleshooting guide");
    case TextOwner::Note:
        return tr("Your own sentences beside “%1”; the statement itself is computed from the record")
                .arg(OutlineModel::statementName(m_subject));
    case TextOwner::Article:
        return tr("The article as a whole");
    default:
        return tr("Section of %1").arg(m_subject);
    }
}

QString PartEditor::fieldText(const PartText &text)
{
    if (text.owner == TextOwner::Note)
        return text.subject.endsWith("/before"_L1) ? tr("Before the statement") : tr("After the statement");
    if (text.owner == TextOwner::Theme)
        return text.field == "title"_L1 ? tr("Title") : tr("Lead");
    if (text.owner == TextOwner::Guide)
        return text.field == "symptom"_L1 ? tr("Symptom") : tr("First action");
    if (text.owner == TextOwner::Repository)
        return text.field == "alias"_L1 ? tr("Alias of the repository") : tr("Positioning of the repository");
    if (text.owner == TextOwner::Section)
        return text.field == "subtitle"_L1 ? tr("Subtitle") : tr("Summary");
    return text.field == "title"_L1      ? tr("Title of the instalment")
            : text.field == "tagline"_L1 ? tr("Tagline")
                                         : tr("Footer");
}

void PartEditor::retranslate()
{
    m_title->setText(titleText());
    const std::array languages{tr("Chinese"), tr("English")};
    for (int at = 0; at < m_texts.size(); ++at) {
        const PartText &text = m_texts.at(at);
        const QString name = fieldText(text);
        //: A text's name, and that both its languages stand below
        m_rows.at(at).label->setText(text.isShared ? name : tr("%1, Chinese and English").arg(name));
        for (size_t language = 0; language < 2; ++language)
            m_rows.at(at).fields[language]->setAccessibleName(
                    text.isShared ? name : u"%1, %2"_s.arg(name, languages[language]));
    }
}

} // namespace Winnow
