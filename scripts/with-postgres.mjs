// Runs a command with TEST_DATABASE_URL set: node scripts/with-postgres.mjs npm test
// (and TEST_DATABASE_CLUSTER and TEST_DATABASE_PROGRAMS, its folders, for tests that stop and start the cluster).
// A server that TEST_DATABASE_URL names already is used as it is. Else a private PostgreSQL cluster is made in a temporary
// folder, on a free port of this machine, and removed afterwards. Debian's packages bring the programs (as root they are
// installed when missing); PostgreSQL refuses to run as root, so root runs it as the user `postgres` or `nobody`.
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const versions = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** Ends the run with one plain sentence instead of a stack trace. */
function fail(sentence) {
  console.error(`with-postgres: ${sentence}`);
  process.exit(1);
}

/** The folder of the newest installed server's programs, or undefined. */
function installedPrograms() {
  const numbers = existsSync(versions) ? readdirSync(versions).sort((one, other) => other - one) : [];
  return numbers
    .map((number) => join(versions, number, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

function install() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    fail('PostgreSQL is needed. Install it (Debian: apt-get install postgresql), or set TEST_DATABASE_URL.');
  }
  console.log('with-postgres: installing postgresql');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
  ]) {
    const result = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
    if (result.status !== 0) fail(`apt-get ${args[0]} failed; its message stands above.`);
  }
}

/** The number of a user of this machine, or undefined. */
function idOf(flag, user) {
  const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}

/** The user that runs the cluster: the caller, unless that is root. */
function clusterUser() {
  if (!isRoot) return {};
  const user = ['postgres', 'nobody'].find((name) => idOf('-u', name) !== undefined);
  if (!user) fail('no user but root was found to run PostgreSQL as.');
  return { uid: idOf('-u', user), gid: idOf('-g', user) };
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Starts a cluster that only this machine reaches; gives its address and what stops and removes it. */
async function startCluster() {
  if (!installedPrograms()) install();
  const programs = installedPrograms() ?? fail('postgresql was installed, but its programs were not found.');
  const user = clusterUser();
  const folder = mkdtempSync(join(tmpdir(), 'citewright-postgres-'));
  if (isRoot) chownSync(folder, user.uid, user.gid);
  const run = (program, ...args) => {
    const result = spawnSync(join(programs, program), args, { cwd: folder, encoding: 'utf8', ...user });
    if (result.status !== 0) fail(`${program} failed: ${result.stderr || result.error}`);
  };
  const cluster = join(folder, 'data');
  const port = await freePort();
  run('initdb', '-D', cluster, '-U', 'citewright', '-A', 'trust', '-E', 'UTF8', '--locale=C');
  // In the cluster's own configuration, so that tests can stop and start it.
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder };
  for (const [name, value] of Object.entries(settings))
    appendFileSync(join(cluster, 'postgresql.conf'), `${name} = '${value}'\n`);
  run('pg_ctl', '-D', cluster, '-l', join(folder, 'log'), '-w', '-t', '600', 'start');
  return {
    variables: {
      TEST_DATABASE_URL: `postgres://citewright@127.0.0.1:${port}/postgres`,
      TEST_DATABASE_CLUSTER: cluster,
      TEST_DATABASE_PROGRAMS: programs,
    },
    stop() {
      spawnSync(join(programs, 'pg_ctl'), ['-D', cluster, '-m', 'immediate', 'stop'], {
        cwd: folder,
        ...user,
      });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const [program, ...args] = process.argv.slice(2);
if (!program) fail('name the command to run: node scripts/with-postgres.mjs npm test');
const cluster = process.env.TEST_DATABASE_URL ? { variables: {}, stop() {} } : await startCluster();
const child = spawn(program, args, {
  stdio: 'inherit',
  env: { ...process.env, ...cluster.variables },
});
// On a signal the command ends first, then its database.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  cluster.stop();
  fail(`${program} could not be started: ${error.message}`);
});
child.on('exit', (code, signal) => {
  cluster.stop();
  process.exit(code ?? (signal ? 1 : 0));
});
