// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <linux/capability.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <thread>

namespace Winnow {

/// Calls @p work on a thread that permissions of files hold for, even where the tests run as root
/// (containers): the kernel keeps capabilities for each thread, and a thread without them is held to the
/// mode bits like anybody else.
template <typename Work>
void runUnprivileged(Work work)
{
    std::jthread([&work] {
        __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
        __user_cap_data_struct none[2]{};
        syscall(SYS_capset, &header, none);
        work();
    }).join();
}

} // namespace Winnow
