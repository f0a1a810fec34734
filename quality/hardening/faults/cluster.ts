import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

/** The PostgreSQL that `scripts/with-postgres.mjs` made for this run: it may be stopped and started. */
export interface Cluster {
  url: string;
  stop(): void;
  start(): void;
}

/** The cluster of this run; absent without one of our own. */
export function ownCluster(): Cluster | undefined {
  const {
    TEST_DATABASE_URL: url,
    TEST_DATABASE_CLUSTER: folder,
    TEST_DATABASE_PROGRAMS: programs,
  } = process.env;
  if (!url || !folder || !programs) return undefined;
  const { uid, gid } = statSync(folder);
  const control = (...args: string[]) => {
    const { status, stderr } = spawnSync(path.join(programs, 'pg_ctl'), ['-D', folder, '-w', ...args], {
      cwd: folder,
      uid,
      gid,
      encoding: 'utf8',
      // A server that is started would otherwise keep our pipe open.
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`pg_ctl ${args.at(-1)} failed: ${stderr}`);
  };
  return {
    url,
    stop: () => control('-m', 'immediate', 'stop'),
    start: () => control('-l', path.join(folder, '../log'), 'start'),
  };
}

/** The figure of a suite that has no cluster. */
export const withoutCluster = 'needs a PostgreSQL: node scripts/with-postgres.mjs npm run hardening';
