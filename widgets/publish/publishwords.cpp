// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "publishwords.h"

#include "theme/themecolours.h"

#include <QCoreApplication>

namespace Winnow::PublishWords {

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Winnow::PublishWords)
};

} // namespace

QString stateText(PublicationState state)
{
    switch (state) {
    case PublicationState::Never:
        return Words::tr("never");
    case PublicationState::Exported:
        return Words::tr("exported");
    case PublicationState::Draft:
        return Words::tr("draft");
    case PublicationState::Published:
        return Words::tr("published");
    case PublicationState::ChangedSince:
        return Words::tr("changed since");
    }
    return {};
}

QColor stateColour(PublicationState state, const QPalette &palette)
{
    const ThemeColours &colours = themeColours(palette);
    switch (state) {
    case PublicationState::Never:
        return colours.mutedText;
    case PublicationState::Exported:
    case PublicationState::Published:
        return colours.keep;
    case PublicationState::Draft:
        return colours.hold;
    case PublicationState::ChangedSince:
        return colours.conflict;
    }
    return colours.text;
}

QString entryStateText(const QString &state)
{
    if (state == "published"_L1)
        return stateText(PublicationState::Published);
    return stateText(state == "draft"_L1 ? PublicationState::Draft : PublicationState::Exported);
}

QString languagesText(const QString &languages)
{
    if (languages == "both"_L1)
        return Words::tr("both languages");
    return languageText(languages == "en"_L1 ? TextLanguage::English : TextLanguage::Chinese);
}

QString languageText(TextLanguage language)
{
    return language == TextLanguage::English ? Words::tr("English") : Words::tr("Chinese");
}

QString rehearsalText(RehearsalKind kind)
{
    switch (kind) {
    case RehearsalKind::Stripped:
        return Words::tr("taken out");
    case RehearsalKind::Changed:
        return Words::tr("changed");
    case RehearsalKind::Refused:
        return Words::tr("refused");
    case RehearsalKind::Noted:
        return Words::tr("to know");
    }
    return {};
}

QString differenceText(DifferenceKind kind)
{
    switch (kind) {
    case DifferenceKind::Added:
        return Words::tr("new");
    case DifferenceKind::Removed:
        return Words::tr("gone");
    case DifferenceKind::Changed:
        return Words::tr("changed");
    case DifferenceKind::Moved:
        return Words::tr("moved");
    }
    return {};
}

} // namespace Winnow::PublishWords
