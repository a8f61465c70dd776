// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "verbapplication.h"

#include "publish/pdflibrary.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace Winnow {

std::unique_ptr<QCoreApplication> verbApplication(int &argc, char **argv)
{
    // An application cannot be exchanged once it is there, and it is there before arguments can be read with messages in
    // the user's language. Taking a drawing one where it was not needed costs time and nothing else.
    const std::span arguments(argv, static_cast<size_t>(argc));
    const auto has = [&arguments](std::string_view wanted) {
        return std::ranges::any_of(arguments, [wanted](std::string_view argument) {
            return argument == wanted || argument.ends_with('=' + std::string(wanted));
        });
    };
    QCoreApplication *const drawing = has("publish") && has("pdf") ? drawingApplication(argc, argv) : nullptr;
    return drawing ? std::unique_ptr<QCoreApplication>(drawing)
                   : std::make_unique<QCoreApplication>(argc, argv);
}

} // namespace Winnow
