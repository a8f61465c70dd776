// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "workspace/issuequeries.h"

#include <QTimeZone>
#include <QWidget>

#include <optional>

namespace Winnow {

class EvidenceBrowser;

/// Everything the workspace has on record about an issue; see RecordPage.
class RecordView final : public QWidget
{
    Q_OBJECT

public:
    explicit RecordView(QWidget *parent = nullptr);

    void setTimeZone(const QTimeZone &zone);
    void showRecord(const IssueDetails &details);
    void clear();

    EvidenceBrowser *browser() const { return m_browser; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();

    EvidenceBrowser *m_browser;
    std::optional<IssueDetails> m_details;
    QTimeZone m_zone = QTimeZone::utc();
};

} // namespace Winnow
