// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "forgeaddress.h"

#include <QList>

namespace Winnow {

/// How a reference is written, from the surest to the one that needs its text's repository.
enum class ReferenceForm : quint8 {
    Address, ///< A full address.
    Qualified, ///< `org/repo#12`, `org/repo!12`
    Bare, ///< `#12`, `!12`, `PR 12`, `issue 12`
};

/// Where a text stands; what it does not say itself is taken from here.
struct ReferenceContext
{
    QString repo; ///< The text's own repository, which `#12` means.
    QString forge; ///< gitcode, gitee, github, gitlab, or null where it is not known.
};

/// A place in a text that names an issue or a change.
struct Reference
{
    ReferenceKind kind = ReferenceKind::Issue;
    ReferenceForm form = ReferenceForm::Bare;
    IssueRef target;
    QString forge; ///< Of the target, null where it is not known.
    bool closes = false; ///< A closing word stands before it: the text claims to solve it.
    qsizetype offset = 0; ///< In UTF-16 units, from the sign, word or bracket with which it begins.
    qsizetype length = 0;

    friend bool operator==(const Reference &, const Reference &) = default;
};

/// Finds the references in @p text as people write them in Chinese and English (evidence.md, Links;
/// forge-apis.md, section 5), in order of place. Code, comments, colours, versions, list numbers, template
/// remains and the fragments of addresses are none. A closing word holds for the whole list behind it ("Fixes
/// #12, #13 和 #15"); "未修复 #12" and "修复 #12 引入的问题" close nothing. Takes time in proportion to the text,
/// whatever it holds.
QList<Reference> findReferences(QStringView text, const ReferenceContext &context);

} // namespace Winnow
