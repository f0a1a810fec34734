// Both sides with reload: the server restarts when a file changes, the web app is updated in place (Vite, port 5173).
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const made = spawnSync('node', [join(root, 'apps/web/make-sources.ts')], { stdio: 'inherit' });
if (made.status !== 0) process.exit(1);

const commands = [
  ['node', ['--watch', 'apps/server/src/main.ts'], root],
  ['react-router', ['dev'], join(root, 'apps/web')],
];

const children = commands.map(([command, args, cwd]) => spawn(command, args, { cwd, stdio: 'inherit' }));

function stop() {
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
