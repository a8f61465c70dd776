// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "tinydisk.h"

#include <QByteArray>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

std::unexpected<QString> failure(const char *what)
{
    return std::unexpected(
            u"%1: %2"_s.arg(QString::fromLatin1(what), QString::fromLocal8Bit(std::strerror(errno))));
}

bool writeTo(const char *path, const QByteArray &text)
{
    const int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0)
        return false;
    const bool written = write(file, text.constData(), static_cast<size_t>(text.size())) == text.size();
    close(file);
    return written;
}

/// A mount name space of our own; for those who may not have one, inside a user name space of our own.
bool leaveMountNamespace()
{
    if (unshare(CLONE_NEWNS) == 0)
        return true;
    const QByteArray user = QByteArray::number(getuid());
    const QByteArray group = QByteArray::number(getgid());
    return unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0 && writeTo("/proc/self/setgroups", "deny")
            && writeTo("/proc/self/uid_map", user + ' ' + user + " 1")
            && writeTo("/proc/self/gid_map", group + ' ' + group + " 1");
}

} // namespace

std::expected<QString, QString> mountTinyDisk(qint64 bytes)
{
    QByteArray folder = "/tmp/winnow-tinydisk-XXXXXX";
    if (!mkdtemp(folder.data()))
        return failure("mkdtemp");
    const QByteArray options = "size=" + QByteArray::number(bytes);
    if (!leaveMountNamespace() || mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0
            || mount("winnow", folder.constData(), "tmpfs", 0, options.constData()) != 0) {
        const auto reason = failure("mounting a tmpfs");
        rmdir(folder.constData());
        return reason;
    }
    return QString::fromLocal8Bit(folder);
}

void unmountTinyDisk(const QString &folder)
{
    const QByteArray path = folder.toLocal8Bit();
    umount2(path.constData(), MNT_DETACH);
    rmdir(path.constData());
}

} // namespace Winnow
