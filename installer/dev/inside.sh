# shellcheck shell=bash
# Running a command in the build environment.
#
#   sealed COMMAND...   for build, test, bench: sees the project and the cache, an empty home and /tmp,
#                       and no display; what it does cannot depend on, or touch, the user's own files
#   open COMMAND...     for run and shell: sees the user's files, display, input method and D-Bus too
#
# The root folder supplies only the system's folders, read-only. They are put together in a tmpfs, so
# no mount point is ever created in the root, and nothing stays mounted afterwards.

BUILD_ENV=(CCACHE_DIR="$CACHE/ccache" CCACHE_BASEDIR="$PROJECT" CCACHE_MAXSIZE=3G)

sealed() {
    if [[ $WHERE == native ]]; then
        env "${BUILD_ENV[@]}" "$@"
        return
    fi
    system_mounts
    sealed_mounts
    project_mounts
    env "${BUILD_ENV[@]}" bwrap "${MOUNTS[@]}" --chdir "$PROJECT" -- "$@"
}

open() {
    if [[ $WHERE == native ]]; then
        cd "$CALLER_PWD" || return
        env "${BUILD_ENV[@]}" "$@"
        return
    fi
    system_mounts
    open_mounts
    project_mounts
    env "${BUILD_ENV[@]}" bwrap "${MOUNTS[@]}" --chdir "$(visible_cwd)" -- "$@"
}

# The folders that come from the Debian root; every other top-level folder is the user's.
is_system_folder() {
    case $1 in
        bin | sbin | lib | lib32 | lib64 | libx32 | usr | etc | var) return 0 ;;
        dev | proc | sys | run | boot | lost+found) return 0 ;;
    esac
    return 1
}

system_mounts() {
    local path name how
    MOUNTS=(--die-with-parent --dev-bind /dev /dev --proc /proc --ro-bind /sys /sys --dir /run)
    for path in "$ROOT"/*; do
        name=${path##*/}
        if [[ -L $path ]]; then
            MOUNTS+=(--symlink "$(readlink "$path")" "/$name")
        elif [[ $name =~ ^(usr|etc|var)$ ]]; then
            # Writable only where the project, cache or home needs a mount point (/var/lib/jenkins…).
            how=--ro-bind
            case ":$PROJECT:$CACHE:$HOME" in *:/"$name"/*) how=--bind ;; esac
            MOUNTS+=("$how" "$path" "/$name")
        fi
    done
    MOUNTS+=(--tmpfs /var/tmp
        --ro-bind-try "$(realpath -m /etc/resolv.conf)" /etc/resolv.conf
        --setenv WINNOW_INSIDE 1 --setenv PATH /usr/local/bin:/usr/bin:/usr/sbin)
    local variable
    for variable in LD_LIBRARY_PATH LD_PRELOAD QT_PLUGIN_PATH CMAKE_PREFIX_PATH PKG_CONFIG_PATH; do
        MOUNTS+=(--unsetenv "$variable") # they name folders of the host's system
    done
    ((EUID == 0)) || passwd_mount
}

# git and others want to know the caller's name.
passwd_mount() {
    exec {PASSWD_FD}< <(cat "$ROOT/etc/passwd" && getent passwd "$EUID")
    MOUNTS+=(--ro-bind-data "$PASSWD_FD" /etc/passwd)
}

sealed_mounts() {
    local variable
    MOUNTS+=(--unshare-pid --perms 1777 --tmpfs /tmp --perms 1777 --dir /tmp/.X11-unix
        --dir "$HOME" --setenv LC_ALL C.UTF-8 --setenv TZ UTC)
    for variable in DISPLAY WAYLAND_DISPLAY XAUTHORITY DBUS_SESSION_BUS_ADDRESS \
        XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME XDG_STATE_HOME; do
        MOUNTS+=(--unsetenv "$variable")
    done
    private_runtime_dir
}

private_runtime_dir() {
    MOUNTS+=(--perms 0700 --dir /run/winnow --setenv XDG_RUNTIME_DIR /run/winnow)
}

open_mounts() {
    local path name
    for path in /*; do
        name=${path##*/}
        is_system_folder "$name" && continue
        if [[ -L $path ]]; then
            MOUNTS+=(--symlink "$(readlink "$path")" "$path")
        elif [[ -d $path ]]; then
            MOUNTS+=(--bind "$path" "$path")
        fi
    done
    # Where home lies behind a link into /var (some image-based systems).
    MOUNTS+=(--bind-try "$(realpath "$HOME")" "$(realpath "$HOME")")
    # Wayland socket, D-Bus session and portals live in the runtime folder; X11's socket in /tmp.
    if [[ -d ${XDG_RUNTIME_DIR-} ]]; then
        MOUNTS+=(--bind "$XDG_RUNTIME_DIR" "$XDG_RUNTIME_DIR")
    else
        private_runtime_dir
    fi
    [[ ! -f ${XAUTHORITY-} ]] || MOUNTS+=(--ro-bind "$XAUTHORITY" "$XAUTHORITY")
    [[ -n ${LC_ALL-}${LC_CTYPE-}${LANG-} ]] || MOUNTS+=(--setenv LANG C.UTF-8)
    local zone
    zone=$(readlink /etc/localtime || true)
    [[ -n ${TZ-} || $zone != */zoneinfo/* ]] || MOUNTS+=(--setenv TZ "${zone##*/zoneinfo/}")
}

project_mounts() {
    MOUNTS+=(--bind "$PROJECT" "$PROJECT" --bind "$CACHE" "$CACHE")
    local shared git_dir
    shared=$(dirname "$PROJECT")/shared
    MOUNTS+=(--ro-bind-try "$shared" "$shared")
    if [[ -f $PROJECT/.git ]]; then # a git worktree: its repository lies elsewhere
        git_dir=$(sed -n 's/^gitdir: //p' "$PROJECT/.git")
        git_dir=${git_dir%/worktrees/*}
        MOUNTS+=(--bind-try "$git_dir" "$git_dir")
    fi
}

visible_cwd() {
    local top=${CALLER_PWD#/}
    if is_system_folder "${top%%/*}" && [[ $CALLER_PWD/ != "$PROJECT"/* ]]; then
        echo "$PROJECT"
    else
        echo "$CALLER_PWD"
    fi
}

# On a virtual screen. Numbers start at a different place in every call: X also listens on a socket name
# that all private /tmp folders share, and two calls may run at once.
on_virtual_screen() {
    local how=$1 first=$((100 + $$ % 20000))
    shift
    "$how" xvfb-run -a -n "$first" -s "-screen 0 1440x900x24 -nolisten tcp" "$@"
}
