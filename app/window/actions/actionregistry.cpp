// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "actionregistry.h"

#include "theme/verdictglyph.h"

#include <QAction>
#include <QCoreApplication>
#include <QSettings>

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QString settingsKey(QLatin1StringView id)
{
    return u"shortcuts/"_s + id;
}

QList<QKeySequence> keysFromText(const QString &text)
{
    QList<QKeySequence> keys;
    for (const QString &key : text.split(u' ', Qt::SkipEmptyParts))
        keys.append(QKeySequence(key, QKeySequence::PortableText));
    return keys;
}

QString textFromKeys(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts.append(key.toString(QKeySequence::PortableText));
    return texts.join(u' ');
}

/// Whether actions of these contexts could hear the same key. A window's key is heard in every desk.
bool compete(ActionContext a, ActionContext b)
{
    const auto isWide = [](ActionContext context) {
        return context == ActionContext::Window || context == ActionContext::Desks;
    };
    return a == b || isWide(a) || isWide(b);
}

QString translated(const char *text)
{
    return QCoreApplication::translate("Winnow::Action", text);
}

} // namespace

ActionRegistry::ActionRegistry(QSettings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(&settings)
{
    for (const ActionInfo &info : actionTable())
        create(info);
    load();
    retranslate();
}

const ActionInfo *ActionRegistry::info(QLatin1StringView id) const
{
    const auto found = std::ranges::find(actionTable(), id, &ActionInfo::id);
    return found == actionTable().end() ? nullptr : &*found;
}

QList<QKeySequence> ActionRegistry::defaultKeys(QLatin1StringView id) const
{
    const ActionInfo *found = info(id);
    return found ? keysFromText(QString::fromLatin1(found->keys)) : QList<QKeySequence>();
}

QString ActionRegistry::keyText(QLatin1StringView id) const
{
    const QList<QKeySequence> all = keys(id);
    return all.isEmpty() ? QString() : all.first().toString(QKeySequence::NativeText);
}

const ActionInfo *ActionRegistry::conflict(QLatin1StringView id, const QKeySequence &key) const
{
    const ActionInfo *own = info(id);
    for (const ActionInfo &other : actionTable()) {
        if (own && other.id != id && compete(own->context, other.context)
                && m_keys.value(other.id).contains(key))
            return &other;
    }
    return nullptr;
}

bool ActionRegistry::setKeys(QLatin1StringView id, const QList<QKeySequence> &keys)
{
    const ActionInfo *found = info(id);
    const bool competes =
            std::ranges::any_of(keys, [&](const QKeySequence &key) { return conflict(id, key) != nullptr; });
    if (!found || competes)
        return false;
    m_keys.insert(id, keys);
    if (isChanged(id))
        m_settings->setValue(settingsKey(id), textFromKeys(keys));
    else
        m_settings->remove(settingsKey(id));
    applyKeys(*found);
    emit keysChanged();
    return true;
}

void ActionRegistry::resetKeys(QLatin1StringView id)
{
    setKeys(id, defaultKeys(id));
}

QAction *ActionRegistry::deskAction(ActionContext context, const QKeySequence &key) const
{
    for (const ActionInfo &info : actionTable()) {
        const bool isHeard = info.context == context || info.context == ActionContext::Desks;
        if (isHeard && m_keys.value(info.id).contains(key))
            return action(info.id)->isEnabled() ? action(info.id) : nullptr;
    }
    return nullptr;
}

QString ActionRegistry::menuTitle(ActionMenu menu)
{
    switch (menu) {
    case ActionMenu::File:
        return translated(QT_TRANSLATE_NOOP("Winnow::Action", "&File"));
    case ActionMenu::Edit:
        return translated(QT_TRANSLATE_NOOP("Winnow::Action", "&Edit"));
    case ActionMenu::Issue:
        return translated(QT_TRANSLATE_NOOP("Winnow::Action", "&Issue"));
    case ActionMenu::Audit:
        return translated(QT_TRANSLATE_NOOP("Winnow::Action", "&Audit"));
    case ActionMenu::View:
        return translated(QT_TRANSLATE_NOOP("Winnow::Action", "&View"));
    case ActionMenu::Help:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("Winnow::Action", "&Help"));
}

QString ActionRegistry::withoutMnemonic(QString text)
{
    // Chinese menus carry the mnemonic in brackets behind the text: "打开(&O)…".
    if (const qsizetype bracket = text.indexOf("(&"_L1); bracket >= 0)
        text.remove(bracket, 4);
    return text.remove(u'&');
}

QString ActionRegistry::plainText(QLatin1StringView id) const
{
    const ActionInfo *found = info(id);
    return found ? withoutMnemonic(translated(found->text)).remove(u'…') : QString();
}

QString ActionRegistry::helpText(QLatin1StringView id) const
{
    const ActionInfo *found = info(id);
    return found ? translated(found->help) : QString();
}

void ActionRegistry::retranslate()
{
    for (const ActionInfo &info : actionTable()) {
        QAction *action = m_actions.value(info.id);
        action->setText(translated(info.text));
        action->setIconText(plainText(info.id));
        action->setStatusTip(translated(info.help));
        action->setToolTip(translated(info.help));
    }
}

void ActionRegistry::create(const ActionInfo &info)
{
    auto *action = new QAction(this);
    action->setObjectName(QString(info.id));
    action->setCheckable(info.checkable);
    if (info.icon)
        action->setIcon(verdictIcon(*info.icon));
    // Auto-repeat of a decision key would decide about issues that nobody has looked at.
    constexpr std::array repeated{"next"_L1, "previous"_L1, "audit-next"_L1, "audit-previous"_L1,
            "audit-next-passage"_L1, "audit-previous-passage"_L1};
    action->setAutoRepeat(std::ranges::contains(repeated, info.id));
    m_actions.insert(info.id, action);
    m_keys.insert(info.id, keysFromText(QString::fromLatin1(info.keys)));
}

void ActionRegistry::load()
{
    for (const ActionInfo &info : actionTable()) {
        if (m_settings->contains(settingsKey(info.id)))
            m_keys.insert(info.id, keysFromText(m_settings->value(settingsKey(info.id)).toString()));
    }
    // A default that competes with a key somebody chose for another action steps back.
    for (const ActionInfo &info : actionTable()) {
        if (m_settings->contains(settingsKey(info.id)))
            continue;
        QList<QKeySequence> kept = m_keys.value(info.id);
        kept.removeIf([&](const QKeySequence &key) {
            const ActionInfo *other = conflict(info.id, key);
            return other && m_settings->contains(settingsKey(other->id));
        });
        m_keys.insert(info.id, kept);
    }
    for (const ActionInfo &info : actionTable())
        applyKeys(info);
}

void ActionRegistry::applyKeys(const ActionInfo &info)
{
    QAction *action = m_actions.value(info.id);
    const QList<QKeySequence> keys = m_keys.value(info.id);
    action->setShortcuts(keys);
    // With the first context Qt shows the keys in menus and never acts on them: KeyDispatcher does, which
    // knows when a person is typing.
    action->setShortcutContext(
            info.context == ActionContext::Window ? Qt::WindowShortcut : Qt::WidgetShortcut);
}

} // namespace Winnow
