// Variables for commands where memory is short: `npm ci` takes 650 MB when it may and 490 when told, the build of the site
// 1,000 and 400. Either takes somewhat longer.
// Plain JavaScript without dependencies, because `setup.mjs` runs before anything is installed.

import { totalmem } from 'node:os';

const plenty = 1024 ** 3;

const economies = {
  NODE_OPTIONS: '--max-old-space-size=192 --max-semi-space-size=4',
  // Every arena of the C library keeps what its threads have freed.
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '65536',
  // The bundler takes memory for each of its threads.
  RAYON_NUM_THREADS: '1',
  ROLLDOWN_WORKER_THREADS: '1',
  ROLLDOWN_MAX_BLOCKING_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  npm_config_maxsockets: '4',
};

/** The variables for a command that takes much memory: none where the container, or the machine, has plenty. */
export function thrift() {
  const memory = Math.min(process.constrainedMemory() || Infinity, totalmem());
  return memory < plenty ? economies : {};
}
