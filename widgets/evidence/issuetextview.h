// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"

#include <QTimeZone>
#include <QWidget>

namespace Winnow {

class EvidenceBrowser;

/// The text of an issue: who wrote it when, its labels and its body, rendered safely.
class IssueTextView final : public QWidget
{
    Q_OBJECT

public:
    explicit IssueTextView(QWidget *parent = nullptr);

    void setTimeZone(const QTimeZone &zone);
    void showIssue(const IssueRecord &issue);
    void clear();

    EvidenceBrowser *browser() const { return m_browser; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();

    EvidenceBrowser *m_browser;
    IssueRecord m_issue;
    QTimeZone m_zone = QTimeZone::utc();
};

} // namespace Winnow
