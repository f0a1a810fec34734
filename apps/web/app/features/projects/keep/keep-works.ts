import type { CitationEdit, Project } from '@citewright/contract';
import { writeRecords } from '@citewright/interchange';
import { addCitation, type KeptWork } from '~/api/add-citation.ts';
import { runImport } from '~/api/import.ts';
import { editCitation } from '~/api/projects.ts';
import { randomToken } from '~/api/session.ts';

/** What became of the works that were to be kept, but for those that are stored as they should be. */
export interface Kept {
  /** Not found again: stored as the record that the list has. */
  unproved: KeptWork[];
  /** Stored without what was changed in them. */
  unedited: KeptWork[];
  lost: KeptWork[];
}

type Stored = Map<KeptWork, number>;

/** How often an import is sent: the second time finds what the first has stored. */
const attempts = 2;

/** Imports a text whose entries are these works; gives the ids of those that were stored. */
async function importWorks(
  { id }: Project,
  text: string,
  format: 'lines' | 'csl-json',
  works: readonly KeptWork[],
): Promise<Stored> {
  const idempotencyKey = randomToken();
  const stored: Stored = new Map();
  const request = { text, format, duplicates: 'add' } as const;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      const { signal } = new AbortController();
      for await (const event of runImport({ projectId: id, request, idempotencyKey, signal })) {
        if (event.kind === 'done') return stored;
        const work =
          event.kind === 'line' && event.line.status === 'added' ? works[event.line.index] : undefined;
        if (work && event.kind === 'line' && event.line.citationId) stored.set(work, event.line.citationId);
      }
    } catch {
      // Refused or unanswered: the caller says what is missing.
    }
  }
  return stored;
}

/** Whether a line of an import finds a work again: imports have an allowance of their own, for hundreds of look-ups. */
function isLine({ addition }: KeptWork): boolean {
  const { inputType, ...rest } = addition?.request ?? {};
  return ['doi', 'isbn', 'url'].includes(String(inputType)) && Object.keys(rest).join() === 'sourceInput';
}

/** Works of one kind in a row: the order of the project is that of the list. */
function storingRuns(works: readonly KeptWork[]): KeptWork[][] {
  const runs: KeptWork[][] = [];
  for (const work of works) {
    const last = runs.at(-1);
    if (last?.[0] && isLine(last[0]) && isLine(work)) last.push(work);
    else runs.push([work]);
  }
  return runs;
}

/** Stores works that are found again, with the proof of their details. */
async function storeRun(project: Project, run: readonly KeptWork[]): Promise<Stored> {
  const [work] = run;
  if (work && isLine(work)) {
    const lines = run.map(({ addition }) => addition?.request.sourceInput);
    return await importWorks(project, lines.join('\n'), 'lines', run);
  }
  try {
    if (!work?.addition) return new Map();
    return new Map([[work, (await addCitation(project, work.addition, 'add')).id]]);
  } catch {
    return new Map();
  }
}

function recordsText(works: readonly KeptWork[]): string {
  const items = works.map(({ item }, index) => ({ ...item, id: `work-${index}` }));
  return [...writeRecords('csl-json', items)]
    .map((piece) => (typeof piece === 'string' ? piece : new TextDecoder().decode(piece)))
    .join('');
}

/** Makes the edits of what was stored; gives the works of which they failed. */
async function editStored(stored: Stored, editOf: (work: KeptWork) => CitationEdit): Promise<KeptWork[]> {
  const failed: KeptWork[] = [];
  for (const [work, id] of stored) {
    const edit = editOf(work);
    if (Object.keys(edit).length > 0) await editCitation(id, edit).catch(() => failed.push(work));
  }
  return failed;
}

/**
 * Stores the works of a list in a project, in their order, each found again, so that its details keep their proof, and with the changes
 * and the cited place that it has. What is not found again is stored as its record, at the end.
 */
export async function keepWorks(project: Project, works: readonly KeptWork[]): Promise<Kept> {
  const found: Stored = new Map();
  for (const run of storingRuns(works))
    for (const [work, id] of await storeRun(project, run)) found.set(work, id);
  const others = works.filter((work) => !found.has(work));
  const asRecords =
    others.length === 0
      ? new Map<KeptWork, number>()
      : await importWorks(project, recordsText(others), 'csl-json', others);
  const unedited = [
    ...(await editStored(found, ({ addition }) => addition?.edit ?? {})),
    // Their records have all other changes.
    ...(await editStored(asRecords, ({ addition }) => {
      const locator = addition?.edit.locator;
      return locator ? { locator } : {};
    })),
  ];
  return { unproved: [...asRecords.keys()], unedited, lost: others.filter((work) => !asRecords.has(work)) };
}
