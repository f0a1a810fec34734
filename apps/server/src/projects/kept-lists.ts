import type { StoredProject } from './project-store.ts';

/** Characters of all lists together. */
const room = 16 * 1024 * 1024;

/** Gives the list of a project as JSON: the one made before, unless the project has changed. */
export type KeptLists = (stored: StoredProject, make: () => Promise<string>) => Promise<string>;

/**
 * Keeps the lists that were read last. A project's revision names one state of it, in every process, so a kept list is
 * never stale; numbers are never given twice, so it is never another project's.
 */
export function createKeptLists(most = room): KeptLists {
  const lists = new Map<number, { revision: number; text: string }>();
  let size = 0;

  function forget(id: number): void {
    size -= lists.get(id)?.text.length ?? 0;
    lists.delete(id);
  }

  function keep(id: number, revision: number, text: string): void {
    forget(id);
    lists.set(id, { revision, text });
    size += text.length;
    for (const oldest of lists.keys()) {
      if (size <= most) return;
      forget(oldest);
    }
  }

  return async ({ project: { id }, revision }, make) => {
    const known = lists.get(id);
    const text = known?.revision === revision ? known.text : await make();
    keep(id, revision, text);
    return text;
  };
}
