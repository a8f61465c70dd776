# shellcheck shell=bash
# Where to build: "native", or "root" (a Debian 13 folder, entered through bwrap). Result in WHERE.

# One package name a line, sorted: comparing and hashing need a fixed order.
# shellcheck disable=SC2034 # apt.sh and root.sh read it
mapfile -t PACKAGES < <(sed 's/#.*//' "$PROJECT/installer/dev/packages.list" | tr -s ' ' '\n' |
    sed '/^$/d' | LC_ALL=C sort -u)
export LC_COLLATE=C # comm and sort must agree with that order

# Programs that only the benchmarks start, as baselines.
# shellcheck disable=SC2034
BASELINES=(git-delta kompare meld)

# What only making and checking packages needs.
# shellcheck disable=SC2034
PACKAGING=(dpkg-dev fakeroot lintian appstream desktop-file-utils shared-mime-info bash-completion man-db)
# Programs that tests hold exports against; without them these tests are skipped and say so.
# shellcheck disable=SC2034
PROOFS=(hugo tidy poppler-utils wordpress php-cli php-mysql php-gd php-xml php-mbstring php-curl mariadb-server)

make_cache() {
    mkdir -p "$CACHE/logs" "$CACHE/ccache" 2>/dev/null || fail 3 "cannot write to $CACHE." \
        "Make it writable, or set XDG_CACHE_HOME to a folder that is, and call again."
}

# Chooses a place and makes it ready. Every verb that needs a tool calls this first.
set_up() {
    make_cache
    choose_where
    if [[ $WHERE == root ]]; then set_up_root; fi
}

choose_where() {
    WHERE=root
    if [[ -n ${WINNOW_INSIDE-} ]]; then
        WHERE=native # ./dev called from ./dev shell
    elif [[ -n ${WINNOW_BUILD_IN-} ]]; then
        WHERE=$WINNOW_BUILD_IN
        [[ $WHERE == native || $WHERE == root ]] ||
            fail 2 "WINNOW_BUILD_IN is '$WHERE'; it can be native or root."
    elif is_new_debian; then
        set_up_native_debian
    elif is_tool_set_complete; then
        WHERE=native
    fi
}

# Debian 13 and later. Testing and sid have no VERSION_ID; derivatives name Debian's release.
is_new_debian() (
    ID='' ID_LIKE='' VERSION_ID='' VERSION_CODENAME='' DEBIAN_CODENAME=''
    # shellcheck source=/dev/null
    source /etc/os-release 2>/dev/null || return 1
    if [[ $ID == debian ]]; then
        [[ -z $VERSION_ID ]] || ((${VERSION_ID%%.*} >= 13))
    else
        [[ " $ID_LIKE " == *" debian "* && ${DEBIAN_CODENAME:-$VERSION_CODENAME} =~ ^(trixie|forky|duke|sid)$ ]]
    fi
)

# WHERE becomes native, with every package installed; or stays root if this release has dropped one.
set_up_native_debian() {
    local missing gone
    mapfile -t missing < <(missing_packages)
    if ((${#missing[@]} > 0)); then
        gone=$(unknown_to_apt "${missing[@]}")
        if [[ -n $gone ]]; then
            say "this system's apt does not offer $gone; building in a Debian 13 root instead."
            return
        fi
        apt_install "Building Winnow" "${missing[@]}"
    fi
    WHERE=native
}

unknown_to_apt() {
    # No package lists at all (a fresh container): nothing to judge by, the install will fetch them.
    compgen -G '/var/lib/apt/lists/*_Packages*' >/dev/null || return 0
    local package
    for package in "$@"; do
        apt-cache show "$package" >/dev/null 2>&1 || printf '%s ' "$package"
    done
}

# Another distribution: are Qt 6.8 and all else here? A first look is cheap and mostly says no; a yes is
# proved by configuring a probe, and remembered until the list or the system changes.
is_tool_set_complete() {
    local tool
    for tool in c++ cmake ninja pkg-config ccache mold git; do have "$tool" || return 1; done
    pkg-config --atleast-version=6.8 Qt6Core 2>/dev/null || return 1
    local memo=$CACHE/native-tools key
    key=$(cat /etc/os-release "$PROJECT/installer/dev/packages.list" 2>/dev/null | sha256sum)
    [[ -f $memo && $(<"$memo") == "$key" ]] && return 0
    say "looking whether this system has all that Winnow needs"
    probe_tool_set && printf '%s\n' "$key" >"$memo"
}

probe_tool_set() {
    local dir=$CACHE/probe.$$ result=0
    mkdir -p "$dir"
    cat >"$dir/CMakeLists.txt" <<'PROBE'
cmake_minimum_required(VERSION 3.28)
project(probe CXX)
set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
find_package(Qt6 6.8 REQUIRED COMPONENTS Core Gui Widgets Sql Network Svg Concurrent Test LinguistTools)
find_package(KF6SyntaxHighlighting REQUIRED)
find_package(Qt6Keychain REQUIRED)
find_package(QCoro6 REQUIRED COMPONENTS Coro)
find_package(simdjson REQUIRED)
find_package(CLI11 REQUIRED)
find_package(SQLite3 REQUIRED)
find_package(ZLIB REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(CMARK REQUIRED libcmark-gfm)
include(CheckCXXSourceCompiles)
check_cxx_source_compiles("#include <expected>\n#include <print>\nint main() { std::expected<int, int> e = 0; std::print(\"{}\", *e); }" CXX23)
if(NOT CXX23)
  message(FATAL_ERROR "the compiler does not know C++23")
endif()
PROBE
    cmake -S "$dir" -B "$dir/build" -G Ninja >"$CACHE/logs/probe.log" 2>&1 || result=1
    rm -rf "$dir"
    ((result == 0)) || say "not all is here (see $CACHE/logs/probe.log); building in a Debian 13 root instead."
    return "$result"
}
