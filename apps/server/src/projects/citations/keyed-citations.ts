import type { CitationItem, Project } from '@citewright/contract';
import { placeInSections } from '@citewright/formatting';
import { createCitationKeys } from '@citewright/interchange';
import type { Transaction } from 'kysely';
import { storageFailureOf } from '../../db/failure.ts';
import type { Database, Tables } from '../../db/schema.ts';
import { reserveBytes } from '../../db/sessions.ts';
import { inTransaction } from '../../db/transaction.ts';
import { mapInSteps } from '../references/steps.ts';
import { cleanItem } from './clean-item.ts';
import { isUnreadable, type StoredCitation } from './row.ts';
import { changeProject, listCitations } from './store.ts';

type Keys = ReadonlyMap<number, string>;

/** The key of each citation. Older ones come first, so that a new one never takes the key of another. */
function keysOf(citations: readonly StoredCitation[]): Keys {
  const keyOf = createCitationKeys();
  const isOwn = ({ item }: StoredCitation) => item['citation-key'] !== undefined;
  const oldestFirst = [...citations].sort(
    (one, other) => Number(isOwn(other)) - Number(isOwn(one)) || one.id - other.id,
  );
  return new Map(oldestFirst.map(({ id, item }) => [id, keyOf(item)]));
}

const withoutKey = (citations: readonly StoredCitation[], keys: Keys) =>
  citations.filter(
    (citation) => citation.item['citation-key'] !== keys.get(citation.id) && !isUnreadable(citation),
  );

async function storeKeys(transaction: Transaction<Tables>, owner: string, projectId: number): Promise<void> {
  if (!(await changeProject(transaction, owner, { project: projectId }))) return;
  // Those that were deleted are among them: who brings one back finds its key.
  const citations = await listCitations(transaction, owner, projectId, { withDeleted: true });
  const keys = keysOf(citations);
  let bytes = 0;
  for (const { id, item } of withoutKey(citations, keys)) {
    const keyed = JSON.stringify({ ...item, 'citation-key': keys.get(id) });
    await transaction.updateTable('citations').set({ item: keyed }).where('id', '=', id).execute();
    bytes += Math.max(0, Buffer.byteLength(keyed) - Buffer.byteLength(JSON.stringify(item)));
  }
  // Also of a session that is full: it can take its references away.
  await reserveBytes(transaction, owner, bytes, Number.MAX_SAFE_INTEGER);
}

/** Where nothing can be written, references can still be taken away, under the keys that they would get. */
function passWithoutRoom(error: unknown): void {
  const failure = storageFailureOf(error);
  if (failure !== 'full' && failure !== 'read-only') throw error;
}

/** An item that names its section by the heading, as files do. */
function underHeading({ custom, ...item }: CitationItem, heading: string | undefined): CitationItem {
  if (!custom) return item;
  const { listSection: _, ...beside } = custom;
  const whole = { ...beside, ...(heading !== undefined && { listSection: heading }) };
  return Object.keys(whole).length > 0 ? { ...item, custom: whole } : item;
}

/** These citations of a project, section by section, under their keys. With `chosen` the items of these citations only. */
export async function underKeys(
  citations: readonly StoredCitation[],
  { sections = [] }: Pick<Project, 'sections'>,
  chosen?: ReadonlySet<number>,
): Promise<CitationItem[]> {
  const keys = keysOf(citations);
  const wanted = chosen ? citations.filter(({ id }) => chosen.has(id)) : citations;
  const placed = placeInSections(
    sections,
    citations.map(({ id, item }) => ({ ...item, id })),
  );
  const placeOf = (id: number) => placed.places.get(id) ?? 0;
  const headingOf = (id: number) => placed.sections[placeOf(id) - 1]?.heading;
  // A file that is imported again has its sections in this order.
  const inSections = wanted.toSorted((one, other) => placeOf(one.id) - placeOf(other.id));
  return await mapInSteps(inSections, ({ id, item }) => {
    const key = keys.get(id) ?? String(id);
    return { ...underHeading(cleanItem(item), headingOf(id)), id: key, 'citation-key': key };
  });
}

/**
 * The items of a project in their order, section by section, under the keys by which texts cite them. A citation gets its key when it is first written to a
 * file, and keeps it: it does not change with the citation, nor with others that come and go. With `chosen` the items of these citations only.
 */
export async function keyedItems(
  database: Database,
  owner: string,
  { id: projectId, sections }: Pick<Project, 'id' | 'sections'>,
  chosen?: ReadonlySet<number>,
): Promise<CitationItem[]> {
  const read = () => listCitations(database, owner, projectId);
  let citations = await read();
  if (withoutKey(citations, keysOf(citations)).length > 0) {
    await inTransaction(database, (transaction) => storeKeys(transaction, owner, projectId)).catch(
      passWithoutRoom,
    );
    citations = await read();
  }
  return await underKeys(citations, { sections }, chosen);
}
