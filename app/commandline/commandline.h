// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTranslator>

namespace Winnow {

/// The program's texts in the language of the locale, where it has them, while this lives. Needs an application object.
class Translations final
{
public:
    Translations();

private:
    QTranslator m_translator;
};

/// Runs the verb that the arguments name, without a display (cli.md). Gives the exit code: see exitcode.h.
int runCommandLine(int argc, char **argv);

} // namespace Winnow
