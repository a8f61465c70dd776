// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "facetlabels.h"

#include "domain/reason.h"
#include "evidence/evidencetext.h"
#include "verdictmark.h"

#include <QCoreApplication>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct FacetTexts
{
    Q_DECLARE_TR_FUNCTIONS(Winnow::FacetTexts)
};

QString proposalLabel(const QString &value)
{
    if (value == u"none")
        return FacetTexts::tr("Nobody has proposed");
    if (value == u"keep")
        return FacetTexts::tr("Proposed to keep");
    if (value == u"drop")
        return FacetTexts::tr("Proposed to drop");
    if (value == u"disputed")
        return FacetTexts::tr("Workers disagree");
    return value;
}

QString changeLabel(const QString &value)
{
    return value == u"yes" ? FacetTexts::tr("With a change") : FacetTexts::tr("Without a change");
}

QString kgRefLabel(const QString &value)
{
    return value == u"yes" ? FacetTexts::tr("With a graph reference")
                           : FacetTexts::tr("Without a graph reference");
}

QString tierLabel(const QString &value, TextLanguage language)
{
    const auto tier = tierFromName(value);
    return tier ? tierText(*tier, language) : FacetTexts::tr("No timing");
}

QString reasonValueLabel(const QString &code, bool chinese)
{
    if (code.isEmpty())
        return FacetTexts::tr("No reason given");
    const QString label = reasonLabel(code, Verdict::Drop, chinese);
    return label == code ? reasonLabel(code, Verdict::Keep, chinese) : label;
}

} // namespace

QString facetLabel(Facet facet)
{
    switch (facet) {
    case Facet::Repo:
        return FacetTexts::tr("Repository");
    case Facet::Verdict:
        return FacetTexts::tr("Verdict");
    case Facet::Reason:
        return FacetTexts::tr("Reason");
    case Facet::Label:
        return FacetTexts::tr("Label");
    case Facet::Proposal:
        return FacetTexts::tr("Workers’ proposals");
    case Facet::Change:
        return FacetTexts::tr("Changes");
    case Facet::KgRef:
        return FacetTexts::tr("Graph references");
    case Facet::Tier:
        return FacetTexts::tr("Timing");
    case Facet::Resolution:
        return FacetTexts::tr("Resolution");
    case Facet::Trap:
        return FacetTexts::tr("Traps");
    }
    return {};
}

QString facetValueLabel(Facet facet, const QString &value, const QLocale &locale)
{
    switch (facet) {
    case Facet::Verdict: {
        const auto mark = verdictMarkFromName(value);
        return mark ? verdictMarkLabel(*mark) : value;
    }
    case Facet::Reason:
        return reasonValueLabel(value, locale.language() == QLocale::Chinese);
    case Facet::Proposal:
        return proposalLabel(value);
    case Facet::Change:
        return changeLabel(value);
    case Facet::KgRef:
        return kgRefLabel(value);
    case Facet::Tier:
        return tierLabel(value, textLanguage(locale));
    case Facet::Resolution: {
        const auto resolution = resolutionFromName(value);
        return resolution ? resolutionText(*resolution, textLanguage(locale)) : value;
    }
    case Facet::Trap: {
        const auto trap = trapFromName(value);
        return trap ? trapText(*trap, textLanguage(locale)) : value;
    }
    case Facet::Repo:
    case Facet::Label:
        break;
    }
    return value;
}

} // namespace Winnow
