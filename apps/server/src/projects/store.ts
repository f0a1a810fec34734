import {
  type DeletedProject,
  type Language,
  languageSchema,
  type NewProject,
  type Project,
  type ProjectEdit,
  projectLimits,
  projectSchema,
  type StyleDetails,
  shownStyleSchema,
} from '@citewright/contract';
import { isCustomStyle, localeOf } from '@citewright/styles';
import type { ExpressionBuilder, Selectable, Transaction } from 'kysely';
import { cutText } from '../citations/fit-work.ts';
import type { Database, Tables } from '../db/schema.ts';
import { holdSession } from '../db/sessions.ts';
import { inTransaction, retryConflicts } from '../db/transaction.ts';
import { offeredLanguageSchema, offeredStyleSchema } from '../offered-style.ts';
import { ProblemError } from '../problem.ts';
import { listCustomStyles } from '../styles/custom-style-store.ts';
import { shownStyle } from '../styles/style-summary.ts';
import { bytesOfRow, requireBytes } from './citations/store.ts';
import { cleanProject } from './clean-project.ts';
import { deletionTimes, keepNewestDeleted, restorableSince } from './deleted.ts';
import { readJson } from './stored-json.ts';
import { readMoment } from './stored-moment.ts';
import { requireUnchanged } from './unchanged.ts';

/** A project, and its revision: how often its style or its citations have changed. */
export interface StoredProject {
  project: Project;
  revision: number;
}

export type ProjectRow = Selectable<Tables['projects']>;

/** A list of a row, as a field of a project; none where it is empty or cannot be read. */
function readStored<Field extends 'sections' | 'tagColours'>(
  text: string | null,
  field: Field,
): Pick<Project, Field> | undefined {
  if (text === null) return undefined;
  const { data } = storedLists.safeParse({ [field]: readJson(text) });
  return data?.[field]?.length ? (data as Pick<Project, Field>) : undefined;
}

const storedLists = projectSchema.pick({ sections: true, tagColours: true });

/** A list as it is stored. */
const storedList = (list: readonly object[] | undefined) => list && JSON.stringify(list);

/**
 * The project of a row: never fails. Rows of older releases may hold longer texts, or a style that there is not any more; `custom` are the
 * styles of the session.
 */
function projectOfRow(row: ProjectRow, custom: readonly StyleDetails[]): StoredProject {
  const { text, moduleCode, description } = projectLimits;
  const own = custom.find(({ id }) => id === row.reference_style);
  const isKnown = own !== undefined || !isCustomStyle(row.reference_style);
  const referenceStyle = (isKnown && offeredStyleSchema.safeParse(row.reference_style).data) || 'apa';
  const style = own ? shownStyleSchema.parse(own) : shownStyle(referenceStyle);
  const language = offeredLanguageSchema.safeParse(row.language).data;
  const project = {
    id: row.id,
    name: cutText(row.name, text),
    moduleName: cutText(row.module_name, text),
    moduleCode: cutText(row.module_code, moduleCode),
    referenceStyle,
    ...(language && { language }),
    ...(style && { style }),
    description: row.description === null ? undefined : cutText(row.description, description),
    ...(row.annotated === 1 && { annotated: true }),
    ...readStored(row.sections, 'sections'),
    ...readStored(row.tag_colours, 'tagColours'),
    createdAt: readMoment(row.created_at),
  };
  return { project, revision: row.revision };
}

/** The projects of rows of a session. */
async function fromRows(
  database: Database,
  owner: string,
  rows: readonly ProjectRow[],
): Promise<StoredProject[]> {
  const hasCustom = rows.some(({ reference_style }) => isCustomStyle(reference_style));
  const custom = hasCustom ? await listCustomStyles(database, owner) : [];
  return rows.map((row) => projectOfRow(row, custom));
}

/** The project of a row of a session; absent without one. */
async function fromOneRow(
  database: Database,
  owner: string,
  row: ProjectRow | undefined,
): Promise<StoredProject | undefined> {
  const [stored] = await fromRows(database, owner, row ? [row] : []);
  return stored;
}

/** A language of a form as it is stored. */
const storedLanguage = (language: Language | null | undefined) =>
  language ? (localeOf(language) ?? null) : language;

/** A switch as it is stored: SQLite has no type for one. */
const storedFlag = (flag: boolean | undefined) => (flag === undefined ? undefined : Number(flag));

