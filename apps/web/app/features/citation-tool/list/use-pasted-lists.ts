import { useState } from 'react';
import { fetchPart } from '~/ui/lazy-part.tsx';

interface PastedList {
  id: number;
  text: string;
}

/** The lists that were pasted into the box and are shown. */
export interface PastedLists {
  all: readonly PastedList[];
  /** Takes a list; the import of a project takes it where there is one. */
  take: (text: string) => void;
  close: (id: number) => void;
}

async function giveToImport(text: string): Promise<void> {
  const { importHere } = await fetchPart(() => import('./take-elsewhere.ts'));
  await importHere(text);
}

export function usePastedLists(projectId: number | undefined): PastedLists {
  const [all, setAll] = useState<readonly PastedList[]>([]);
  const add = (text: string) => setAll((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, text }]);
  return {
    all,
    take: (text) => (projectId === undefined ? add(text) : void giveToImport(text)),
    close: (id) => setAll((before) => before.filter((list) => list.id !== id)),
  };
}
