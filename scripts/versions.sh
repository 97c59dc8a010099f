#!/bin/sh
# Try every Python that is declared and found here: set up from scratch in a temporary folder, then the tests of
# the engine. Usage: scripts/versions.sh [pytest arguments]
set -eu
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- tests/rules tests/conformance tests/golden tests/frozen tests/test_node_counts.py
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# The interpreter of a version: on the PATH, or among those that pyenv keeps.
find_version() {
    for python in "python$1" "${PYENV_ROOT:-$HOME/.pyenv}"/versions/"$1".*/bin/python; do
        if "$python" -c "import sys; sys.exit('%d.%d' % sys.version_info[:2] != '$1')" 2>/dev/null; then
            printf '%s\n' "$python"
            return
        fi
    done
}

for version in 3.11 3.12 3.13 3.14; do
    python=$(find_version "$version")
    if [ -z "$python" ]; then
        printf '== Python %s: not here\n' "$version"
        continue
    fi
    printf '== Python %s\n' "$version"
    "$python" -m venv "$folder/$version"
    "$folder/$version/bin/python" -m pip install -q --disable-pip-version-check --require-hashes -r requirements/dev.txt
    "$folder/$version/bin/python" -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
    "$folder/$version/bin/python" -m pytest -q "$@"
done
