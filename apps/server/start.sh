#!/bin/sh
# How the server is started, by `npm start`, in a container and by systemd. Whoever asks the shell to stop asks the server.
set -eu
cd "$(dirname "$0")/../.."
data="${DATA_DIR:-data}"
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-node_modules/.cache/compiled}"
mkdir -p "$data" "$NODE_COMPILE_CACHE" 2>/dev/null || true

# glibc keeps what decompression freed unless large blocks are mapped alone: 350 MB instead of 190 after a burst of bombs. No
# cost in processor time could be measured.
export MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=65536

# The server writes to its own folders and starts no process (https://nodejs.org/api/permissions.html). Its threads read pages
# and are confined more tightly (packages/registers/src/page-reader). A small young generation, and an old one that is swept when it has
# grown by four fifths, keep memory low under load: 50 look-ups at once held 360 MB without the second and 230 to 280 with it, for
# 2 to 11 % more processor time. What is left after a burst is collected when the server is idle (src/idle-memory.ts).
exec node --permission --allow-fs-read=* --allow-fs-write="$data" --allow-fs-write="$NODE_COMPILE_CACHE" \
  --allow-worker --disable-warning=PERM0006 --max-semi-space-size=8 --heap-growing-percent=80 --expose-gc apps/server/src/main.ts
