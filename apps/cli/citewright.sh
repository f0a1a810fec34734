#!/bin/sh
# Runs the program on the Node of the project, which reads TypeScript.
here=$(dirname "$(readlink -f "$0")")
PATH="$here/../../node_modules/.bin:$PATH" exec node --no-warnings "$here/src/main.ts" "$@"
