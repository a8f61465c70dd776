# shellcheck shell=bash
# Making, verifying, extending and repairing the Debian 13 root folder.
#
# Who owns it: root, or the user who called. Without root rights all changes happen in a user namespace
# in which the caller is uid 0 and the other ids come from /etc/subuid; so the folder's files are the
# caller's, and a home that is closed to others (mode 700) is no obstacle, as it is to mmdebstrap's own
# unshare mode.

ROOT=$CACHE/debian13
ROOT_STAMP=$ROOT/.winnow-stamp # written last: line 1 the hash below, line 2 when it was made
ROOT_LOG=$CACHE/logs/root.log
ROOT_NEEDS_MB=4096

# Runs a command with the right to write every file of the root, its processes and mounts in namespaces
# of their own, so that nothing stays mounted. If this script is killed outright, the command dies with
# it, except without root rights: entering a user namespace cancels that. It then runs on and keeps the
# lock until it ends, and the next call waits for it.
AS_OWNER=(setpriv --pdeathsig KILL unshare --mount --pid --fork --kill-child)
((EUID == 0)) || AS_OWNER+=(--map-root-user --map-auto)

ROOT_HASH=$(printf '%s\n' trixie "${PACKAGES[@]}" | sha256sum | cut -d ' ' -f 1)

set_up_root() {
    # Every call comes through here, so the good case is one file read, without a lock.
    if is_root_current; then return; fi
    lock_root
    if is_root_current; then :; elif [[ -f $ROOT_STAMP ]]; then extend_root; else make_root; fi
    exec {ROOT_LOCK}>&-
}

is_root_current() {
    local hash
    [[ -x $ROOT/usr/bin/g++ ]] && read -r hash 2>/dev/null <"$ROOT_STAMP" && [[ $hash == "$ROOT_HASH" ]] && have bwrap
}

# Two calls at once must not make two roots. The kernel drops the lock with its holder, however that ends.
lock_root() {
    exec {ROOT_LOCK}>"$CACHE/root.lock"
    flock --nonblock "$ROOT_LOCK" && return
    say "another ./dev is making the build root; waiting for it"
    flock "$ROOT_LOCK"
}

