// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/articlerecord.h"
#include "domain/textedit.h"

#include <QWidget>

#include <array>

class QLabel;

namespace Winnow {

class DraftField;

/// The two texts of a section (subtitle, summary), a theme (title, lead) or a line of the guide (symptom, action), Chinese
/// beside English.
class PartEditor final : public QWidget
{
    Q_OBJECT

public:
    explicit PartEditor(QWidget *parent = nullptr);

    /// Shows the part of @p record that @p owner and @p subject name (textedit.h).
    void setPart(TextOwner owner, const QString &subject, const ArticleRecord &record);
    void setEditable(bool isEditable);
    DraftField *field(int row, TextLanguage language) const;

signals:
    /// A text is now @p text; @p field as TextEdit::field names it.
    void textEdited(Winnow::TextOwner owner, const QString &subject, const QString &field,
            Winnow::TextLanguage language, const QString &text);
    void fieldLeft();
    void undoRequested();
    void redoRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    TextOwner m_owner = TextOwner::Section;
    QString m_subject;
    QLabel *m_title;
    std::array<QLabel *, 2> m_labels{};
    std::array<std::array<DraftField *, 2>, 2> m_fields{};
};

} // namespace Winnow
