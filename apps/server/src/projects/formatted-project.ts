import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { CitationItem, CopyReferences, Duplicate, ProjectCitation, StyleId } from '@citewright/contract';
import { alphabeticalReferences, ProjectMemory, type Reference } from '@citewright/formatting';
import type { Database } from '../db/schema.ts';
import type { AnswerStore } from './answer-store.ts';
import { findDuplicate } from './duplicates.ts';
import { firstLines } from './first-screen.ts';
import { createKeptAnswers } from './kept-answers.ts';
import {
  entriesOf,
  type KeptEntries,
  learnItems,
  noEntries,
  packEntries,
  readEntries,
} from './kept-entries.ts';
import { type PlannedCitation, planCitations } from './planned-project.ts';
import { writeCitation } from './present.ts';
import { type ItemRow, listItems, listRows, readRow } from './project-rows.ts';
import type { StoredProject } from './project-store.ts';
import { createRememberedProjects, type RememberedProject } from './remembered-projects.ts';
import { type StreamedList, streamList } from './streamed-list.ts';
import { mapInTurns } from './take-turns.ts';
import { type WrittenAnswer, writeAnswer, writeLines } from './written-answer.ts';

/**
 * From how many citations on a list goes out while it is made, one citation is made without the others, and what was found out
 * is remembered: formatting so many takes longer than a reader notices.
 */
const largeProject = 300;

/** From how many citations on the first screen of a project of which nothing is known is made before the others. */
const vastProject = 2_000;

/** Milliseconds between the first screen of such a project and the work on the others: without them the first is drawn later. */
const pause = 250;

/** A state of a project, and whose it is. */
export type OwnedProject = StoredProject & { owner: string };

/** The references of projects, formatted together. */
export interface FormattedProjects {
  /** The citations as a list. That of a large project is given to `onBegun` while it is written, whoever asked first. */
  list: (project: OwnedProject, onBegun?: (list: Readable) => void) => Promise<WrittenAnswer>;
  /** The answer of `copy-references`. */
  references: (project: OwnedProject) => Promise<WrittenAnswer>;
  /** One citation as the list has it; absent when it is not there any more. */
  citation: (project: OwnedProject, id: number) => Promise<ProjectCitation | undefined>;
  /** The first citation of the same work. */
  duplicate: (project: OwnedProject, item: CitationItem) => Promise<Duplicate | undefined>;
  /** The reference of one citation as it stands among the others in a style. */
  reference: (project: OwnedProject, id: number, style: StyleId) => Promise<Reference | undefined>;
}

/**
 * The lines of a list that may begin before its citations are planned.
 * @throws Error when the whole begins with other lines than the `first`: who reads is broken off, and asks again
 */
async function* linesOf(
  citations: readonly PlannedCitation[] | Promise<readonly PlannedCitation[]>,
  style: StyleId,
  first: readonly string[] = [],
): AsyncGenerator<string, undefined> {
  yield* first;
  for (const [at, citation] of (await citations).entries()) {
    const line = writeCitation(citation, style);
    const before = first[at];
    if (before === undefined) yield line;
    else if (before !== line) throw new Error(`Citation ${citation.row.id} reads differently among all`);
  }
}

