import {
  type BackupCitation,
  type BackupProject,
  type BackupStyle,
  backupCitationSchema,
  backupFormat,
  backupProjectSchema,
  backupStyleSchema,
  customStyleLimits,
  itemLimits,
  projectLimits,
  type UnreadPart,
} from '@citewright/contract';
import { cleanText } from '@citewright/interchange';
import { plainOf } from '@citewright/record';
import { backupReasons } from '@citewright/words';
import * as z from 'zod';
import { cutItem, cutText } from '../citations/fit-work.ts';
import { parseJson } from '../edge/json-body.ts';
import { offeredLanguageSchema, offeredStyleSchema } from '../offered-style.ts';
import { ProblemError } from '../problem.ts';
import { cleanItem } from '../projects/citations/clean-item.ts';
import { runSteps } from '../projects/references/steps.ts';
import { customStyleId } from '../styles/check-style.ts';
import { checksOf, isSameSeal } from './seal.ts';
import { piecesOf } from './split-backup.ts';

/** A project of a file with its checks; its entries were taken out. */
const sealedProjectSchema = z.object({
  project: z.unknown(),
  checksum: z.string().optional(),
  seal: z.string().default(''),
});

/** The frame of a file; its projects were taken out. */
const frameSchema = z.object({
  app: z.literal(backupFormat.app),
  version: z.literal(backupFormat.version),
  projects: z.tuple([]),
});

/** A project without its entries, which are validated one by one. */
const projectSchema = backupProjectSchema.extend({
  referenceStyle: offeredStyleSchema,
  language: offeredLanguageSchema.optional(),
  citations: z.array(z.unknown()),
});

/** Parts that cannot be read and are named: a hostile file may have millions. */
const mostNamed = 100;

const reasonOf = ({ issues: [issue] }: z.ZodError) => backupReasons.field(issue?.path.slice(0, 2) ?? []);

/** A text of a part that cannot be read otherwise; empty where there is none. */
function textIn(part: unknown, field: string): string {
  const value = typeof part === 'object' && part !== null ? Reflect.get(part, field) : undefined;
  return typeof value === 'string' ? cleanText(value.slice(0, itemLimits.text)) : '';
}

/** A citation from a file without our seal: what it says about its origin is not trusted. */
function untrusted({ item, notices: _, record: __, ...citation }: BackupCitation): BackupCitation {
  const fields = Object.keys(item).filter((field) => field !== 'id' && field !== 'type');
  return {
    ...citation,
    item,
    evidence: Object.fromEntries(fields.map((field) => [field, { source: 'backup' }])),
    verification: 'unverified',
    notices: [],
  };
}

/** An entry as our releases have written it: the limits of titles and names have become narrower since. */
const entrySchema = z.preprocess((entry) => {
  const { data } = z.looseObject({ item: z.looseObject({}) }).safeParse(entry);
  return data ? { ...data, item: cutItem(data.item) } : entry;
}, backupCitationSchema);

/** What could be read of a file, and the first parts that could not. */
export interface ReadBackup {
  projects: BackupProject[];
  /** Not checked yet. */
  styles: BackupStyle[];
  unread: UnreadPart[];
}

/** Names a part that cannot be read. */
type Name = (part: UnreadPart) => void;

function titleIn(entry: unknown): string {
  const item = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'item') : undefined;
  return cutText(plainOf(textIn(item, 'title')) ?? '', itemLimits.title);
}

function readEntry(entry: unknown, isTrusted: boolean): BackupCitation | z.ZodError {
  const { data, error } = entrySchema.safeParse(entry);
  if (!data) return error;
  const clean = { ...data, item: cleanItem(data.item) };
  return isTrusted ? clean : untrusted(clean);
}

/** The value of a project with its entries back in their place. */
function withEntries(project: unknown, entries: readonly unknown[]): unknown {
  const { data } = z.looseObject({ citations: z.tuple([]) }).safeParse(project);
  return data ? { ...data, citations: entries } : project;
}

function* readProjectPiece(
  piece: unknown,
  entries: readonly unknown[],
  secret: string,
  report: Name,
): Generator<undefined, BackupProject[]> {
  const sealed = sealedProjectSchema.safeParse(piece);
  if (!sealed.success) throw new ProblemError('BACKUP_UNREADABLE');
  const project = withEntries(sealed.data.project, entries);
  const name = cutText(textIn(project, 'name'), projectLimits.text);
  const unread = (reason: string) => report({ project: name, reason });
  const { checksum, seal } = yield* checksOf(project, secret);
  if ((sealed.data.checksum ?? checksum) !== checksum) {
    unread(backupReasons.damaged);
    return [];
  }
  const { data, error } = projectSchema.safeParse(project);
  if (!data) {
    unread(reasonOf(error));
    return [];
  }
  const isTrusted = isSameSeal(sealed.data.seal, seal);
  const citations: BackupCitation[] = [];
  for (const [index, entry] of entries.entries()) {
    const read = readEntry(entry, isTrusted);
    if (read instanceof z.ZodError) {
      const title = titleIn(entry);
      report({ project: name, entry: { place: index + 1, ...(title && { title }) }, reason: reasonOf(read) });
    } else citations.push(read);
    yield;
  }
  const [moduleName, moduleCode] = [cleanText(data.moduleName), cleanText(data.moduleCode)];
  return [{ ...data, name: cleanText(data.name), moduleName, moduleCode, citations }];
}

/** Whether an element of a list of the file is a style: it has a text of CSL, and no project. */
const isStyle = (piece: unknown): boolean =>
  typeof piece === 'object' && piece !== null && 'csl' in piece && !('project' in piece);

/** Adds a style of a file to those before, if its text is the one that its id was made of. */
function readStyle(piece: unknown, styles: BackupStyle[], report: Name): void {
  const { data } = backupStyleSchema.safeParse(piece);
  const isWhole = data && data.id === customStyleId(data.csl);
  if (isWhole && styles.length < customStyleLimits.styles) styles.push(data);
  else
    report({
      project: '',
      ...(data && { style: data.id }),
      reason: isWhole ? backupReasons.manyStyles(customStyleLimits.styles) : backupReasons.damaged,
    });
}

function* readBackupFile(blocks: Buffer[], secret: string): Generator<undefined, ReadBackup> {
  const unread: UnreadPart[] = [];
  const report: Name = (part) => void (unread.length < mostNamed && unread.push(part));
  const projects: BackupProject[] = [];
  const styles: BackupStyle[] = [];
  let entries: unknown[] = [];
  let found = 0;
  for (const { kind, json } of piecesOf(blocks)) {
    const piece = parseJson(json);
    if (kind === 'entry') entries.push(piece);
    else if (kind === 'project' && isStyle(piece)) readStyle(piece, styles, report);
    else if (kind === 'project') {
      projects.push(...(yield* readProjectPiece(piece, entries, secret, report)));
      entries = [];
      found += 1;
    } else if (!frameSchema.safeParse(piece).success) throw new ProblemError('BACKUP_UNREADABLE');
    yield;
  }
  if (projects.length === 0 && found > 0) throw new ProblemError('BACKUP_UNREADABLE');
  return { projects, styles, unread };
}

/**
 * The projects of a backup, ready to be stored, without those and without their entries that cannot be read. Reads entry by entry, with
 * pauses for other requests, and takes the blocks of the file out of their list.
 * @throws ProblemError for a file that is not a backup, is of another version, or has no project that can be read
 */
export async function readBackup(blocks: Buffer[], secret: string): Promise<ReadBackup> {
  return await runSteps(readBackupFile(blocks, secret));
}
