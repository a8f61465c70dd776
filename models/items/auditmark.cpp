// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "auditmark.h"

#include <QCoreApplication>

namespace Winnow {

namespace {

struct AuditMarkTexts
{
    Q_DECLARE_TR_FUNCTIONS(Winnow::AuditMarkTexts)
};

} // namespace

AuditMark auditMark(ReferenceState state)
{
    switch (state) {
    case ReferenceState::Unaudited:
        return AuditMark::Unaudited;
    case ReferenceState::Accepted:
        return AuditMark::Accepted;
    case ReferenceState::Rejected:
        return AuditMark::Rejected;
    case ReferenceState::Replaced:
        return AuditMark::Replaced;
    case ReferenceState::Disputed:
        break;
    }
    return AuditMark::Disputed;
}

AuditMark auditMark(AuditVerdict verdict)
{
    switch (verdict) {
    case AuditVerdict::Accept:
        return AuditMark::Accepted;
    case AuditVerdict::Reject:
        return AuditMark::Rejected;
    case AuditVerdict::Replace:
        return AuditMark::Replaced;
    case AuditVerdict::LeaveEmpty:
        return AuditMark::LeftEmpty;
    case AuditVerdict::Note:
        break;
    }
    return AuditMark::Unaudited;
}

QString auditMarkLabel(AuditMark mark)
{
    switch (mark) {
    case AuditMark::Unaudited:
        return AuditMarkTexts::tr("Unaudited");
    case AuditMark::Accepted:
        return AuditMarkTexts::tr("Accepted");
    case AuditMark::Rejected:
        return AuditMarkTexts::tr("Rejected");
    case AuditMark::Replaced:
        return AuditMarkTexts::tr("Replaced");
    case AuditMark::Disputed:
        return AuditMarkTexts::tr("Disputed");
    case AuditMark::LeftEmpty:
        return AuditMarkTexts::tr("Left empty on purpose");
    case AuditMark::NoReference:
        break;
    }
    return AuditMarkTexts::tr("No reference");
}

QString nodeChangeLabel(NodeChange change)
{
    switch (change) {
    case NodeChange::Changed:
        return AuditMarkTexts::tr("text changed");
    case NodeChange::Gone:
        return AuditMarkTexts::tr("no longer held");
    case NodeChange::None:
        break;
    }
    return {};
}

} // namespace Winnow
