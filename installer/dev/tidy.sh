# shellcheck shell=bash
# Verbs that keep the sources in order: format, tidy, clean.

# Files of the project that git tracks, or would if they were added. NUL-separated, on standard output.
sources() {
    git ls-files -z --cached --others --exclude-standard -- "$@" | while IFS= read -r -d '' file; do
        [[ ! -f $file ]] || printf '%s\0' "$file"
    done
}

verb_format() {
    local how=(-i) files
    case "$*" in
        '') ;;
        --check) how=(--dry-run -Werror) ;;
        *) fail 2 "format knows only --check, not '$*'." ;;
    esac
    mapfile -d '' -t files < <(sources '*.h' '*.cpp')
    if ((${#files[@]} == 0)); then
        say "no *.h or *.cpp here yet: nothing to format."
        return
    fi
    set_up
    printf '%s\0' "${files[@]}" | sealed xargs -0 -n 40 -P "$(nproc)" "$(llvm_tool clang-format)" "${how[@]}" ||
        fail 1 "the files named above are not formatted." "Put them right with:  ./dev format"
}

# Builds first: clang-tidy reads what moc and lrelease generate.
verb_tidy() {
    local files=() file
    for file in "$@"; do files+=("$(realpath -m --relative-to="$PROJECT" -- "$(from_caller "$file")")"); done
    set_up
    build_preset release >&2
    (($# > 0)) || mapfile -d '' -t files < <(sources '*.cpp' | compiled_ones)
    if ((${#files[@]} == 0)); then
        say "no *.cpp is compiled yet: nothing to tidy."
        return
    fi
    printf '%s\0' "${files[@]}" | sealed xargs -0 -n 1 -P "$(nproc)" \
        "$(llvm_tool clang-tidy)" -p build/release --quiet --warnings-as-errors='*' 2>&1 |
        sed -E '/^[0-9]+ warnings?.* generated\.$/d' || # it counts what it does not show
        fail 1 "clang-tidy has objections (above); each names its check in brackets." \
            "Checks are chosen in .clang-tidy."
}

# A source that no target compiles has no flags to be checked with.
compiled_ones() {
    local file
    while IFS= read -r -d '' file; do
        ! grep -qF "\"$PROJECT/$file\"" build/release/compile_commands.json || printf '%s\0' "$file"
    done
}

# Debian 13's version where there is a choice: another one formats differently.
llvm_tool() {
    if [[ $WHERE == root ]] || have "$1-19"; then echo "$1-19"; else echo "$1"; fi
}

verb_clean() {
    case "$*" in
        '' | --root) ;;
        *) fail 2 "clean knows only --root, not '$*'." ;;
    esac
    rm -rf "$PROJECT/build"
    [[ ${1-} == --root ]] || return 0
    make_cache
    lock_root
    discard_root "$ROOT"
    discard_root "$CACHE/debian13.making"
    exec {ROOT_LOCK}>&-
}
