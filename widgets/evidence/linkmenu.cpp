// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "linkmenu.h"

#include "evidence/forgeaddress.h"
#include "theme/spacing.h"
#include "theme/themecolours.h"

#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace Winnow {

using namespace Qt::StringLiterals;

std::optional<IssueRef> changeFromText(const QString &text, const QString &home)
{
    const QString typed = text.trimmed();
    if (startsAddress(typed, 0)) {
        const AddressSpan span = readAddress(typed, 0);
        if (span.named && span.named->kind == ReferenceKind::Change)
            return span.named->target;
        return std::nullopt;
    }
    // Full-width signs come from Chinese input methods.
    static const QRegularExpression pattern(
            u"^(?:(?<repo>[^\\s#!＃！]+/[^\\s#!＃！]+)\\s*[#!＃！]|(?:PR|MR)?\\s*[#!＃！]?)\\s*(?<number>[A-Za-z]?[0-9A-Za-z]*[0-9][0-9A-Za-z]*)$"_s,
            QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = pattern.match(typed);
    if (!match.hasMatch() || !isIssueNumber(match.captured(u"number")))
        return std::nullopt;
    const QString repo = match.captured(u"repo").isEmpty() ? home : match.captured(u"repo");
    if (!isRepoName(repo))
        return std::nullopt;
    return IssueRef{repo, match.captured(u"number")};
}

AddChangePopup::AddChangePopup(QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_title(new QLabel(this))
    , m_input(new QLineEdit(this))
    , m_remark(new QLabel(this))
{
    m_title->setTextFormat(Qt::PlainText);
    m_remark->setTextFormat(Qt::PlainText);
    m_remark->setWordWrap(true);
    m_remark->setForegroundRole(QPalette::PlaceholderText);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spaceLarge, space, spaceLarge, space);
    layout->setSpacing(spaceSmall);
    layout->addWidget(m_title);
    layout->addWidget(m_input);
    layout->addWidget(m_remark);
    setFocusProxy(m_input);
    connect(m_input, &QLineEdit::returnPressed, this, &AddChangePopup::take);
}

void AddChangePopup::open(const QString &home, const QWidget *anchor)
{
    m_home = home;
    m_title->setText(tr("Link a change to this issue"));
    m_input->setAccessibleName(m_title->text());
    m_input->setPlaceholderText(tr("!123, org/repo#123 or its address"));
    m_remark->setText(tr("Enter links it, Esc does not."));
    m_input->clear();
    resize(std::max(320, sizeHint().width()), sizeHint().height());
    move(anchor->mapToGlobal(QPoint(0, anchor->height() + spaceSmall)));
    show();
    m_input->setFocus(Qt::PopupFocusReason);
}

void AddChangePopup::take()
{
    const std::optional<IssueRef> change = changeFromText(m_input->text(), m_home);
    if (!change) {
        m_remark->setText(tr("This names no change. Write !123, org/repo#123 or its address."));
        adjustSize();
        return;
    }
    close();
    emit added(*change);
}

void AddChangePopup::paintEvent(QPaintEvent *)
{
    const ThemeColours &colours = themeColours(palette());
    QPainter painter(this);
    painter.setPen(colours.control);
    painter.setBrush(colours.window);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace Winnow
