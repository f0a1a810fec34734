import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Findings, tryTimed } from '../findings.ts';
import { judged, type Verdict } from '../verdict.ts';

const script = path.join(import.meta.dirname, '../../load/crash.ts');

/** What `crash.ts` says when nothing was lost, but a start took too long. */
const tooLate = 2;

async function crash(database: string, environment: NodeJS.ProcessEnv): Promise<Findings> {
  const child = spawn(process.execPath, [script, `--rounds=10`, '--keys=100'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = child.stdout.toArray();
  const [code] = await once(child, 'exit');
  const lines = Buffer.concat(await output)
    .toString()
    .trim()
    .split('\n');
  const said = code === 0 ? [] : [`on ${database}:`, ...lines];
  return code === tooLate ? { faults: [], late: said } : { faults: said, late: [] };
}

/** Ten rounds of kill -9 on each database; `node apps/server/load/crash.ts` makes the hundred of the bar. */
export async function crashes(): Promise<Verdict> {
  const { TEST_DATABASE_URL: url, ...environment } = process.env;
  const on = (database: string, variables: NodeJS.ProcessEnv) =>
    tryTimed(`kill -9 on ${database}`, () => crash(database, variables));
  const faults = await on('SQLite', environment);
  if (url) faults.push(...(await on('PostgreSQL', process.env)));
  const where = url ? 'SQLite and PostgreSQL' : 'SQLite; no PostgreSQL given';
  return judged('kill -9 in a write', `10 rounds and 100 keys on ${where}`, faults);
}
