// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "parteditor.h"

#include "draftfield.h"
#include "drafthighlighter.h"
#include "theme/spacing.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// The names of a part's two texts.
std::array<QString, 2> fieldNames(TextOwner owner)
{
    switch (owner) {
    case TextOwner::Theme:
        return {u"title"_s, u"lead"_s};
    case TextOwner::Guide:
        return {u"symptom"_s, u"action"_s};
    default:
        return {u"subtitle"_s, u"summary"_s};
    }
}

std::array<LocalizedText, 2> textsOf(TextOwner owner, const QString &subject, const ArticleRecord &record)
{
    const auto isNumbered = [&subject](const auto &one) { return QString::number(one.order) == subject; };
    if (owner == TextOwner::Theme) {
        const auto theme = std::ranges::find_if(record.themes, isNumbered);
        return theme == record.themes.end() ? std::array<LocalizedText, 2>{}
                                            : std::array{theme->title, theme->lead};
    }
    if (owner == TextOwner::Guide) {
        const auto line = std::ranges::find_if(record.guide, isNumbered);
        return line == record.guide.end() ? std::array<LocalizedText, 2>{}
                                          : std::array{line->symptom, line->action};
    }
    const auto section = std::ranges::find(record.sections, subject, &SectionRecord::repo);
    return section == record.sections.end() ? std::array<LocalizedText, 2>{}
                                            : std::array{section->subtitle, section->summary};
}

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
    for (int row = 0; row < 2; ++row) {
        const auto at = static_cast<size_t>(row);
        m_labels[at] = new QLabel(this);
        grid->addWidget(m_labels[at], 1 + 2 * row, 0, 1, 2);
        for (const TextLanguage language : textLanguages) {
            auto *edit = new DraftField(language, this);
            m_fields[at][static_cast<size_t>(language)] = edit;
            edit->setLeastLines(2);
            grid->addWidget(edit, 2 + 2 * row, static_cast<int>(language), Qt::AlignTop);
            connect(edit, &DraftField::edited, this, [this, edit, at, language] {
                emit textEdited(m_owner, m_subject, fieldNames(m_owner)[at], language, edit->text());
            });
            connect(edit, &DraftField::left, this, &PartEditor::fieldLeft);
            connect(edit, &DraftField::undoRequested, this, &PartEditor::undoRequested);
            connect(edit, &DraftField::redoRequested, this, &PartEditor::redoRequested);
        }
    }
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(5, 1);
    retranslate();
}

DraftField *PartEditor::field(int row, TextLanguage language) const
{
    return m_fields[static_cast<size_t>(row)][static_cast<size_t>(language)];
}

void PartEditor::setPart(TextOwner owner, const QString &subject, const ArticleRecord &record)
{
    m_owner = owner;
    m_subject = subject;
    const std::array<LocalizedText, 2> texts = textsOf(owner, subject, record);
    for (int row = 0; row < 2; ++row) {
        for (const TextLanguage language : textLanguages) {
            field(row, language)->showText(textIn(texts[static_cast<size_t>(row)], language));
            field(row, language)->highlighter()->setGlossary(record.glossary);
        }
    }
    retranslate();
}

void PartEditor::setEditable(bool isEditable)
{
    for (const auto &pair : m_fields) {
        for (DraftField *edit : pair)
            edit->setReadOnly(!isEditable);
    }
}

void PartEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PartEditor::retranslate()
{
    std::array<QString, 2> names{tr("Subtitle"), tr("Summary")};
    QString title = tr("Section of %1").arg(m_subject);
    if (m_owner == TextOwner::Theme) {
        names = {tr("Title"), tr("Lead")};
        title = tr("Theme");
    } else if (m_owner == TextOwner::Guide) {
        names = {tr("Symptom"), tr("First action")};
        title = tr("Line of the troubleshooting guide");
    }
    m_title->setText(title);
    const std::array languages{tr("Chinese"), tr("English")};
    for (size_t row = 0; row < 2; ++row) {
        //: A text's name, and that both its languages stand below
        m_labels[row]->setText(tr("%1, Chinese and English").arg(names[row]));
        for (size_t language = 0; language < 2; ++language)
            m_fields[row][language]->setAccessibleName(u"%1, %2"_s.arg(names[row], languages[language]));
    }
}

} // namespace Winnow
