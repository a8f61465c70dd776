# shellcheck shell=bash
# Verbs that compile.

verb_build() {
    [[ $# -le 1 ]] || fail 2 "build takes one preset, not '$*'." "For example:  ./dev build debug"
    set_up
    build_preset "${1:-release}"
}

# Configures where needed and compiles. CMake looks after its own files; what it cannot see is that the
# system around it has become another one, so a build folder remembers which it was made in.
build_preset() {
    local preset=$1 dir=build/$1 system
    check_preset "$preset"
    [[ -f CMakeLists.txt ]] || fail 2 "there is no CMakeLists.txt in $PROJECT: nothing to build yet."
    system=native
    [[ $WHERE == native ]] || system="root $(tr '\n' ' ' <"$ROOT_STAMP")"
    if [[ ! -f $dir/.winnow-system || $(<"$dir/.winnow-system") != "$system" ]]; then
        sealed cmake --preset "$preset" --fresh
        echo "$system" >"$dir/.winnow-system"
    elif [[ ! -f $dir/build.ninja || CMakePresets.json -nt $dir/build.ninja ]]; then
        sealed cmake --preset "$preset"
    fi
    sealed cmake --build --preset "$preset"
}

check_preset() {
    local known=(release debug asan tsan) name
    for name in "${known[@]}"; do
        [[ $1 != "$name" ]] || return 0
    done
    fail 2 "there is no preset '$1'." "Presets: ${known[*]}"
}

verb_test() {
    local preset=release args=() launcher=()
    while (($# > 0)); do
        case $1 in
            --preset) [[ $# -ge 2 ]] || fail 2 "--preset needs a name." && preset=$2 && shift ;;
            --preset=*) preset=${1#*=} ;;
            *) args+=("$1") ;;
        esac
        shift
    done
    check_preset "$preset"
    set_up
    install_proofs
    build_preset "$preset"
    # ThreadSanitizer wants its shadow memory where address randomisation may have put something.
    [[ $preset != tsan ]] || launcher=(setarch --addr-no-randomize)
    local tests=("${launcher[@]}" ctest --preset "$preset" --output-on-failure "${args[@]}")
    if [[ $WHERE == root ]] || have xvfb-run; then
        on_virtual_screen sealed "${tests[@]}"
    else
        sealed "${tests[@]}"
    fi
}

# Only the benchmarks' JSON lines go to standard output. The preview's bench is a program of its own.
verb_bench() {
    set_up
    install_baselines
    build_preset release >&2
    local folder=build/release/tests/bench name others=() wants_preview=0 status=0
    for name in "$@"; do
        if [[ $name == preview ]]; then wants_preview=1; else others+=("$name"); fi
    done
    if (($# == 0 || ${#others[@]} > 0)); then
        run_bench "$folder/winnow-bench" "${others[@]}" || status=$?
    fi
    if (($# == 0 || wants_preview)); then
        run_bench "$folder/winnow-previewbench" || status=$((status > $? ? status : $?))
    fi
    return "$status"
}

run_bench() {
    [[ -x $1 ]] || fail 2 "the build made no $1." "Is the benchmark target part of tests/CMakeLists.txt?"
    # A screen for the programs it compares with; what it measures of ours paints without one.
    local run=(sealed)
    if [[ $WHERE == root ]] || have xvfb-run; then run=(on_virtual_screen sealed); fi
    "${run[@]}" env QT_QPA_PLATFORM="${QT_QPA_PLATFORM:-offscreen}" "$@"
}
