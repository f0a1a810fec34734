import { existsSync, readFileSync, statSync } from 'node:fs';

const locks = '/proc/locks';

/** The first byte that readers of a SQLite file lock, as long as they have it open in WAL mode: https://sqlite.org/lockingv3.html */
const sharedByte = 0x4000_0002;

/** Whether a process has a SQLite file open. Known on Linux only (proc_locks(5)), where the file need not be readable for it. */
export function isInUse(file: string): boolean {
  const inode = statSync(file, { throwIfNoEntry: false })?.ino;
  if (inode === undefined || !existsSync(locks)) return false;
  return readFileSync(locks, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .some((fields) => fields.at(-3)?.endsWith(`:${inode}`) && Number(fields.at(-2)) === sharedByte);
}
