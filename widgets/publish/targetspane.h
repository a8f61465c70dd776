// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "publish/publicationstate.h"

#include <QWidget>

class QTabBar;
class QTreeWidget;

namespace Winnow {

/// Where the article can go, each with how it stands there, and the languages that go.
class TargetsPane final : public QWidget
{
    Q_OBJECT

public:
    explicit TargetsPane(QWidget *parent = nullptr);

    /// How @p target stands.
    void setState(PublishTarget target, PublicationState state);

    PublishTarget current() const;
    void setCurrent(PublishTarget target);
    /// "zh", "en", "both"
    QString languages() const;
    void setLanguages(const QString &languages);

    QTreeWidget *list() const { return m_list; }
    QTabBar *languageBar() const { return m_languages; }

signals:
    void targetChosen(Winnow::PublishTarget target);
    void languagesChosen(const QString &languages);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showStates();
    void retranslate();

    QTabBar *m_languages;
    QTreeWidget *m_list;
    QList<PublicationState> m_states; ///< In the order of publishTargets.
};

} // namespace Winnow
