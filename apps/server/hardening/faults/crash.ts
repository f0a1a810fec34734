import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { judged, type Verdict } from '../verdict.ts';

const script = path.join(import.meta.dirname, '../../load/crash.ts');

async function crash(database: string, environment: NodeJS.ProcessEnv): Promise<string[]> {
  const child = spawn(process.execPath, [script, `--rounds=10`, '--keys=100'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = child.stdout.toArray();
  const [code] = await once(child, 'exit');
  if (code === 0) return [];
  return [
    `on ${database}:`,
    ...Buffer.concat(await output)
      .toString()
      .trim()
      .split('\n'),
  ];
}

/** Ten rounds of kill -9 on each database; `node apps/server/load/crash.ts` makes the hundred of the bar. */
export async function crashes(): Promise<Verdict> {
  const { TEST_DATABASE_URL: url, ...environment } = process.env;
  const faults = await crash('SQLite', environment);
  if (url) faults.push(...(await crash('PostgreSQL', process.env)));
  const where = url ? 'SQLite and PostgreSQL' : 'SQLite; no PostgreSQL given';
  return judged('kill -9 in a write', `10 rounds and 100 keys on ${where}`, faults);
}
