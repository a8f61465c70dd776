// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "interruption.h"

#include <csignal>

#include <pthread.h>

namespace Winnow {

namespace {

/// Tells the watcher that its work is over.
constexpr int farewell = SIGUSR1;

sigset_t watchedSignals()
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, farewell);
    return set;
}

} // namespace

// A thread that waits for the signals, rather than a handler: a stop_source may not be touched from a handler.
Interruption::Interruption()
{
    // Threads started later (readers of bundles) inherit the mask, so that only the watcher hears the signals.
    const sigset_t set = watchedSignals();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    m_watcher = std::thread([this] { watch(); });
}

Interruption::~Interruption()
{
    pthread_kill(m_watcher.native_handle(), farewell);
    m_watcher.join();
    const sigset_t set = watchedSignals();
    pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

void Interruption::watch()
{
    const sigset_t set = watchedSignals();
    int signal = 0;
    if (sigwait(&set, &signal) != 0 || signal == farewell)
        return;
    m_stop.request_stop();
    // From here on a signal does what it does to any program; this thread is the one to receive it.
    sigset_t rest = set;
    sigdelset(&rest, farewell);
    pthread_sigmask(SIG_UNBLOCK, &rest, nullptr);
    sigset_t end;
    sigemptyset(&end);
    sigaddset(&end, farewell);
    sigwait(&end, &signal);
}

} // namespace Winnow