/** Formats projects, and keeps what that came to for as long as they do not change. `large` and `vast` are for tests. */
export function createFormattedProjects(
  database: Database,
  store: AnswerStore,
  large = largeProject,
  vast = vastProject,
): FormattedProjects {
  const kept = createKeptAnswers(store);
  const remembered = createRememberedProjects(large);
  /** The lists that are being made, by state of their project: settled when an entry is there. */
  const underWay = new Map<string, PromiseWithResolvers<StreamedList>>();

  async function readProject({ project, owner }: OwnedProject) {
    const rows = await listRows(database, owner, project.id);
    return { rows, known: remembered.of(project.id, project.referenceStyle, rows) };
  }

  /** What another process has kept of a large project of which nothing is known here: most of it is what it was. */
  async function recall(asked: OwnedProject, rows: readonly ItemRow[], known: RememberedProject) {
    if (!known.isNew || rows.length < large) return noEntries;
    const entries = await readEntries(await store.read(asked, 'entries'));
    await learnItems(entries, rows, known);
    return entries;
  }

  /** The answer of `copy-references` from citations in the order of the style. */
  async function referencesOf(
    asked: OwnedProject,
    citations: readonly PlannedCitation<ItemRow>[],
    { memory }: RememberedProject,
    kept: KeptEntries,
  ): Promise<WrittenAnswer> {
    const style = asked.project.referenceStyle;
    const entered = await entriesOf(citations, style, kept);
    const items = citations.map(({ item }) => item);
    const entries = entered.map(({ entry }) => entry);
    const references = alphabeticalReferences(items, style, entries);
    if (citations.length >= large) store.write(asked, 'entries', () => packEntries(entered, memory));
    return await writeAnswer({ references } satisfies CopyReferences);
  }

  async function readItems({ project, owner }: OwnedProject) {
    const rows = await listItems(database, owner, project.id);
    return { rows, known: remembered.of(project.id, project.referenceStyle, rows) };
  }

  /** Makes the references alone: for them nobody asks which works are there twice, nor how they are cited. */
  async function makeReferences(asked: OwnedProject): Promise<WrittenAnswer> {
    const { project } = asked;
    const { rows, known } = await readItems(asked);
    const entries = await recall(asked, rows, known);
    const citations = await planCitations(rows, project.referenceStyle, known, 'references');
    return await referencesOf(asked, citations, known, entries);
  }

  /** Both answers on a project that is planned. */
  async function answersOf(
    asked: OwnedProject,
    citations: readonly PlannedCitation[],
    known: RememberedProject,
  ) {
    const list = await writeLines(citations.map((one) => writeCitation(one, asked.project.referenceStyle)));
    return { list, references: await referencesOf(asked, citations, known, noEntries) };
  }

  /** Both answers. The list of a large project goes out meanwhile; that of one of which nothing is known, before it is planned. */
  async function makeAnswers(asked: OwnedProject, onBegun: (list: StreamedList) => void) {
    const style = asked.project.referenceStyle;
    const { rows, known } = await readProject(asked);
    const isUnknown = known.isNew && rows.length >= vast;
    const first = isUnknown ? await firstLines(rows, style, known.read) : undefined;
    async function planAll() {
      // Whoever asked draws the first screen now, and fetches what that takes.
      if (first) await wait(pause);
      const entries = await recall(asked, rows, known);
      return { entries, citations: await planCitations(rows, style, known) };
    }
    const planning = planAll();
    if (rows.length < large) return await answersOf(asked, (await planning).citations, known);
    const planned = planning.then(({ citations }) => citations);
    const begun = streamList(linesOf(first ? planned : await planned, style, first));
    onBegun(begun);
    const list = await begun.whole;
    const { citations, entries } = await planning;
    return { list, references: await referencesOf(asked, citations, known, entries) };
  }

  /** One citation. Whoever changed it asks for the list next: that of a small project is made by the way. */
  async function find(asked: OwnedProject, id: number): Promise<PlannedCitation | undefined> {
    const { rows, known } = await readProject(asked);
    await recall(asked, rows, known);
    const citations = await planCitations(rows, asked.project.referenceStyle, known);
    if (citations.length < large) kept.put(asked, await answersOf(asked, citations, known));
    return citations.find(({ row }) => row.id === id);
  }

  /** The reference of one citation. For that of a large project nothing is asked but the items. */
  async function findReference(asked: OwnedProject, id: number): Promise<Reference | undefined> {
    const { rows, known } = await readItems(asked);
    if (rows.length < large) return (await find(asked, id))?.planned.reference();
    await recall(asked, rows, known);
    const citations = await planCitations(rows, asked.project.referenceStyle, known, 'references');
    return citations.find(({ row }) => row.id === id)?.planned.reference();
  }

  async function findInStyle({ project, owner }: OwnedProject, id: number, style: StyleId) {
    const rows = await listRows(database, owner, project.id);
    const nothing = { memory: new ProjectMemory(style), read: readRow };
    const citations = await planCitations(rows, style, nothing);
    return citations.find(({ row }) => row.id === id);
  }

  async function list(asked: OwnedProject, onBegun?: (list: Readable) => void): Promise<WrittenAnswer> {
    const state = `${asked.project.id} ${asked.revision}`;
    const begun = underWay.get(state) ?? Promise.withResolvers<StreamedList>();
    underWay.set(state, begun);
    if (onBegun) void begun.promise.then(({ read }) => onBegun(read()));
    try {
      return await kept.get(asked, 'list', () => makeAnswers(asked, begun.resolve));
    } finally {
      underWay.delete(state);
    }
  }

  return {
    list,
    async references(asked) {
      return await kept.get(asked, 'references', async () => ({
        references: await makeReferences(asked),
      }));
    },
    async citation(asked, id) {
      const found = await find(asked, id);
      return found && JSON.parse(writeCitation(found, asked.project.referenceStyle));
    },
    async duplicate(asked, item) {
      const { rows, known } = await readItems(asked);
      const works = await mapInTurns(rows, (row) => ({ id: row.id, item: known.read(row).item }));
      return findDuplicate(item, works);
    },
    async reference(asked, id, style) {
      if (style === asked.project.referenceStyle) return await findReference(asked, id);
      return (await findInStyle(asked, id, style))?.planned.reference();
    },
  };
}