const isAbsent = (value: unknown): boolean => value === undefined;

const formSchema = projectSchema
  .omit({ id: true, createdAt: true })
  .extend({ language: languageSchema.nullable() })
  .partial();

/** A form as it is stored. @throws ProblemError for one that could not be read back: nothing else writes rows. */
function storable<Form extends ProjectEdit>(form: Form): Form {
  const cleaned = cleanProject(form);
  if (!formSchema.safeParse(cleaned).success) throw new ProblemError('INVALID_REQUEST');
  return cleaned;
}

/** @throws ProblemError when a session, locked by the transaction, has as many projects as it may. Deleted ones do not count. */
async function requireProjectRoom(transaction: Transaction<Tables>, owner: string): Promise<void> {
  const { live } = await transaction
    .selectFrom('projects')
    .select(({ fn }) => fn.countAll<number>().as('live'))
    .where('session_key', '=', owner)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (live >= projectLimits.projects) throw new ProblemError('LIMIT_REACHED');
}

/** The lists of a project as they are stored, where it has them. */
const listColumns = ({ sections, tagColours }: Pick<ProjectEdit, 'sections' | 'tagColours'>) => ({
  sections: storedList(sections),
  tag_colours: storedList(tagColours),
});

type ListColumns = Partial<Pick<ProjectRow, 'sections' | 'tag_colours'>>;

/** The bytes that the lists of a project take, of those that are given. */
const bytesOfLists = ({ sections = null, tag_colours = null }: ListColumns): number =>
  bytesOfRow({ sections, tag_colours });

/**
 * Adds a project to a session that the transaction has locked.
 * @throws ProblemError when the session has as many as it may have, or no room for its lists
 */
