# shellcheck shell=bash
# Installing Debian packages on this machine.

APT=(apt-get -q -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3)
APT_INSTALL=("${APT[@]}" install --yes --no-install-recommends)

as_admin() {
    if ((EUID == 0)); then "$@"; else sudo "$@"; fi
}

# apt_install WHY PACKAGE...: installs, or ends the script with what to do.
apt_install() {
    local why=$1 log=$CACHE/logs/apt.log
    shift
    have apt-get || fail 3 "$why needs: $*." \
        "This machine has no apt-get. Install these with its own package manager, then call again."
    may_install "$why needs: $*." || fail 3 "$why needs packages that are not installed." \
        "Install them:  sudo apt-get install --no-install-recommends $*" \
        "or call again with --yes."
    ((EUID == 0)) || have sudo || fail 3 "$why needs packages, and there is no sudo here." \
        "As root:  apt-get install --no-install-recommends $*"
    make_cache
    say "installing: $* (log: $log)"
    # The update may complain about some third-party source; whether it sufficed, the install says.
    as_admin "${APT[@]}" update >"$log" 2>&1 </dev/null || true
    as_admin env DEBIAN_FRONTEND=noninteractive "${APT_INSTALL[@]}" "$@" >>"$log" 2>&1 </dev/null ||
        fail 3 "installing packages failed: $(why_failed "$log")." \
            "The full log is $log; it ends:" "$(log_tail "$log")" \
            "Put that right and call again; it goes on where it stopped."
}

# The packages of the one list that dpkg does not report as installed.
missing_packages() {
    comm -13 <(dpkg-query -W -f '${db:Status-Status} ${Package}\n' 2>/dev/null |
        sed -n 's/^installed //p' | sort -u) <(printf '%s\n' "${PACKAGES[@]}")
}

# Reads a reason out of a log of apt or mmdebstrap, for the first line of a message.
why_failed() {
    local log=$1 free unreachable
    unreachable='Could not connect|Cannot initiate the connection|Connection (refused|timed out|failed)'
    unreachable+='|Network is unreachable'
    free=$(free_mb "$CACHE")
    if grep -qE "No space left on device|You don't have enough free space" "$log" || ((free < 50)); then
        echo "the disk is full ($free MB free in $CACHE)"
    elif grep -qE 'Could not resolve|Temporary failure resolving|Name or service not known' "$log"; then
        echo "no network (a package server's name cannot be resolved)"
    elif grep -qE "$unreachable" "$log"; then
        echo "no network (a package server cannot be reached)"
    elif grep -qE 'Hash Sum mismatch|unexpected size|Failed to fetch|Some index files failed' "$log"; then
        echo "a download from the package server broke off or was refused"
    elif grep -q 'Unable to locate package' "$log"; then
        grep -oE 'Unable to locate package [^ ]+' "$log" | head -n 1
    else
        echo "the package tool stopped with an error"
    fi
}

log_tail() { tail -n 5 "$1" | cut -c 1-150 | sed 's/^/  | /; 1!s/^/     /'; }

# Free megabytes where a path is or would be.
free_mb() { df --output=avail -BM "$1" 2>/dev/null | tail -n 1 | tr -dc 0-9; }
