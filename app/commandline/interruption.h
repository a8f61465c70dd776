// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <stop_token>
#include <thread>

namespace Winnow {

/// Turns Ctrl+C (SIGINT) and SIGTERM into a request to stop while it lives, so that work can end where everything is
/// whole. A second signal ends the program at once, as it would without this.
class Interruption final
{
public:
    Interruption();
    Interruption(const Interruption &) = delete;
    Interruption &operator=(const Interruption &) = delete;
    ~Interruption();

    std::stop_token token() const { return m_stop.get_token(); }
    bool isRequested() const { return m_stop.stop_requested(); }

private:
    void watch();

    std::stop_source m_stop;
    std::thread m_watcher;
};

} // namespace Winnow
