// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "auditmatch.h"

#include <QWidget>

namespace Winnow {

class EvidenceBrowser;

/// What a row claims, in both languages, with what the node beside it says, too, marked.
class ClaimPane final : public QWidget
{
    Q_OBJECT

public:
    explicit ClaimPane(QWidget *parent = nullptr);

    /// @p parts with their marks, of the row of @p issue, whose page is at @p url.
    void showClaim(
            const IssueRef &issue, const QString &title, const QString &url, const QList<ClaimPart> &parts);
    void clear();

    /// What is on the screen, without the marks.
    QString shownText() const;
    EvidenceBrowser *browser() const { return m_browser; }

signals:
    void linkActivated(const QUrl &url);
    void linkHovered(const QString &address);
    void leaveRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    QString partHtml(const ClaimPart &part) const;

    EvidenceBrowser *m_browser;
    IssueRef m_issue;
    QString m_title;
    QString m_url;
    QList<ClaimPart> m_parts;
    QString m_shown; ///< The page as it is, so that the same one is not laid out again.
};

} // namespace Winnow
