import type { StyleId } from '@citewright/contract';
import { ProjectMemory } from '@citewright/formatting';
import { type ItemRow, type ReadRow, readRow } from './project-rows.ts';

/** Citations of all remembered projects together; each takes some 7 KB. */
const room = 12_000;

/** Milliseconds: who edits a project asks for it again soon, and nobody else's memory need be taken for longer. */
const keptFor = 120_000;

/** What is known of a project from the last time it was formatted. */
export interface RememberedProject {
  memory: ProjectMemory;
  /** Nothing is known of it in this style. */
  isNew: boolean;
  /** A row with its item: the same object as long as the row says the same. */
  read: <Row extends ItemRow>(row: Row) => ReadRow<Row>;
}

/** Remembers the large projects that were formatted last, so that a change has one reference made anew and not all. */
export interface RememberedProjects {
  /** A project of so many citations that is about to be formatted in a style. */
  of: (id: number, style: StyleId, rows: readonly ItemRow[]) => RememberedProject;
}

interface Known {
  /** How many citations it has, read or still to be read. */
  size: number;
  memory: ProjectMemory;
  rows: Map<number, Pick<ReadRow<ItemRow>, 'item'> & { text: string }>;
  forget: NodeJS.Timeout;
}

/** `smallest` is the number of citations from which remembering is worth its room. */
export function createRememberedProjects(smallest: number, most = room): RememberedProjects {
  const projects = new Map<number, Known>();

  function forget(id: number): void {
    clearTimeout(projects.get(id)?.forget);
    projects.delete(id);
  }

  function makeRoom(): void {
    let all = 0;
    for (const [id, { size }] of [...projects].reverse()) {
      all += size;
      if (all > most) forget(id);
    }
  }

  /** What is known, as what was asked for last. Only what stands in `rows` stays known. */
  function know(id: number, style: StyleId, rows: readonly ItemRow[]): Known {
    const before = projects.get(id);
    forget(id);
    const kept: Known['rows'] = new Map();
    for (const { id: citation } of rows) {
      const known = before?.rows.get(citation);
      if (known) kept.set(citation, known);
    }
    const memory = before?.memory.style === style ? before.memory : new ProjectMemory(style);
    return { size: rows.length, memory, rows: kept, forget: setTimeout(() => forget(id), keptFor).unref() };
  }

  return {
    of(id, style, rows) {
      if (rows.length < smallest || rows.length > most) {
        return { memory: new ProjectMemory(style), isNew: true, read: readRow };
      }
      const { memory, rows: known, ...rest } = know(id, style, rows);
      projects.set(id, { memory, rows: known, ...rest });
      makeRoom();
      return {
        memory,
        isNew: memory.isEmpty,
        read(row) {
          const before = known.get(row.id);
          const read = before?.text === row.item ? { row, item: before.item } : readRow(row);
          known.set(row.id, { text: row.item, item: read.item });
          return read;
        },
      };
    },
  };
}
