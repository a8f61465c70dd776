// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCoreApplication>

#include <memory>

namespace Winnow {

/// The application that the verb among the arguments needs: a plain one, or for a PDF one that can draw without a display.
std::unique_ptr<QCoreApplication> verbApplication(int &argc, char **argv);

} // namespace Winnow
