import type { StoredProject } from './project-store.ts';
import type { WrittenList } from './written-list.ts';

/** Bytes of all lists together. */
const room = 32 * 1024 * 1024;

/** Gives the list of a project: the one made before, unless the project has changed. */
export type KeptLists = (stored: StoredProject, make: () => Promise<WrittenList>) => Promise<WrittenList>;

/**
 * Keeps the lists that were read last. A project's revision names one state of it, in every process, so a kept list is
 * never stale; numbers are never given twice, so it is never another project's.
 */
export function createKeptLists(most = room): KeptLists {
  const lists = new Map<number, { revision: number; list: WrittenList }>();
  let size = 0;

  function forget(id: number): void {
    size -= lists.get(id)?.list.bytes.length ?? 0;
    lists.delete(id);
  }

  function keep(id: number, revision: number, list: WrittenList): void {
    forget(id);
    lists.set(id, { revision, list });
    size += list.bytes.length;
    for (const oldest of lists.keys()) {
      if (size <= most) return;
      forget(oldest);
    }
  }

  return async ({ project: { id }, revision }, make) => {
    const known = lists.get(id);
    const list = known?.revision === revision ? known.list : await make();
    keep(id, revision, list);
    return list;
  };
}
