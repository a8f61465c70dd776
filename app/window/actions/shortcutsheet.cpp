// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "shortcutsheet.h"

#include "actionregistry.h"
#include "physicalkeys.h"
#include "theme/spacing.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int idRole = Qt::UserRole;

} // namespace

ShortcutSheet::ShortcutSheet(ActionRegistry &registry, QWidget &window)
    : OverlayPanel(&window)
    , m_registry(&registry)
    , m_window(&window)
    , m_title(new QLabel(this))
    , m_list(new QTreeWidget(this))
    , m_message(new QLabel(this))
    , m_change(new QPushButton(this))
    , m_reset(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    QFont font = m_title->font();
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    m_message->setWordWrap(true);
    m_list->setColumnCount(3);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformRowHeights(true);
    m_list->setRootIsDecorated(false);
    m_list->setItemsExpandable(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->installEventFilter(this);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(space);
    buttons->addWidget(m_message, 1);
    buttons->addWidget(m_change);
    buttons->addWidget(m_reset);
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spaceLarge, spaceLarge, spaceLarge, spaceLarge);
    layout->setSpacing(space);
    layout->addWidget(m_title);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    connect(m_change, &QPushButton::clicked, this, &ShortcutSheet::startCapture);
    connect(m_reset, &QPushButton::clicked, this, &ShortcutSheet::resetCurrent);
    connect(m_close, &QPushButton::clicked, this, &ShortcutSheet::close);
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, &ShortcutSheet::startCapture);
    m_window->installEventFilter(this);
    hide();
    retranslate();
}

void ShortcutSheet::open()
{
    fill();
    say({});
    place();
    show();
    raise();
    m_list->setFocus(Qt::PopupFocusReason);
}

QString ShortcutSheet::message() const
{
    return m_message->text();
}

bool ShortcutSheet::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_window && event->type() == QEvent::Resize && isVisible())
        place();
    if (watched == m_list && event->type() == QEvent::ShortcutOverride && m_capturing) {
        event->accept();
        return true;
    }
    if (watched == m_list && event->type() == QEvent::KeyPress)
        return handleKey(static_cast<QKeyEvent *>(event));
    return OverlayPanel::eventFilter(watched, event);
}

void ShortcutSheet::changeEvent(QEvent *event)
{
    OverlayPanel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (isVisible())
            fill();
    }
}

bool ShortcutSheet::handleKey(QKeyEvent *event)
{
    if (m_capturing) {
        if (event->key() == Qt::Key_Escape) {
            m_capturing = false;
            say({});
        } else if (event->key() == Qt::Key_Backspace) {
            takeKey({});
        } else if (const auto key = shortcutOf(*event)) {
            takeKey(*key);
        }
        return true;
    }
    switch (event->key()) {
    case Qt::Key_Escape:
        close();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        startCapture();
        return true;
    case Qt::Key_Delete:
        resetCurrent();
        return true;
    default:
        return false;
    }
}

void ShortcutSheet::startCapture()
{
    if (currentId().isEmpty())
        return;
    m_capturing = true;
    m_list->setFocus(Qt::OtherFocusReason);
    say(tr("Press the new key for “%1”. Backspace leaves it without a key, Esc changes nothing.")
                    .arg(m_registry->plainText(currentId())));
}

void ShortcutSheet::takeKey(const QKeySequence &key)
{
    m_capturing = false;
    const QLatin1StringView id = currentId();
    if (const ActionInfo *other = key.isEmpty() ? nullptr : m_registry->conflict(id, key)) {
        say(tr("%1 belongs to “%2” already. Nothing was changed; give that action another key first.")
                        .arg(key.toString(QKeySequence::NativeText), m_registry->plainText(other->id)));
        return;
    }
    QList<QKeySequence> keys = m_registry->keys(id);
    if (!keys.isEmpty())
        keys.removeFirst();
    keys.removeAll(key);
    if (!key.isEmpty())
        keys.prepend(key);
    m_registry->setKeys(id, keys);
    m_list->currentItem()->setText(1, keysText(id));
    say(tr("The keys of “%1” are changed.").arg(m_registry->plainText(id)));
}

void ShortcutSheet::resetCurrent()
{
    const QLatin1StringView id = currentId();
    if (id.isEmpty())
        return;
    m_registry->resetKeys(id);
    m_list->currentItem()->setText(1, keysText(id));
    say(m_registry->isChanged(id) ? tr("The first keys of “%1” belong to another action now.")
                                            .arg(m_registry->plainText(id))
                                  : tr("“%1” has its first keys again.").arg(m_registry->plainText(id)));
}

void ShortcutSheet::close()
{
    m_capturing = false;
    hide();
    emit closed();
}

void ShortcutSheet::fill()
{
    m_list->clear();
    QTreeWidgetItem *group = nullptr;
    std::optional<ActionMenu> menu;
    for (const ActionInfo &info : actionTable()) {
        if (menu != info.menu) {
            menu = info.menu;
            group = new QTreeWidgetItem(m_list,
                    QStringList{ActionRegistry::withoutMnemonic(ActionRegistry::menuTitle(info.menu))});
            group->setFlags(Qt::ItemIsEnabled);
            QFont font = m_list->font();
            font.setWeight(QFont::DemiBold);
            group->setFont(0, font);
        }
        auto *item = new QTreeWidgetItem(group,
                QStringList{
                        m_registry->plainText(info.id), keysText(info.id), m_registry->helpText(info.id)});
        item->setData(0, idRole, QString(info.id));
    }
    m_list->expandAll();
    if (QTreeWidgetItem *first = m_list->topLevelItem(0))
        m_list->setCurrentItem(first->child(0));
}

void ShortcutSheet::place()
{
    const int width = std::min(m_window->width() - 2 * spaceLarge, fontMetrics().averageCharWidth() * 130);
    const int height = m_window->height() - 6 * spaceLarge;
    setGeometry((m_window->width() - width) / 2, 3 * spaceLarge, width, height);
}

void ShortcutSheet::retranslate()
{
    m_title->setText(tr("Keys"));
    setAccessibleName(tr("Keys"));
    m_list->setAccessibleName(tr("Actions and their keys"));
    m_list->setHeaderLabels({tr("Action"), tr("Keys"), tr("What it does")});
    m_change->setText(tr("Change key"));
    m_reset->setText(tr("First key again"));
    m_close->setText(tr("Close"));
}

void ShortcutSheet::say(const QString &text)
{
    m_message->setText(text.isEmpty()
                    ? tr("Enter changes the key of a row, Delete brings its first key back, Esc closes.")
                    : text);
}

QLatin1StringView ShortcutSheet::currentId() const
{
    const QTreeWidgetItem *item = m_list->currentItem();
    const QString id = item ? item->data(0, idRole).toString() : QString();
    for (const ActionInfo &info : actionTable()) {
        if (info.id == id)
            return info.id;
    }
    return {};
}

QString ShortcutSheet::keysText(QLatin1StringView id) const
{
    QStringList texts;
    for (const QKeySequence &key : m_registry->keys(id))
        texts.append(key.toString(QKeySequence::NativeText));
    return texts.join(u", "_s);
}

} // namespace Winnow
