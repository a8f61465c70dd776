// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/parttexts.h"

#include <QWidget>

#include <array>

class QLabel;

namespace Winnow {

class DraftField;

/// The texts of a part that is no row (parttexts.h): a section, a theme, a line of the guide, the notes beside a statement
/// of the method section, the article's title; Chinese beside English.
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
    /// A text is now as @p text says it in @p language.
    void textEdited(const Winnow::PartText &text, Winnow::TextLanguage language);
    void fieldLeft();
    void undoRequested();
    void redoRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        QLabel *label = nullptr;
        std::array<DraftField *, 2> fields{};
    };

    QString titleText() const;
    static QString fieldText(const PartText &text);
    void retranslate();

    TextOwner m_owner = TextOwner::Section;
    QString m_subject;
    QList<PartText> m_texts;
    QLabel *m_title;
    QList<Row> m_rows;
};

} // namespace Winnow
