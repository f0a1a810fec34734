import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = '/sys/fs/cgroup';

/** A control group whose processes together get no more memory than its limit, and no swap: as in a container. */
export interface MemoryGroup {
  /** A process joins by writing its number into this file. */
  processes: string;
  /** To be called when its processes have ended. */
  remove(): void;
}

/** Versions 1 and 2 of control groups: where groups are, and the files of their limits, those of swap where it is counted. */
const versions = [
  {
    parent: path.join(root, 'memory'),
    limits: (bytes: number) => ({ 'memory.limit_in_bytes': bytes, 'memory.memsw.limit_in_bytes': bytes }),
  },
  { parent: root, limits: (bytes: number) => ({ 'memory.max': bytes, 'memory.swap.max': 0 }) },
] as const;

/**
 * Creates a group (https://docs.kernel.org/admin-guide/cgroup-v1/memory.html, https://docs.kernel.org/admin-guide/cgroup-v2.html);
 * absent where that is not allowed, which needs Linux and root.
 */
export function createMemoryGroup(bytes: number): MemoryGroup | undefined {
  for (const { parent, limits } of versions) {
    const folder = path.join(parent, `citewright-${process.pid}-${Math.round(performance.now() * 1_000)}`);
    const remove = () => rmdirSync(folder);
    try {
      mkdirSync(folder);
    } catch {
      continue;
    }
    const [[main, limit], [swap, swapLimit]] = Object.entries(limits(bytes)) as [
      [string, number],
      [string, number],
    ];
    try {
      writeFileSync(path.join(folder, main), String(limit), { flag: 'r+' });
      if (existsSync(path.join(folder, swap)))
        writeFileSync(path.join(folder, swap), String(swapLimit), { flag: 'r+' });
      return { processes: path.join(folder, 'cgroup.procs'), remove };
    } catch {
      remove();
    }
  }
  return undefined;
}
