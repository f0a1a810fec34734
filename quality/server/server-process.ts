import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { MemoryGroup } from './memory-group.ts';

/** As `npm start` starts it. */
const script = path.join(import.meta.dirname, '../../apps/server/start.sh');

/** The real server in a process of its own. */
export interface ServerProcess {
  address: string;
  /** Milliseconds from its start until it is ready. */
  readyAfter: number;
  pid: number;
  /** Settles when it has ended, with its exit code; `null` when a signal ended it. */
  ended: Promise<number | null>;
  /** Sends SIGTERM; gives the exit code. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
}

const joinAndStart = 'echo $$ > "$0" && exec /bin/sh "$1"';

function run(
  environment: Record<string, string>,
  stderr: 'inherit' | 'pipe',
  group?: MemoryGroup,
): ChildProcess {
  const command = group ? ['-c', joinAndStart, group.processes, script] : [script];
  return spawn('/bin/sh', command, {
    env: {
      PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
      PORT: '0',
      HOST: '127.0.0.1',
      LIMIT_SESSION_PER_MINUTE: '1000000',
      LIMIT_IP_PER_MINUTE: '1000000',
      LIMIT_READING_IP_SECONDS: '1000000',
      LIMIT_PROJECTS_IP_PER_HOUR: '1000000',
      LIMIT_PROJECTS_IP_PER_DAY: '10000000',
      LIMIT_STORED_IP_MB_PER_DAY: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', stderr],
  });
}

/** What a server that must not start printed, and its exit code; `undefined` when it became ready. */
export async function refusedStart(
  environment: Record<string, string>,
): Promise<{ code: number | null | undefined; said: string }> {
  const child = run(environment, 'pipe');
  let said = '';
  let isReady = false;
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  child.stdout?.on('data', (chunk) => {
    if (!String(chunk).includes('"msg":"ready"')) return;
    isReady = true;
    child.kill('SIGKILL');
  });
  const [code] = await once(child, 'close');
  return { code: isReady ? undefined : code, said };
}

/** Starts the server on a free port, in a memory group where one is given, and waits until it is ready. */
export async function startServer(
  environment: Record<string, string>,
  group?: MemoryGroup,
): Promise<ServerProcess> {
  const began = performance.now();
  const child = run(environment, 'inherit', group);
  if (!child.stdout || child.pid === undefined) throw new Error('the server could not be started');
  const { pid } = child;
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  for await (const line of createInterface(child.stdout)) {
    const { msg, address } = JSON.parse(line);
    if (msg !== 'ready') continue;
    // Later output is discarded: a full pipe must not block the server.
    child.stdout.resume();
    return {
      address,
      readyAfter: performance.now() - began,
      pid,
      ended,
      async stop() {
        child.kill('SIGTERM');
        return await ended;
      },
      async kill() {
        child.kill('SIGKILL');
        await ended;
      },
    };
  }
  throw new Error('the server ended before it was ready');
}
