# Sourced by ./play and ./test: makes .venv and the pages ready, and does it again only when their
# inputs change. Usage: setup run|dev     (which requirements; dev contains run)

# Say a message of setup.ftl in the language of the system, or in English if that lacks it; the rest
# is the value that it needs.
say() {
    language=$(printf '%.2s' "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" | tr '[:upper:]' '[:lower:]')
    said=
    for language in "$language" en; do
        file=src/boxbox/words/locales/$language/setup.ftl
        if [ -z "$said" ] && [ -f "$file" ]; then said=$(sed -n "s/^$1 = //p" "$file"); fi
    done
    shift
    printf '%s\n' "boxbox: ${said%%{*}$*" >&2
}

find_python() {
    for name in python3.14 python3.13 python3.12 python3.11 python3 python; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s\n' "$name"
            return
        fi
    done
    say setup-needs-python
    say setup-get-python "apt-get install python3 python3-venv"
    exit 1
}

# Install Debian packages if we may; says nothing about what could not be installed.
install_packages() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    say setup-installing "$@"
    { apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y "$@"; } >/dev/null ||
        { say setup-not-installed; return 1; }
}

make_venv() {
    rm -rf .venv
    "$1" -m venv .venv >/dev/null 2>&1 && return
    rm -rf .venv
    package="python$("$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv"
    install_packages "$package" && "$1" -m venv .venv && return
    say setup-no-venv "apt-get install $package"
    exit 1
}

pip_install() {
    .venv/bin/python -m pip install -q --disable-pip-version-check "$@" || exit 1
}

make_environment() {
    python=$(find_python) || exit 1
    stamp=$(cat requirements/*.txt pyproject.toml scripts/setup.sh hatch_build.py | cksum)
    stamp="$("$python" -V) $stamp $PWD"
    for have in dev "$1"; do
        if [ "$(cat ".venv/ready-$have" 2>/dev/null)" = "$stamp" ]; then return; fi
    done
    say setup-making
    make_venv "$python"
    pip_install --require-hashes -r "requirements/$1.txt"
    has_node || pip_install --require-hashes -r requirements/node.txt
    # The project itself last and without its dependencies: they are pinned above.
    pip_install --no-deps --no-build-isolation -e .
    printf '%s\n' "$stamp" >".venv/ready-$1"
}

has_node() {
    command -v npm >/dev/null && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)' 2>/dev/null
}

# The tests need a browser: Debian's Chromium, best without windows, or the one that BOXBOX_CHROMIUM names.
find_browser() {
    [ -n "${BOXBOX_CHROMIUM:-}" ] && return
    for name in chromium-headless-shell chromium chromium-browser google-chrome; do
        command -v "$name" >/dev/null && return
    done
    install_packages chromium-headless-shell || install_packages chromium && return
    echo "the tests need a browser. As root: apt-get install chromium, or set BOXBOX_CHROMIUM" >&2
    exit 1
}

setup() {
    make_environment "$1"
    [ "$1" = run ] || find_browser
    .venv/bin/python hatch_build.py >.venv/pages.log 2>&1 || { cat .venv/pages.log >&2; exit 1; }
}
