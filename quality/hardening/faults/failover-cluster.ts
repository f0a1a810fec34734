import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const deployed = path.join(import.meta.dirname, '../../../deploy/high-availability');
const programs = { patroni: '/usr/bin/patroni', etcd: '/usr/bin/etcd', haproxy: '/usr/sbin/haproxy' };
const versions = '/usr/lib/postgresql';
const password = 'only-for-this-run';

/** Seconds in which a cluster must be there, or whole again. */
const patience = 120;

/** The reason why no cluster can be run here; absent when it can. */
export function missingPrograms(): string | undefined {
  const missing = Object.entries(programs).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (!existsSync(versions)) missing.push('postgresql');
  if (missing.length > 0)
    return `needs ${missing.join(', ')} (Debian: apt-get install patroni python3-etcd etcd-server haproxy postgresql)`;
  return process.getuid?.() === 0 ? undefined : 'needs root, to run PostgreSQL as its own user';
}

const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);

async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => new Promise((done) => probe.close(done))));
  return ports;
}

/** A database machine: PostgreSQL under Patroni. */
interface Node {
  name: string;
  /** Where Patroni answers. */
  api: string;
  postgresPort: number;
  folder: string;
  environment: Record<string, string>;
  patroni: ChildProcess | undefined;
}

/** What dies: the whole machine, or PostgreSQL while Patroni lives. */
export type Death = 'machine' | 'postgres';

/** Two database machines, etcd and HAProxy, all on this machine, with the configuration of `deploy/`. */
export interface FailoverCluster {
  /** The address that leads to the primary, for a database of this name. */
  urlOf(database: string): string;
  createDatabase(name: string): void;
  /** Kills the primary; gives its name. */
  killPrimary(death: Death): Promise<string>;
  /** Starts what is dead, and waits until there is a synchronous standby. @throws Error when there is none in two minutes */
  heal(): Promise<void>;
  stop(): Promise<void>;
}

