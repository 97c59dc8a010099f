# Sourced by ./play and ./test: makes .venv ready, and does it again only when its inputs change.
# Usage: setup run|dev     (which requirements; dev contains run)

say() { printf '%s\n' "boxbox: $*" >&2; }

find_python() {
    for name in python3.14 python3.13 python3.12 python3.11 python3 python; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s\n' "$name"
            return
        fi
    done
    say "Python 3.11 or newer is needed and was not found."
    say "On Debian or Ubuntu: apt-get install python3 python3-venv"
    exit 1
}

make_venv() {
    rm -rf .venv
    "$1" -m venv .venv >/dev/null 2>&1 && return
    rm -rf .venv
    package="python$("$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv"
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "installing $package"
        { apt-get -qq update && apt-get -qq install -y "$package"; } >/dev/null || say "apt-get failed"
        "$1" -m venv .venv && return
    fi
    say "this Python can't make a virtual environment. As root: apt-get install $package"
    exit 1
}

setup() {
    python=$(find_python) || exit 1
    stamp=$(cat requirements/run.txt requirements/dev.txt pyproject.toml scripts/setup.sh | cksum)
    stamp="$("$python" -V) $stamp $PWD"
    for have in dev "$1"; do
        if [ "$(cat ".venv/ready-$have" 2>/dev/null)" = "$stamp" ]; then return; fi
    done
    say "setting up (once; this takes a minute)"
    make_venv "$python"
    .venv/bin/python -m pip install -q --disable-pip-version-check \
        --require-hashes -r "requirements/$1.txt" || exit 1
    # The project itself last and without its dependencies: they are pinned above.
    .venv/bin/python -m pip install -q --disable-pip-version-check \
        --no-deps --no-build-isolation -e . || exit 1
    printf '%s\n' "$stamp" >".venv/ready-$1"
}
