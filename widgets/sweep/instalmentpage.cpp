// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "instalmentpage.h"

#include "domain/seriestimezone.h"
#include "domain/textlanguage.h"
#include "faultlabel.h"
#include "sweeptext.h"
#include "theme/spacing.h"

#include <QComboBox>
#include <QCompleter>
#include <QDateTimeEdit>
#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostQuota = 9'999;
constexpr int mostDays = 366;

Timestamp momentIn(const QDateTimeEdit *field)
{
    return fromMilliseconds(field->dateTime().toMSecsSinceEpoch());
}

QString seriesName(const SeriesRecord &series, const QLocale &locale)
{
    const QString wanted = textIn(series.title, textLanguage(locale));
    const QString title = !wanted.isEmpty() ? wanted
            : series.title.zh.isEmpty()     ? series.title.en
                                            : series.title.zh;
    return title.isEmpty() ? series.id : title;
}

/// Two fields side by side.
QWidget *pairOf(QLineEdit *first, QLineEdit *second, QWidget *parent)
{
    auto *pair = new QWidget(parent);
    auto *line = new QHBoxLayout(pair);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(space);
    line->addWidget(first);
    line->addWidget(second);
    return pair;
}

} // namespace

InstalmentPage::InstalmentPage(const BatchPlan &plan, bool isNew, Timestamp now, QWidget *parent)
    : WizardPage(parent)
    , m_plan(plan)
    , m_isNew(isNew)
    , m_now(now)
    , m_intro(new QLabel(this))
    , m_seriesLabel(new QLabel(this))
    , m_series(new QComboBox(this))
    , m_seriesIdLabel(new QLabel(this))
    , m_seriesId(new QLineEdit(this))
    , m_seriesFault(new FaultLabel(this))
    , m_seriesTitleLabel(new QLabel(this))
    , m_seriesTitleZh(new QLineEdit(this))
    , m_seriesTitleEn(new QLineEdit(this))
    , m_zoneLabel(new QLabel(this))
    , m_zone(new QComboBox(this))
    , m_zoneFault(new FaultLabel(this))
    , m_daysLabel(new QLabel(this))
    , m_days(new QSpinBox(this))
    , m_titleLabel(new QLabel(this))
    , m_titleZh(new QLineEdit(this))
    , m_titleEn(new QLineEdit(this))
    , m_quotaLabel(new QLabel(this))
    , m_quota(new QSpinBox(this))
    , m_sinceLabel(new QLabel(this))
    , m_since(new QDateTimeEdit(this))
    , m_untilLabel(new QLabel(this))
    , m_until(new QDateTimeEdit(this))
    , m_windowFault(new FaultLabel(this))
    , m_remark(new QLabel(this))
{
    for (const QByteArray &zone : QTimeZone::availableTimeZoneIds())
        m_zone->addItem(QString::fromLatin1(zone));
    m_zone->setEditable(true);
    m_zone->setInsertPolicy(QComboBox::NoInsert);
    m_zone->completer()->setFilterMode(Qt::MatchContains);
    m_zone->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_zone->setCurrentText(u"Asia/Shanghai"_s);
    m_days->setRange(1, mostDays);
    m_days->setValue(7);
    m_quota->setRange(1, mostQuota);
    for (QDateTimeEdit *field : {m_since, m_until}) {
        field->setCalendarPopup(true);
        field->setDisplayFormat(u"yyyy-MM-dd HH:mm"_s);
        connect(field, &QDateTimeEdit::dateTimeChanged, this, &InstalmentPage::check);
    }
    m_intro->setWordWrap(true);
    m_remark->setWordWrap(true);
    m_remark->setForegroundRole(QPalette::PlaceholderText);
    buildLayout();
    fillSeries();
    connect(m_series, &QComboBox::currentIndexChanged, this, &InstalmentPage::chooseSeries);
    connect(m_seriesId, &QLineEdit::textChanged, this, &InstalmentPage::check);
    connect(m_zone, &QComboBox::editTextChanged, this, &InstalmentPage::resetWindow);
    connect(m_days, &QSpinBox::valueChanged, this, &InstalmentPage::resetWindow);
    retranslate();
    chooseSeries();
}

void InstalmentPage::addRow(QFormLayout *form, QLabel *label, QWidget *field)
{
    label->setBuddy(field->focusPolicy() == Qt::NoFocus && field->findChild<QLineEdit *>()
                    ? field->findChild<QLineEdit *>()
                    : field);
    form->addRow(label, field);
}