/** The processes whose parent is this one. */
function childrenOf(pid: number): number[] {
  const parentOf = (entry: string) => {
    try {
      return Number(
        readFileSync(`/proc/${entry}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[1],
      );
    } catch {
      return undefined; // it has ended
    }
  };
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && parentOf(entry) === pid)
    .map(Number);
}

function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
}

interface Member {
  name: string;
  role: string;
  state: string;
}

async function membersBy({ api }: Node): Promise<Member[]> {
  try {
    const answer = await fetch(`${api}/cluster`, { signal: AbortSignal.timeout(2_000) });
    return ((await answer.json()) as { members: Member[] }).members;
  } catch {
    return [];
  }
}

/** Starts it with empty folders, and waits until there is a primary with a synchronous standby. */
export async function startFailoverCluster(): Promise<FailoverCluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-failover-'));
  const user = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(folder, user.uid, user.gid);
  const [newest = ''] = readdirSync(versions).toSorted((one, other) => Number(other) - Number(one));
  const binaries = path.join(versions, newest, 'bin');
  const [etcdPort = 0, peerPort = 0, proxyPort = 0, ...nodePorts] = await freePorts(7);

  function run(
    name: string,
    program: string,
    args: string[],
    environment: Record<string, string>,
  ): ChildProcess {
    const log = openSync(path.join(folder, `${name}.log`), 'a');
    const env = { PATH: `${binaries}:/usr/bin:/bin`, HOME: folder, ...environment };
    return spawn(program, args, { cwd: folder, env, stdio: ['ignore', log, log], ...user });
  }

  const nodes = ['one', 'two'].map((name, index): Node => {
    const [apiPort = 0, postgresPort = 0] = nodePorts.slice(2 * index);
    const own = path.join(folder, name);
    mkdirSync(own, { mode: 0o700 });
    chownSync(own, user.uid, user.gid);
    return {
      name,
      api: `http://127.0.0.1:${apiPort}`,
      postgresPort,
      folder: own,
      patroni: undefined,
      environment: {
        PATRONI_NAME: name,
        PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcdPort}`,
        PATRONI_RESTAPI_LISTEN: `127.0.0.1:${apiPort}`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${apiPort}`,
        PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${postgresPort}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${postgresPort}`,
        PATRONI_POSTGRESQL_DATA_DIR: path.join(own, 'data'),
        PATRONI_POSTGRESQL_BIN_DIR: binaries,
        PATRONI_POSTGRESQL_PGPASS: path.join(own, 'pgpass'),
        PATRONI_SUPERUSER_PASSWORD: password,
        PATRONI_REPLICATION_PASSWORD: password,
        PATRONI_REWIND_PASSWORD: password,
      },
    };
  });
  const [one, two] = nodes as [Node, Node];
  const startNode = (node: Node) => {
    node.patroni = run(node.name, programs.patroni, [path.join(deployed, 'patroni.yml')], node.environment);
  };

  async function membersNow(): Promise<Member[]> {
    for (const node of nodes) {
      const members = await membersBy(node);
      if (members.length > 0) return members;
    }
    return [];
  }

  async function wholeAgain(): Promise<void> {
    for (let left = 2 * patience; left > 0; left--) {
      const roles = (await membersNow())
        .filter(({ state }) => /running|streaming/.test(state))
        .map(({ role }) => role);
      if (roles.includes('leader') && roles.includes('sync_standby')) return;
      await delay(500);
    }
    throw new Error(`no synchronous standby after ${patience} s: ${JSON.stringify(await membersNow())}`);
  }

  async function stop(): Promise<void> {
    const running = [...nodes.flatMap(({ patroni }) => patroni ?? []), proxy, etcd];
    for (const child of running) child.kill('SIGKILL');
    for (const node of nodes) killPostgres(node);
    await delay(500);
    rmSync(folder, { recursive: true, force: true });
  }

  const etcdUrl = `http://127.0.0.1:${etcdPort}`;
  const peerUrl = `http://127.0.0.1:${peerPort}`;
  const etcd = run('etcd', programs.etcd, [], {
    ETCD_NAME: 'one',
    ETCD_DATA_DIR: path.join(folder, 'etcd'),
    ETCD_LISTEN_CLIENT_URLS: etcdUrl,
    ETCD_ADVERTISE_CLIENT_URLS: etcdUrl,
    ETCD_LISTEN_PEER_URLS: peerUrl,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peerUrl,
    ETCD_INITIAL_CLUSTER: `one=${peerUrl}`,
  });
  const portOf = ({ api }: Node) => new URL(api).port;
  const proxy = run('haproxy', programs.haproxy, ['-db', '-f', path.join(deployed, 'haproxy.cfg')], {
    CITEWRIGHT_POSTGRESQL: `127.0.0.1:${proxyPort}`,
    POSTGRESQL_ONE: `127.0.0.1:${one.postgresPort}`,
    POSTGRESQL_TWO: `127.0.0.1:${two.postgresPort}`,
    PATRONI_ONE_HOST: '127.0.0.1',
    PATRONI_ONE_PORT: portOf(one),
    PATRONI_TWO_HOST: '127.0.0.1',
    PATRONI_TWO_PORT: portOf(two),
  });
  const urlOf = (database: string) => `postgres://postgres:${password}@127.0.0.1:${proxyPort}/${database}`;
  for (const node of nodes) startNode(node);
  try {
    await wholeAgain();
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    urlOf,
    createDatabase(name) {
      const { status, stderr } = spawnSync(
        path.join(binaries, 'psql'),
        [urlOf('postgres'), '-c', `create database ${name}`],
        {
          encoding: 'utf8',
        },
      );
      if (status !== 0) throw new Error(`create database failed: ${stderr}`);
    },
    async killPrimary(death) {
      const leader = (await membersNow()).find(({ role }) => role === 'leader')?.name;
      const node = leader === two.name ? two : one;
      if (death === 'machine') {
        node.patroni?.kill('SIGKILL');
        node.patroni = undefined;
      }
      killPostgres(node);
      return node.name;
    },
    async heal() {
      for (const node of nodes) if (!node.patroni) startNode(node);
      await wholeAgain();
    },
    stop,
  };
}

/** PostgreSQL's first process and all of its own, without a chance to write anything. */
function killPostgres({ folder }: Node): void {
  const file = path.join(folder, 'data/postmaster.pid');
  if (!existsSync(file)) return;
  const postmaster = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  killAll([postmaster, ...childrenOf(postmaster)]);
}
