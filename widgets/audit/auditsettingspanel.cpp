// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "auditsettingspanel.h"

#include "theme/spacing.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace Winnow {

namespace {

constexpr int mostReviewers = 3;

} // namespace

AuditSettingsPanel::AuditSettingsPanel(QWidget *parent)
    : OverlayPanel(parent)
    , m_title(new QLabel(this))
    , m_reviewersLabel(new QLabel(this))
    , m_reviewers(new QComboBox(this))
    , m_thresholdLabel(new QLabel(this))
    , m_threshold(new QDoubleSpinBox(this))
    , m_styleLabel(new QLabel(this))
    , m_style(new QComboBox(this))
    , m_series(new QCheckBox(this))
    , m_remark(new QLabel(this))
    , m_keep(new QPushButton(this))
    , m_cancel(new QPushButton(this))
{
    buildLayout();
    connect(m_keep, &QPushButton::clicked, this, &AuditSettingsPanel::keep);
    connect(m_cancel, &QPushButton::clicked, this, &AuditSettingsPanel::cancel);
    hide();
    retranslate();
}

void AuditSettingsPanel::buildLayout()
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    for (int i = 0; i < mostReviewers; ++i)
        m_reviewers->addItem(QString());
    for (int i = 0; i <= static_cast<int>(KnowledgeStyle::Column); ++i)
        m_style->addItem(QString());
    m_threshold->setRange(0, 1);
    m_threshold->setSingleStep(0.05);
    m_threshold->setDecimals(2);
    m_reviewersLabel->setBuddy(m_reviewers);
    m_thresholdLabel->setBuddy(m_threshold);
    m_styleLabel->setBuddy(m_style);
    m_remark->setWordWrap(true);
    m_remark->setForegroundRole(QPalette::PlaceholderText);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(spaceLarge);
    grid->setVerticalSpacing(space);
    const std::pair<QLabel *, QWidget *> lines[] = {
            {m_reviewersLabel, m_reviewers}, {m_thresholdLabel, m_threshold}, {m_styleLabel, m_style}};
    for (int row = 0; const auto &[label, field] : lines) {
        grid->addWidget(label, row, 0);
        grid->addWidget(field, row++, 1);
    }
    grid->setColumnStretch(1, 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(space);
    buttons->addStretch(1);
    buttons->addWidget(m_keep);
    buttons->addWidget(m_cancel);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spaceLarge, spaceLarge, spaceLarge, spaceLarge);
    layout->setSpacing(spaceLarge);
    layout->addWidget(m_title);
    layout->addLayout(grid);
    layout->addWidget(m_remark);
    layout->addWidget(m_series);
    layout->addLayout(buttons);
}

void AuditSettingsPanel::open(const AuditSettings &settings, QWidget *anchor, bool isWritable)
{
    if (m_window)
        m_window->removeEventFilter(this);
    m_anchor = anchor;
    m_window = anchor->window();
    setParent(m_window);
    m_window->installEventFilter(this);
    m_reviewers->setCurrentIndex(std::clamp(settings.reviewers, 1, mostReviewers) - 1);
    m_threshold->setValue(settings.threshold);
    m_style->setCurrentIndex(static_cast<int>(settings.style));
    m_series->setChecked(false);
    for (QWidget *field :
            std::initializer_list<QWidget *>{m_reviewers, m_threshold, m_style, m_series, m_keep})
        field->setEnabled(isWritable);
    place();
    show();
    raise();
    (isWritable ? static_cast<QWidget *>(m_reviewers) : m_cancel)->setFocus(Qt::PopupFocusReason);
}

void AuditSettingsPanel::close()
{
    hide();
}

AuditSettings AuditSettingsPanel::settings() const
{
    return {m_reviewers->currentIndex() + 1, m_threshold->value(),
            static_cast<KnowledgeStyle>(m_style->currentIndex())};
}

void AuditSettingsPanel::keep()
{
    const AuditSettings chosen = settings();
    const bool isOfSeries = m_series->isChecked();
    close();
    emit closed();
    emit kept(chosen, isOfSeries);
}

void AuditSettingsPanel::cancel()
{
    close();
    emit closed();
}

bool AuditSettingsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_window && event->type() == QEvent::Resize && isVisible())
        place();
    return OverlayPanel::eventFilter(watched, event);
}

void AuditSettingsPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        cancel();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        m_cancel->hasFocus() || !m_keep->isEnabled() ? cancel() : keep();
    else
        OverlayPanel::keyPressEvent(event);
}

void AuditSettingsPanel::changeEvent(QEvent *event)
{
    OverlayPanel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AuditSettingsPanel::place()
{
    if (!m_window || !m_anchor)
        return;
    const int width = std::min(m_window->width() - 2 * space, fontMetrics().averageCharWidth() * 62);
    setFixedWidth(width);
    const int height =
            layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height();
    const QPoint corner =
            m_anchor->mapTo(m_window.data(), QPoint(m_anchor->width() - width, m_anchor->height()));
    setGeometry(std::clamp(corner.x(), space, std::max(space, m_window->width() - width - space)),
            corner.y() + spaceSmall, width, height);
}

void AuditSettingsPanel::retranslate()
{
    m_title->setText(tr("Settings of the audit"));
    setAccessibleName(m_title->text());
    m_reviewersLabel->setText(tr("Reviewers"));
    m_reviewers->setItemText(0, tr("One"));
    m_reviewers->setItemText(1, tr("Two, blind"));
    m_reviewers->setItemText(2, tr("Three, blind"));
    m_reviewers->setAccessibleName(m_reviewersLabel->text());
    m_thresholdLabel->setText(tr("Lowest score proposed"));
    m_threshold->setAccessibleName(m_thresholdLabel->text());
    m_styleLabel->setText(tr("In the article"));
    m_style->setItemText(0, tr("Not shown"));
    m_style->setItemText(1, tr("Footnotes"));
    m_style->setItemText(2, tr("A column of each table"));
    m_style->setAccessibleName(m_styleLabel->text());
    m_remark->setText(
            tr("Blind: nobody sees another's verdicts before all have judged every reference. Scores below "
               "the lowest are shown as low and not proposed: an honest blank beats a forced reference."));
    m_series->setText(tr("For the whole series, not only this instalment"));
    m_keep->setText(tr("Keep"));
    m_cancel->setText(tr("Cancel"));
}

} // namespace Winnow