void InstalmentPage::buildLayout()
{
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(spaceLarge);
    form->setVerticalSpacing(space);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    QWidget *seriesTitles = pairOf(m_seriesTitleZh, m_seriesTitleEn, this);
    addRow(form, m_seriesLabel, m_series);
    addRow(form, m_seriesIdLabel, m_seriesId);
    form->addRow(nullptr, m_seriesFault);
    addRow(form, m_seriesTitleLabel, seriesTitles);
    addRow(form, m_zoneLabel, m_zone);
    form->addRow(nullptr, m_zoneFault);
    addRow(form, m_daysLabel, m_days);
    QWidget *titles = pairOf(m_titleZh, m_titleEn, this);
    addRow(form, m_titleLabel, titles);
    addRow(form, m_quotaLabel, m_quota);
    addRow(form, m_sinceLabel, m_since);
    addRow(form, m_untilLabel, m_until);
    form->addRow(nullptr, m_windowFault);
    m_newSeriesRows = {m_seriesIdLabel, m_seriesId, m_seriesTitleLabel, seriesTitles, m_zoneLabel, m_zone,
            m_daysLabel, m_days};
    for (QWidget *widget : std::initializer_list<QWidget *>{
                 m_seriesLabel, m_series, m_titleLabel, titles, m_quotaLabel, m_quota})
        widget->setVisible(m_isNew);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spaceLarge);
    layout->addWidget(m_intro);
    layout->addLayout(form);
    layout->addWidget(m_remark);
    layout->addStretch(1);
}

void InstalmentPage::fillSeries()
{
    const QSignalBlocker quiet(m_series);
    const int chosen = m_series->currentIndex();
    m_series->clear();
    for (const SeriesOffer &offer : std::as_const(m_plan.offers))
        m_series->addItem(seriesName(offer.series, locale()));
    m_series->addItem(tr("New series…"));
    m_series->setCurrentIndex(std::max(0, chosen));
}

const SeriesOffer *InstalmentPage::offer() const
{
    if (m_isNew) {
        const int index = m_series->currentIndex();
        return index >= 0 && index < m_plan.offers.size() ? &m_plan.offers[index] : nullptr;
    }
    const auto found = std::ranges::find(m_plan.offers, m_plan.current.batch.series,
            [](const SeriesOffer &offer) { return offer.series.id; });
    return found == m_plan.offers.end() ? nullptr : &*found;
}

bool InstalmentPage::isNewSeries() const
{
    return m_isNew && m_series->currentIndex() >= m_plan.offers.size();
}

const QList<Leftover> &InstalmentPage::leftovers() const
{
    static const QList<Leftover> none;
    return m_isNew && offer() ? offer()->leftovers : none;
}

QTimeZone InstalmentPage::timeZone() const
{
    if (const SeriesOffer *chosen = offer())
        return seriesTimeZone(chosen->series);
    const QTimeZone typed(m_zone->currentText().trimmed().toLatin1());
    return typed.isValid() ? typed : seriesTimeZone({});
}

BatchRef InstalmentPage::batch() const
{
    if (!m_isNew)
        return m_plan.current.batch;
    if (const SeriesOffer *chosen = offer())
        return {chosen->series.id, chosen->last.batch.ordinal + 1};
    return {m_seriesId->text().trimmed(), 1};
}

void InstalmentPage::chooseSeries()
{
    for (QWidget *row : std::as_const(m_newSeriesRows))
        row->setVisible(isNewSeries());
    m_quota->setValue(offer() ? offer()->quota : 50);
    resetWindow();
}

void InstalmentPage::resetWindow()
{
    const QTimeZone zone = timeZone();
    BatchWindow window = windowBehind(offer() ? offer()->last : BatchRecord(), zone, m_now);
    if (isNewSeries()) {
        const QDateTime until = QDateTime::fromMSecsSinceEpoch(toMilliseconds(window.until), zone);
        window.since = fromMilliseconds(until.addDays(-m_days->value()).toMSecsSinceEpoch());
    }
    if (!m_isNew) {
        window.until = m_plan.current.until.value_or(m_now);
        window.since = m_plan.current.since.value_or(window.until - std::chrono::days(7));
    }
    const QSignalBlocker quietSince(m_since);
    const QSignalBlocker quietUntil(m_until);
    for (const auto &[field, at] : {std::pair(m_since, window.since), std::pair(m_until, window.until)}) {
        field->setTimeZone(zone);
        field->setDateTime(QDateTime::fromMSecsSinceEpoch(toMilliseconds(at), zone));
    }
    check();
}

QString InstalmentPage::seriesFault() const
{
    static const QRegularExpression shape(u"\\A[a-z0-9][a-z0-9._-]*\\z"_s);
    if (!isNewSeries())
        return {};
    const QString id = m_seriesId->text().trimmed();
    if (id.isEmpty())
        return tr("A series needs a short name.");
    if (!shape.match(id).hasMatch())
        return tr("The short name may hold small letters, digits, points, dashes and underscores only.");
    const bool isKnown = std::ranges::any_of(
            m_plan.offers, [&id](const SeriesOffer &known) { return known.series.id == id; });
    return isKnown ? tr("There is a series of this name already: choose it above.") : QString();
}

QString InstalmentPage::zoneFault() const
{
    if (!isNewSeries() || QTimeZone(m_zone->currentText().trimmed().toLatin1()).isValid())
        return {};
    return tr("No time zone of this name is known. Write it as in “Asia/Shanghai”.");
}

QString InstalmentPage::windowFault() const
{
    return momentIn(m_since) >= momentIn(m_until) ? tr("The window ends before it begins.") : QString();
}

