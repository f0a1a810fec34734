// The disk under the database is full, then has room again: a file system of a few megabytes in memory, filled by us.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { informing, judged, type Report } from '../../report.ts';
import { bookForm } from '../../server/client.ts';
import { startServer } from '../../server/server-process.ts';
import { addBook, auditBooks, newProject } from './written.ts';

const name = 'disk full';

/** Fills a file system to its last byte; gives what makes room again. */
export function fillUp(folder: string): () => void {
  const ballast = path.join(folder, 'ballast');
  const block = Buffer.alloc(4_096);
  try {
    for (;;) writeFileSync(ballast, block, { flag: 'a' });
  } catch {
    return () => rmSync(ballast);
  }
}

async function tryOn(folder: string): Promise<Report> {
  const server = await startServer({ DATA_DIR: folder });
  const written = await newProject(server.address);
  const { call, project } = written;
  for (let index = 0; index < 20; index++) await addBook(written, `Before ${index}`);
  const makeRoom = fillUp(folder);

  const statuses = new Set<number | undefined>();
  for (let index = 0; index < 200; index++) statuses.add(await addBook(written, `While full ${index}`));
  const refused = await call('POST', `/api/projects/${project}/citations`, bookForm('One more'));
  const read = await call('GET', `/api/projects/${project}/citations`);
  const made = await call('POST', '/api/citations', bookForm('Made while full'));
  makeRoom();
  const after = await addBook(written, 'After');
  const lost = await auditBooks(written, server.address);
  await server.kill();
  const again = await startServer({ DATA_DIR: folder });
  const { message = '' } = (refused?.body ?? {}) as { message?: string };
  await again.stop();

  return judged(name, `writes while full ${[...statuses].join(', ')}; afterwards ${after}, none lost`, [
    ...[...statuses].filter((status) => status !== 201 && status !== 503).map((status) => `status ${status}`),
    ...(refused?.status === 503 && message.startsWith('Saving is unavailable')
      ? []
      : [`refused: ${message}`]),
    ...(read?.status === 200 ? [] : [`reading: ${read?.status}`]),
    ...(made?.status === 200 ? [] : [`making a reference: ${made?.status}`]),
    ...(after === 201 ? [] : [`with room again, without a restart: ${after}`]),
    ...lost,
  ]);
}

/** Tries a full disk where file systems may be mounted (root on Linux). */
export async function diskFull(): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-full-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'citewright', folder]).status === 0;
  try {
    if (mounted) return await tryOn(folder);
    return informing(name, 'needs root, who may mount a small file system');
  } finally {
    if (mounted) spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}
