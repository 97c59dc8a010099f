#!/bin/sh
# Renew the pinned requirements from pyproject.toml. Needs uv.
set -eu
cd "$(dirname "$0")/.."
compile() {
    group=$1
    shift
    uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes \
        --no-header --no-annotate --no-emit-index-url pyproject.toml --group "$group" "$@" \
        -o "requirements/$group.txt"
}
compile run
compile dev -c requirements/run.txt
# Node.js for machines that have none: only the named package, without our own dependencies.
uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes \
    --no-header --no-annotate --no-emit-index-url --group node -o requirements/node.txt