make_root() {
    local making=$CACHE/debian13.making free
    install_root_makers
    check_namespaces
    # Whatever lies about without a stamp was interrupted.
    discard_root "$ROOT"
    discard_root "$making"
    free=$(free_mb "$CACHE")
    ((free >= ROOT_NEEDS_MB)) || fail 3 \
        "the build root needs $((ROOT_NEEDS_MB / 1024)) GB free; $CACHE has $free MB." \
        "Free some space, or set XDG_CACHE_HOME to a folder on a larger disk, and call again."
    say "making a Debian 13 build root in $ROOT: once, 1.7 GB on disk, 3 to 7 minutes"
    say "log: $ROOT_LOG"
    run_watched "$making" mmdebstrap --mode=root --variant=apt \
        --aptopt='Acquire::Retries "3"' --include="$(join_by , "${PACKAGES[@]}")" \
        trixie "$making" ${WINNOW_MIRROR:+"$WINNOW_MIRROR"} || root_failed "making the build root" "$making"
    touch "$making/etc/resolv.conf" && rm -rf "$making/var/cache/apt/archives"/*.deb
    verify_root "$making"
    write_stamp "$making"
    mv "$making" "$ROOT"
    say "the build root is ready ($(du -sm "$ROOT" | cut -f 1) MB)"
}

# The package list has changed since: installs what is missing, in place. dpkg picks up again after an
# interruption, and the stamp keeps its old hash until all is there.
extend_root() {
    install_root_makers
    say "the package list has changed: installing what is new into $ROOT"
    say "log: $ROOT_LOG"
    install_in_root "${PACKAGES[@]}" || root_failed "extending the build root" ''
    verify_root "$ROOT"
    write_stamp "$ROOT"
    say "the build root is up to date"
}

# Installs those of the packages that the root lacks.
install_in_root() {
    writable_root "$ROOT"
    # shellcheck disable=SC2016 # the inner shell expands these
    run_watched '' "${WRITABLE[@]}" bash -c 'set -e
        dpkg --configure -a
        for package in "$@"; do
            status=$(dpkg-query -W -f "\${db:Status-Status}" "$package" 2>/dev/null || true)
            [[ $status == installed ]] || missing+=("$package")
        done
        ((${#missing[@]} > 0)) || exit 0
        echo "missing: ${missing[*]}"
        apt-get -q -o Acquire::Retries=3 update
        apt-get -q -y --no-install-recommends -o Acquire::Retries=3 install "${missing[@]}"
        apt-get clean
        rm -rf /var/lib/apt/lists/*_*' _ "$@"
}

# What the benchmarks compare with, and what tests hold exports against. Not everybody wants these programs, and
# without them the rest is measured and tested all the same, so a failure is only told.
install_baselines() {
    install_apart "what the benchmarks compare with" "${BASELINES[@]}" || say "their figures will be missing"
}

install_proofs() {
    install_apart "what tests hold exports against" "${PROOFS[@]}" || say "those tests will be skipped"
}

# install_apart WHAT PACKAGE...: installs into the root what only some verbs need.
install_apart() {
    [[ $WHERE == root ]] || return 0
    local what=$1 missing=() package status=0
    shift
    for package in "$@"; do
        [[ -e $ROOT/var/lib/dpkg/info/$package.list ]] || missing+=("$package")
    done
    ((${#missing[@]} > 0)) || return 0
    say "installing $what: ${missing[*]}"
    lock_root
    install_in_root "${missing[@]}" || status=$?
    exec {ROOT_LOCK}>&-
    ((status == 0)) || say "that failed (see $ROOT_LOG)"
    return "$status"
}

install_root_makers() {
    local missing=()
    have mmdebstrap || missing+=(mmdebstrap)
    have bwrap || missing+=(bubblewrap)
    [[ -e /usr/share/keyrings/debian-archive-keyring.gpg ]] || missing+=(debian-archive-keyring)
    ((EUID == 0)) || have newuidmap || missing+=(uidmap)
    if ((${#missing[@]} > 0)); then apt_install "The Debian 13 build root" "${missing[@]}"; fi
}

# Asked before the download, not after it: is this system willing?
check_namespaces() {
    bwrap --ro-bind / / true 2>"$ROOT_LOG" || fail 3 "bwrap cannot make a namespace here: $(tail -n 1 "$ROOT_LOG")" \
        "On Ubuntu 24.04 and later:  sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0" \
        "In a container: give it the rights for that (SYS_ADMIN), or start from a Debian 13 image." \
        "Then call again."
    "${AS_OWNER[@]}" true 2>"$ROOT_LOG" && return
    fail 3 "user $(id -un) cannot use subordinate ids: $(tail -n 1 "$ROOT_LOG")" \
        "Give it some:  sudo usermod --add-subuids 100000-165535 --add-subgids 100000-165535 $(id -un)" \
        "(unshare from util-linux 2.38 or later is needed too). Then call again."
}

# The command prefix that works in a root and may change it. Result in WRITABLE.
writable_root() {
    WRITABLE=(bwrap --unshare-pid --bind "$1" / --dev-bind /dev /dev --proc /proc --perms 1777 --tmpfs /tmp
        --ro-bind-try "$(realpath -m /etc/resolv.conf)" /etc/resolv.conf
        --setenv PATH /usr/sbin:/usr/bin --setenv DEBIAN_FRONTEND noninteractive --setenv LC_ALL C.UTF-8
        --chdir /)
}

# run_watched TMP COMMAND...: runs as the root's owner, everything into the log, with a sign of life on
# the terminal. An interruption stops the command and discards TMP.
run_watched() {
    local tmp=$1 pid seconds=0 status=0 before
    shift
    before=$(free_mb "$CACHE")
    "${AS_OWNER[@]}" "$@" >"$ROOT_LOG" 2>&1 </dev/null &
    pid=$!
    # shellcheck disable=SC2064 # now is right
    trap "interrupted $pid '$tmp'" INT TERM HUP
    while kill -0 "$pid" 2>/dev/null; do
        sleep 1
        ((++seconds % 20)) || say "  after $seconds s: $((before - $(free_mb "$CACHE"))) MB written"
    done
    wait "$pid" || status=$?
    trap - INT TERM HUP
    return "$status"
}

interrupted() {
    trap '' INT TERM HUP
    kill -KILL "$1" 2>/dev/null || true
    wait "$1" 2>/dev/null || true
    [[ -z $2 ]] || discard_root "$2"
    say "interrupted; nothing half-made was kept. The next call starts again."
    exit 130
}

# Ends the script after a failed attempt: why, where the log is, and what happens next.
root_failed() {
    local what=$1 tmp=$2 why
    why=$(why_failed "$ROOT_LOG")
    [[ -z $tmp ]] || discard_root "$tmp"
    fail 3 "$what failed: $why." \
        "The full log is $ROOT_LOG; it ends:" "$(log_tail "$ROOT_LOG")" \
        "Put that right and call again; the next call repairs it. (./dev clean --root starts from nothing.)"
}

# A root is good when what it is for works in it.
verify_root() {
    writable_root "$1"
    # shellcheck disable=SC2016 # the inner shell expands it
    "${AS_OWNER[@]}" "${WRITABLE[@]}" bash -c 'set -e
        for tool in g++ cmake ninja ccache mold xvfb-run clang-format-19; do command -v $tool; done
        echo "int main() {}" | g++ -std=c++23 -x c++ -o /tmp/a.out - && /tmp/a.out
        pkg-config --exists --print-errors "Qt6Core >= 6.8" libcmark-gfm
        ls /usr/lib/*/cmake/KF6SyntaxHighlighting/KF6SyntaxHighlightingConfig.cmake' \
        >>"$ROOT_LOG" 2>&1 || root_failed "verifying the build root" "$1"
}

write_stamp() {
    local new=$1/.winnow-stamp.new
    if ! { printf '%s\n%s\n' "$ROOT_HASH" "$(date -u +%FT%TZ)" >"$new" && mv "$new" "$1/.winnow-stamp"; }; then
        root_failed "finishing the build root" ''
    fi
}

# Deletes a root. Never crosses into another file system, should something be mounted in there after all.
discard_root() {
    [[ -e $1 ]] || return 0
    # The stamp goes first: a deletion that is interrupted must not leave something that looks whole.
    rm -f "$1/.winnow-stamp"
    "${AS_OWNER[@]}" rm -rf --one-file-system "$1" 2>>"$ROOT_LOG" || rm -rf --one-file-system "$1" 2>>"$ROOT_LOG" ||
        fail 3 "cannot delete $1 (see $ROOT_LOG)." "Delete it by hand, then call again."
}

join_by() {
    local IFS=$1
    shift
    printf '%s' "$*"
}
