// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "actiontable.h"

#include <QHash>
#include <QKeySequence>
#include <QObject>

class QAction;
class QSettings;

namespace Winnow {

/// The window's actions with their keys as the user has them. Only what differs from the defaults is stored,
/// so that a new default reaches everybody who did not choose otherwise; a stored key is never dealt to
/// another action.
class ActionRegistry final : public QObject
{
    Q_OBJECT

public:
    /// @p settings must outlive the registry.
    explicit ActionRegistry(QSettings &settings, QObject *parent = nullptr);

    QAction *action(QLatin1StringView id) const { return m_actions.value(id); }
    const ActionInfo *info(QLatin1StringView id) const;

    QList<QKeySequence> keys(QLatin1StringView id) const { return m_keys.value(id); }
    QList<QKeySequence> defaultKeys(QLatin1StringView id) const;
    bool isChanged(QLatin1StringView id) const { return keys(id) != defaultKeys(id); }
    /// The first key as people write it; empty for none.
    QString keyText(QLatin1StringView id) const;

    /// The action that would compete with @p id for @p key; null where none would.
    const ActionInfo *conflict(QLatin1StringView id, const QKeySequence &key) const;

    /// Gives @p id these keys, and stores it. Keys that compete are taken away from nobody: refused, false.
    bool setKeys(QLatin1StringView id, const QList<QKeySequence> &keys);
    void resetKeys(QLatin1StringView id);

    /// The enabled action that @p key means in the desk whose actions are of @p context, those of ActionContext::Desks
    /// included; null for none.
    QAction *deskAction(ActionContext context, const QKeySequence &key) const;

    static QString menuTitle(ActionMenu menu);
    static QString withoutMnemonic(QString text);
    /// The action's text without its mnemonic and dots.
    QString plainText(QLatin1StringView id) const;
    QString helpText(QLatin1StringView id) const;

    /// Texts anew, after the language changed.
    void retranslate();

signals:
    void keysChanged();

private:
    void create(const ActionInfo &info);
    void applyKeys(const ActionInfo &info);
    void load();

    QSettings *m_settings;
    QHash<QLatin1StringView, QAction *> m_actions;
    QHash<QLatin1StringView, QList<QKeySequence>> m_keys;
};

} // namespace Winnow
