import type { CitationEdit, ProjectCitation } from '@citewright/contract';

type Custom = NonNullable<ProjectCitation['item']['custom']>;
const fields = ['notes', 'quotations', 'tags'] as const;
type Beside = Pick<Custom, (typeof fields)[number]>;

const joinedTexts = (one: string | undefined, other: string | undefined): string | undefined =>
  other === undefined || one?.includes(other) ? one : [one, other].filter(Boolean).join('\n');

function joinedLists<Value>(
  one: readonly Value[] = [],
  other: readonly Value[] = [],
): readonly Value[] | undefined {
  const known = new Set(one.map((value) => JSON.stringify(value)));
  const all = [...one, ...other.filter((value) => !known.has(JSON.stringify(value)))];
  return all.length > 0 ? all : undefined;
}

/** What two entries of one work have beside it: the notes of both below each other, the quotations and tags of both once each. */
function joined(
  { item: { custom: one } }: ProjectCitation,
  { item: { custom: other } }: ProjectCitation,
): Beside {
  return {
    notes: joinedTexts(one?.notes, other?.notes),
    quotations: joinedLists(one?.quotations, other?.quotations) as Beside['quotations'],
    tags: joinedLists(one?.tags, other?.tags) as Beside['tags'],
  };
}

function change(from: Beside | undefined, to: Beside | undefined): CitationEdit | undefined {
  const changed = fields.filter((field) => JSON.stringify(from?.[field]) !== JSON.stringify(to?.[field]));
  if (changed.length === 0) return undefined;
  const of = (values: Beside | undefined) =>
    Object.fromEntries(changed.map((field) => [field, values?.[field] ?? null]));
  return { ...of(to), before: of(from) } as CitationEdit;
}

/** Gives the entry that stays what the other one has beside the work; absent where it has all of it. */
export const joinNotes = (kept: ProjectCitation, other: ProjectCitation): CitationEdit | undefined =>
  change(kept.item.custom, joined(kept, other));

/** Sets back what the entry that stays had. */
export const partNotes = (kept: ProjectCitation, other: ProjectCitation): CitationEdit | undefined =>
  change(joined(kept, other), kept.item.custom);
