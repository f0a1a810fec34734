#!/bin/sh
# The hook of pre-commit (https://pre-commit.com): checks each file that is committed, without asking registers about papers.
# Names may look like options: each is given with its folder.
set -eu
for file in "$@"; do
  shift
  set -- "$@" "./$file"
done
exec npx --yes citewright@latest check --no-look-up "$@"