void InstalmentPage::check()
{
    // An empty name is no fault before something was typed; it only keeps one from going on.
    const QString id = m_seriesId->text().trimmed();
    m_seriesFault->setFault(id.isEmpty() ? QString() : seriesFault(), m_seriesId);
    m_zoneFault->setFault(zoneFault(), m_zone);
    m_windowFault->setFault(windowFault(), m_until);
    QStringList remarks;
    //: %1 a time zone
    remarks.append(tr("Times are those of %1; the end itself is not part of the window.")
                    .arg(QString::fromLatin1(timeZone().id())));
    if (momentIn(m_since) > m_now)
        remarks.append(tr("The window begins in the future: no issue was closed in it yet."));
    else if (momentIn(m_until) > m_now)
        remarks.append(tr("The window is not over yet: a later sweep brings what is closed until then."));
    if (m_isNew) {
        remarks.prepend(tr("This will be instalment %1.").arg(batch().ordinal));
        if (!leftovers().isEmpty())
            remarks.append(tr("%n issue(s) that the last instalment left over will be offered again.",
                    nullptr, static_cast<int>(leftovers().size())));
    }
    m_remark->setText(remarks.join(u' '));
    emit changed();
}

bool InstalmentPage::isGood() const
{
    return seriesFault().isEmpty() && zoneFault().isEmpty() && windowFault().isEmpty();
}

QString InstalmentPage::faultText() const
{
    for (const QString &fault : {seriesFault(), zoneFault(), windowFault()}) {
        if (!fault.isEmpty())
            return fault;
    }
    return {};
}

void InstalmentPage::write(BatchChoice &choice) const
{
    choice.sweep.closedSince = momentIn(m_since);
    choice.sweep.closedUntil = momentIn(m_until);
    choice.sweep.batch = batch();
    if (!m_isNew)
        return;
    NewBatchRequest request;
    request.series = batch().series;
    // What was not typed was not given.
    const auto given = [](const QLineEdit *field) {
        const QString text = field->text().trimmed();
        return text.isEmpty() ? QString() : text;
    };
    request.title = {given(m_titleZh), given(m_titleEn)};
    request.since = choice.sweep.closedSince;
    request.until = choice.sweep.closedUntil;
    if (!offer() || m_quota->value() != offer()->quota)
        request.quota = m_quota->value();
    choice.batch = request;
    if (!isNewSeries())
        return;
    SeriesRecord series;
    series.id = request.series;
    series.title = {given(m_seriesTitleZh), given(m_seriesTitleEn)};
    series.timeZone = m_zone->currentText().trimmed();
    series.quota = m_quota->value();
    choice.newSeries = series;
}

QString InstalmentPage::title() const
{
    return m_isNew ? tr("Instalment") : tr("Window");
}

void InstalmentPage::enter()
{
    QWidget *first = !m_isNew ? static_cast<QWidget *>(m_since)
            : isNewSeries()   ? m_seriesId
                              : static_cast<QWidget *>(m_series);
    first->setFocus(Qt::OtherFocusReason);
}

void InstalmentPage::changeEvent(QEvent *event)
{
    WizardPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        retranslate();
}

void InstalmentPage::retranslate()
{
    m_intro->setText(m_isNew
                    ? tr("A new instalment takes the issues that were closed in its window.")
                    : tr("The sweep takes issues that were closed in this window into instalment %1.")
                              .arg(m_plan.current.batch.ordinal));
    m_seriesLabel->setText(tr("&Series"));
    m_seriesIdLabel->setText(tr("Short &name"));
    m_seriesId->setPlaceholderText(tr("weekly-picks"));
    m_seriesTitleLabel->setText(tr("Title of the series"));
    m_seriesTitleZh->setPlaceholderText(tr("in Chinese"));
    m_seriesTitleEn->setPlaceholderText(tr("in English"));
    m_seriesTitleZh->setAccessibleName(tr("Title of the series in Chinese"));
    m_seriesTitleEn->setAccessibleName(tr("Title of the series in English"));
    m_zoneLabel->setText(tr("Time &zone"));
    m_daysLabel->setText(tr("An instalment every"));
    m_days->setSuffix(tr(" days"));
    m_titleLabel->setText(tr("&Title"));
    m_titleZh->setPlaceholderText(tr("in Chinese, may stay empty"));
    m_titleEn->setPlaceholderText(tr("in English, may stay empty"));
    m_titleZh->setAccessibleName(tr("Title of the instalment in Chinese"));
    m_titleEn->setAccessibleName(tr("Title of the instalment in English"));
    m_quotaLabel->setText(tr("&Rows in the article"));
    m_sinceLabel->setText(tr("&Closed from"));
    m_untilLabel->setText(tr("and &before"));
    for (const auto &[label, field] : {std::pair<QLabel *, QWidget *>(m_seriesLabel, m_series),
                 {m_seriesIdLabel, m_seriesId}, {m_zoneLabel, m_zone}, {m_daysLabel, m_days},
                 {m_quotaLabel, m_quota}, {m_sinceLabel, m_since}, {m_untilLabel, m_until}})
        field->setAccessibleName(label->text().remove(u'&'));
    m_zone->lineEdit()->setAccessibleName(m_zone->accessibleName());
    fillSeries();
    check();
}

} // namespace Winnow
