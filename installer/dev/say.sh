# shellcheck shell=bash
# Messages. All go to standard error: standard output belongs to the tool that was asked for.

say() { printf 'dev: %s\n' "$*" >&2; }

# fail CODE WHAT [NEXT...]: what went wrong, then what to do, one line each; ends the script.
fail() {
    local code=$1
    say "$2"
    shift 2
    [[ $# -eq 0 ]] || printf '     %s\n' "$@" >&2
    exit "$code"
}

have() { command -v "$1" >/dev/null 2>&1; }

# May we install? Root and --yes have said so already; without a terminal nobody can be asked.
may_install() {
    ((EUID == 0 || YES)) && return 0
    [[ -t 0 && -t 2 ]] || return 1
    local answer
    printf 'dev: %s\n     Install with apt (sudo)? [Y/n] ' "$*" >&2
    read -r answer || return 1
    [[ -z $answer || $answer == [yYjJ]* ]]
}