export async function insertProject(
  transaction: Transaction<Tables>,
  owner: string,
  form: NewProject,
  moment: string,
  mostBytes: number,
): Promise<Project> {
  const { name, moduleName, moduleCode, referenceStyle, language, description, ...list } = storable(form);
  await requireProjectRoom(transaction, owner);
  const lists = listColumns(list);
  const bytes = bytesOfLists(lists);
  if (bytes > 0) await requireBytes(transaction, owner, bytes, mostBytes);
  const row = await transaction
    .insertInto('projects')
    .values({
      session_key: owner,
      name,
      module_name: moduleName,
      module_code: moduleCode,
      reference_style: referenceStyle,
      language: storedLanguage(language) ?? null,
      description: description ?? null,
      annotated: storedFlag(list.annotated) ?? null,
      ...lists,
      created_at: moment,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const [stored] = await fromRows(transaction, owner, [row]);
  return (stored as StoredProject).project;
}

/** The number of a project's citations without the deleted ones, as `citations`. */
const citationCount = ({ selectFrom, fn }: ExpressionBuilder<Tables, 'projects'>) =>
  selectFrom('citations')
    .select(fn.countAll<number>().as('count'))
    .whereRef('citations.project_id', '=', 'projects.id')
    .where('citations.deleted_at', 'is', null)
    .as('citations');

/** The projects of a session, newest first, with the number of their citations. */
export async function listProjects(database: Database, owner: string): Promise<Project[]> {
  const rows = await database
    .selectFrom('projects')
    .selectAll()
    .select(citationCount)
    .where('session_key', '=', owner)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  const stored = await fromRows(database, owner, rows);
  return stored.map(({ project }, at) => ({ ...project, citations: Number(rows[at]?.citations) }));
}

/** One project of a session; absent when the session has no project of this id. `before` are columns as they stood earlier. */
export async function findProject(
  database: Database,
  owner: string,
  id: number,
  before: Partial<ProjectRow> = {},
): Promise<StoredProject | undefined> {
  const row = await database
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', id)
    .where('session_key', '=', owner)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return await fromOneRow(database, owner, row && { ...row, ...before });
}

/**
 * Changes the fields that `edit` names; absent as in `findProject`. @throws ProblemError when one of them was changed meanwhile, or its lists are longer than
 * before and the session may not hold so many bytes.
 */
export async function updateProject(
  database: Database,
  owner: string,
  id: number,
  edit: ProjectEdit,
  mostBytes: number,
): Promise<Project | undefined> {
  const { name, moduleName, moduleCode, referenceStyle, language, description, ...list } = storable(edit);
  const lists = listColumns(list);
  const own = (transaction: Transaction<Tables>) =>
    transaction
      .updateTable('projects')
      .where('id', '=', id)
      .where('session_key', '=', owner)
      .where('deleted_at', 'is', null)
      .returningAll();
  const update = (transaction: Transaction<Tables>) =>
    own(transaction).set(({ eb }) => ({
      name,
      module_name: moduleName,
      module_code: moduleCode,
      reference_style: referenceStyle,
      language: storedLanguage(language),
      description,
      annotated: storedFlag(list.annotated),
      ...lists,
      // The references do not depend on the other fields.
      revision: eb(
        'revision',
        '+',
        [referenceStyle, language, list.annotated, list.sections].every(isAbsent) ? 0 : 1,
      ),
    }));
  return await inTransaction(database, async (transaction) => {
    // Writing the row locks it: nobody changes it between the comparison and the change.
    const lock = own(transaction).set(({ eb }) => ({ revision: eb('revision', '+', 0) }));
    const held = await lock.executeTakeFirst();
    const stored = await fromOneRow(transaction, owner, held);
    if (!held || !stored) return undefined;
    requireUnchanged(stored.project, edit);
    const { sections = held.sections, tag_colours = held.tag_colours } = lists;
    const growth = bytesOfLists({ sections, tag_colours }) - bytesOfLists(held);
    if (growth > 0) await requireBytes(transaction, owner, growth, mostBytes);
    const row = await update(transaction).executeTakeFirst();
    return (await fromOneRow(transaction, owner, row))?.project;
  });
}

/**
 * Marks a project as deleted, and with it its citations. Of a session's deleted projects as many stay as it may have: the oldest go first.
 * False when the session has no such project.
 */
export async function deleteProject(
  database: Database,
  owner: string,
  id: number,
  moment: string,
): Promise<boolean> {
  return await inTransaction(database, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('projects')
      .set({ deleted_at: moment })
      .where('id', '=', id)
      .where('session_key', '=', owner)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    await keepNewestDeleted(transaction, 'projects', owner, projectLimits.projects);
    return numUpdatedRows > 0n;
  });
}

/** The projects that a session has deleted and can restore, the last one first. */
export async function listDeletedProjects(
  database: Database,
  owner: string,
  now: number,
): Promise<DeletedProject[]> {
  const rows = await database
    .selectFrom('projects')
    .select(['id', 'name', 'deleted_at'])
    .select(citationCount)
    .where('session_key', '=', owner)
    .where('deleted_at', '>', restorableSince(now))
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, name, deleted_at, citations }) => ({
    id,
    name: cutText(name, projectLimits.text),
    citations: Number(citations),
    ...deletionTimes(readMoment(deleted_at ?? '')),
  }));
}

/** Removes a deleted project for good. False when the session has deleted no such project. */
export async function removeDeletedProject(database: Database, owner: string, id: number): Promise<boolean> {
  const removal = database
    .deleteFrom('projects')
    .where('id', '=', id)
    .where('session_key', '=', owner)
    .where('deleted_at', 'is not', null);
  const { numDeletedRows } = await retryConflicts(() => removal.executeTakeFirst());
  return numDeletedRows > 0n;
}

/**
 * Undoes the deletion of a project; one that was not deleted is returned as it is. Absent as in `findProject`, and when the deletion
 * cannot be undone any more. @throws ProblemError when the session has as many projects as it may.
 */
export async function restoreProject(
  database: Database,
  owner: string,
  id: number,
  now: number,
): Promise<Project | undefined> {
  return await inTransaction(database, async (transaction) => {
    await holdSession(transaction, owner, new Date(now).toISOString());
    const row = await transaction
      .selectFrom('projects')
      .selectAll()
      .where('id', '=', id)
      .where('session_key', '=', owner)
      .where((where) =>
        where.or([where('deleted_at', 'is', null), where('deleted_at', '>', restorableSince(now))]),
      )
      .executeTakeFirst();
    const stored = await fromOneRow(transaction, owner, row);
    if (row === undefined || row.deleted_at === null) return stored?.project;
    await requireProjectRoom(transaction, owner);
    await transaction.updateTable('projects').set({ deleted_at: null }).where('id', '=', id).execute();
    return stored?.project;
  });
}
