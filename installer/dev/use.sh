# shellcheck shell=bash
# Verbs that start something for a person: the program, a shell.

PROGRAM=$PROJECT/build/release/app/winnow

verb_run() {
    local screenshot=''
    case ${1-} in
        --screenshot)
            [[ -n ${2-} ]] || fail 2 "--screenshot needs a file name." "For example:  ./dev run --screenshot window.png"
            screenshot=$(realpath -m -- "$(from_caller "$2")") && shift 2
            ;;
        --screenshot=*) screenshot=$(realpath -m -- "$(from_caller "${1#*=}")") && shift ;;
    esac
    if ! opens_window "$@"; then
        set_up
        build_preset release >&2
        open "$PROGRAM" "$@"
        return
    fi
    [[ -z $screenshot ]] || check_folder_of "$screenshot"
    [[ -n $screenshot || -n ${DISPLAY-}${WAYLAND_DISPLAY-} ]] || fail 2 \
        "there is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open." \
        "For a picture of the window instead:  ./dev run --screenshot window.png"
    # The program opens, and on first use makes, the sample; unless the caller names a workspace.
    [[ " $* " == *" -w "* || " $* " == *.winnow\ * ]] || set -- --sample "$@"
    set_up
    build_preset release >&2
    if [[ -n $screenshot ]]; then take_screenshot "$screenshot" "$@"; else open "$PROGRAM" "$@"; fi
}

# A verb (`./dev run lint`) or a question (--help) opens none.
opens_window() {
    case ${1-} in
        *.winnow) return 0 ;;
        -h | --help | --version | [!-]*) return 1 ;;
    esac
}

take_screenshot() {
    local file=$1 status=0 limit=120
    shift
    [[ $WHERE == root ]] || have xvfb-run || fail 3 "a screenshot without a display needs xvfb-run." \
        "Install xvfb (Debian: sudo apt-get install xvfb xauth) and call again."
    # The window must appear on the virtual screen, also where the caller sits at a real one.
    on_virtual_screen open env -u WAYLAND_DISPLAY QT_QPA_PLATFORM=xcb timeout "$limit" \
        "$PROGRAM" --screenshot "$file" "$@" || status=$?
    ((status != 124)) || fail 124 "the window was not ready after $limit s; no picture was taken." \
        "See for yourself:  ./dev shell xvfb-run -a $PROGRAM --sample"
    ((status == 0)) || fail "$status" "the program ended with status $status; no picture was taken."
    [[ -s $file ]] || fail 1 "the program ended without an error, but did not write $file."
    say "the window is in $file"
}

from_caller() {
    if [[ $1 == /* ]]; then printf '%s' "$1"; else printf '%s/%s' "$CALLER_PWD" "$1"; fi
}

check_folder_of() {
    local dir=${1%/*}
    [[ -d ${dir:-/} && -w ${dir:-/} ]] || fail 2 "cannot write a picture into $dir: no such folder, or not writable."
}

verb_shell() {
    set_up
    if (($# > 0)); then
        open "$@"
    else
        say "build environment ($WHERE); exit leaves it"
        open env PS1='(winnow) \w\$ ' bash --norc
    fi
}
