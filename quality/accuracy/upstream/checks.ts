import type { Item, Name } from '@citewright/csl';
import type { SourceRecord } from '../../../packages/registers/src/sources/source-record.ts';

/** One recorded answer and what came of it. */
export interface Result {
  file: string;
  faults: string[];
}

/** Replays one service's answers; `folder` is `corpora/upstream`. */
export type Suite = (folder: string) => Promise<Result[]> | Result[];

/** What the raw answer holds, so that an item can be held against it. */
export interface Expected {
  title: boolean;
  author: boolean;
  issued: boolean;
  /** Names of bodies that the raw answer gives whole. */
  groups: string[];
}

const bodyWords =
  /\b(?:university|institute|committee|consortium|association|society|organi[sz]ation|collaboration|ministry|department|foundation|council|agency|laborator(?:y|ies))\b/i;

const allowedMarkup = /<\/?(?:i|b|sub|sup)>|<span style="font-variant:small-caps;">|<\/span>/g;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function hasRawMarkup(text: string): boolean {
  const bare = text.replace(allowedMarkup, '');
  return (
    /<\/?[a-z][a-z:-]*(?:\s[^<>]*)?\/?>/i.test(bare) ||
    /&(?:[a-z]{2,8}|#x?[\da-f]{1,6});/i.test(bare) ||
    /\s{2}|[\n\t]/.test(bare)
  );
}

const isSplit = (name: Name) =>
  name.family !== undefined && bodyWords.test(`${name.given ?? ''} ${name.family}`);

function namesOf(item: Item): Name[] {
  return [...(item.author ?? []), ...(item.editor ?? []), ...(item.translator ?? [])];
}

/** What is wrong with an item, in words; empty when it is complete and clean. */
export function faultsOf(item: Item, expected: Expected): string[] {
  const faults: string[] = [];
  if (expected.title && !item.title) faults.push('no title');
  if (expected.issued && item.issued?.['date-parts']?.[0]?.[0] === undefined) faults.push('no date');
  if (expected.author && !item.author?.length && !item.editor?.length) faults.push('no author');
  if (namesOf(item).some(isSplit)) faults.push('organisation split');
  const literals = new Set(namesOf(item).map((name) => name.literal));
  const lost = expected.groups.filter((group) => !literals.has(group));
  if (lost.length > 0) faults.push(`group lost: ${lost[0]}`);
  const raw = textsOf(item).find(hasRawMarkup);
  if (raw !== undefined) faults.push(`raw markup: ${raw.slice(0, 80)}`);
  return faults;
}

/** Of an answer that is known to hold everything. */
export const complete: Expected = { title: true, author: true, issued: true, groups: [] };

/** What is wrong with what a parser made of an answer. */
export function parsed(record: SourceRecord | undefined, expected: Expected): string[] {
  return record === undefined ? ['not read'] : faultsOf(record.item, expected);
}
