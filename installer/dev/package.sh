# shellcheck shell=bash
# Packages for people who install Winnow: a .deb and a relocatable archive, made by CPack and checked.

verb_package() {
    [[ $# -eq 0 ]] || fail 2 "package takes no arguments, but got '$*'."
    set_up
    install_apart "what packages are made and checked with" "${PACKAGING[@]}" ||
        fail 3 "the tools for making packages are missing: ${PACKAGING[*]}"
    build_preset release >&2
    rm -rf build/package
    sealed cpack --config build/release/CPackConfig.cmake -B build/package >&2
    check_packages
    say "made:" && ls build/package/*.deb build/package/*.tar.gz
}

# What a distribution's reviewers would say first. An error of theirs is one of ours.
check_packages() {
    local files=usr/share tree=build/package/tree
    rm -rf "$tree" && mkdir -p "$tree"
    sealed dpkg-deb --extract build/package/*.deb "$tree"
    sealed desktop-file-validate "$tree/$files/applications/winnow.desktop" || fail 1 "the desktop file is not valid."
    # Winnow has no page of its own yet.
    sealed appstreamcli validate --no-net --explain --override=url-homepage-missing=info "$tree/$files/metainfo/org.winnow.Winnow.metainfo.xml" >&2 ||
        fail 1 "the AppStream description is not valid."
    sealed lintian --allow-root --fail-on error --tag-display-limit 0 build/package/*.deb >&2 ||
        fail 1 "lintian found errors."
    rm -rf "$tree"
}
