// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "contentspane.h"

#include "publish/exporter.h"
#include "publishwords.h"
#include "theme/spacing.h"
#include "theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTextBlock>
#include <QVBoxLayout>

namespace Winnow {

using namespace Qt::StringLiterals;

ContentsPane::ContentsPane(QWidget *parent)
    : QWidget(parent)
    , m_cards(new QLabel(this))
    , m_files(new QComboBox(this))
    , m_text(new QPlainTextEdit(this))
{
    m_cards->setWordWrap(true);
    m_cards->setTextFormat(Qt::PlainText);
    m_cards->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_cards->setContentsMargins(spaceLarge, space, spaceLarge, 0);
    m_files->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_text->setReadOnly(true);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setFont(codeFont(font()));
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(spaceLarge, 0, spaceLarge, 0);
    bar->addWidget(m_files, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space);
    layout->addWidget(m_cards);
    layout->addLayout(bar);
    layout->addWidget(m_text, 1);
    connect(m_files, &QComboBox::currentIndexChanged, this, &ContentsPane::showFile);
    retranslate();
}

void ContentsPane::setExport(const Export &made)
{
    const bool isSame = made == m_made && m_files->isEnabled();
    if (isSame)
        return;
    const QString shown = m_files->currentData().toString();
    m_made = made;
    {
        const QSignalBlocker quiet(m_files);
        m_files->clear();
        for (const ExportFile &file : made.files) {
            //: A file in a list: %1 its name, %2 its size
            m_files->addItem(
                    tr("%1  (%2)").arg(file.path, locale().formattedDataSize(file.bytes.size())), file.path);
        }
        m_files->setCurrentIndex(std::max(0, m_files->findData(shown)));
    }
    m_files->setEnabled(!made.files.isEmpty());
    m_cards->setText(cardsText());
    m_cards->setVisible(!made.cards.isEmpty());
    showFile();
}

void ContentsPane::showMessage(const QString &text)
{
    m_made = {};
    m_files->clear();
    m_files->setEnabled(false);
    m_cards->hide();
    m_text->setPlainText(text);
}

QString ContentsPane::cardsText() const
{
    QStringList texts;
    for (const ArticleCard &card : m_made.cards) {
        QStringList lines{card.title};
        if (!card.summary.isEmpty())
            lines.append(card.summary);
        if (!card.tags.isEmpty())
            lines.append(tr("Tags: %1").arg(card.tags.join(u", "_s)));
        if (!card.categories.isEmpty())
            lines.append(tr("Categories: %1").arg(card.categories.join(u", "_s)));
        texts.append(lines.join(u'\n'));
    }
    return texts.join(u"\n\n"_s);
}

void ContentsPane::showFile()
{
    const int index = m_files->currentIndex();
    if (index < 0 || index >= m_made.files.size()) {
        m_text->setPlainText(m_made.target == PublishTarget::Bundle
                        ? tr("The whole workspace as one compressed bundle: every issue, decision and text.")
                        : QString());
        return;
    }
    const ExportFile &file = m_made.files.at(index);
    if (mediaTypeOf(file) == "application/pdf"_L1)
        m_text->setPlainText(tr("A PDF file is not shown as text. Save it to a folder to look at it."));
    else
        m_text->setPlainText(QString::fromUtf8(file.bytes));
}

void ContentsPane::goTo(const QString &file, int line)
{
    const int index = m_files->findData(file);
    if (index < 0)
        return;
    m_files->setCurrentIndex(index);
    if (line > 0) {
        m_text->setTextCursor(QTextCursor(m_text->document()->findBlockByNumber(line - 1)));
        m_text->centerCursor();
    }
    m_text->setFocus(Qt::OtherFocusReason);
}

void ContentsPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ContentsPane::retranslate()
{
    m_files->setAccessibleName(tr("Files that go out"));
    m_text->setAccessibleName(tr("The file as it goes out"));
    m_cards->setAccessibleName(tr("Title, summary and tags"));
    m_cards->setText(cardsText());
}

} // namespace Winnow
