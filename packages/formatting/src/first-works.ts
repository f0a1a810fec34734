import type { Item } from '@citewright/csl';
import { styleOf } from '@citewright/styles';
import { leadingNames, leadingWords } from './leading-words.ts';
import { type PlannedReference, planProject } from './plan-project.ts';
import type { ProjectMemory } from './project-memory.ts';
import { mainTitle } from './short-title.ts';

/** The part of a project that may be planned in place of all: of more, planning takes too long to be worth it. */
const mostOf = 0.2;

/** How many times the wanted works are planned at first at most, to learn with which word the last of the wanted begins. */
const sample = 8;

/** Letters at the beginning of an entry among which a name is looked for that stands first. */
const printedNames = 60;

const plain = /^[a-z]+$/;
const digit = /^\d/;
const notLetters = /[^\p{L}\p{N}]+/gu;
const article = /^(?:a|an|the)\s/i;
const accents = /\p{M}+/gu;

/** Scripts whose letters every collation puts behind the Latin ones. */
const behindLatin =
  /^[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const lettersOf = (text: string | number): string => String(text).toLowerCase().replace(notLetters, '');

/** A word as sorting looks at it: small letters without accents. Of what may stand anywhere nothing is left. */
function asSorted(word: string): string {
  const lower = word.toLowerCase();
  if (plain.test(lower)) return lower;
  const letters = lower.normalize('NFD').replace(accents, '').replace(notLetters, '');
  if (plain.test(letters)) return letters;
  if (digit.test(letters)) return '0';
  return behindLatin.test(letters) ? '~' : '';
}

/** The least word with which an entry may begin: its place is not before that. */
function boundOf(item: Item): string {
  let least: string | undefined;
  for (const word of leadingWords(item)) {
    const sorted = asSorted(word);
    if (least === undefined || sorted < least) least = sorted;
  }
  return least ?? '';
}

/** The word by which an entry stands where it does, or a later one: the first that is printed, or one of the names before which particles are. */
function greatestWord(planned: PlannedReference | undefined, items: readonly Item[]): string {
  const text = planned?.entry().text ?? '';
  const item = items.find(({ id }) => id === planned?.id);
  const beginning = text.slice(0, printedNames).toLowerCase();
  const names = item ? leadingNames(item).filter((name) => beginning.includes(name.toLowerCase())) : [];
  const words = [text.split(' ', 1)[0] ?? '', ...names].map(asSorted).sort();
  // Of a word that may stand anywhere nothing is known but that.
  return words.includes('') ? '~' : (words.at(-1) ?? '~');
}

/** The first works in the order of a style; absent when too many may be among them. */
function* firstInOrder(
  items: readonly Item[],
  style: string,
  count: number,
  memory: ProjectMemory,
  most: number,
): Generator<undefined, PlannedReference[] | undefined> {
  if (styleOf(style).csl.isNumeric)
    return yield* planProject(items.slice(0, count), style, undefined, memory);
  const bounds: string[] = [];
  for (const item of items) {
    bounds.push(boundOf(item));
    yield;
  }
  const sampled = Math.max(count, Math.min(sample * count, Math.floor(most / 2)));
  let limit = bounds.filter(Boolean).sort()[sampled] ?? '~';
  for (;;) {
    const candidates = items.filter((_, at) => (bounds[at] ?? '') <= limit);
    if (candidates.length > most) return undefined;
    const first = (yield* planProject(candidates, style, undefined, memory)).slice(0, count);
    const last = greatestWord(first.at(-1), candidates);
    if (last <= limit) return first;
    limit = last;
  }
}

/**
 * What a work has in common with those that its reference depends on: the name that stands first, a title that is the same when
 * it is shortened, where there are no names who published it in which year; an identifier with the same work.
 */
function bondsOf(item: Item, style: string): string[] {
  const { title, DOI, ISBN } = item;
  const bonds: string[] = [];
  if (title !== undefined) bonds.push(`title ${lettersOf(mainTitle(String(title)).replace(article, ''))}`);
  if (DOI !== undefined) bonds.push(`doi ${String(DOI).toLowerCase()}`);
  if (ISBN !== undefined) bonds.push(`isbn ${ISBN}`);
  if (styleOf(style).csl.isNumeric) return bonds;
  const names = leadingNames(item);
  for (const name of names) bonds.push(name.toLowerCase());
  if (names.length > 0) return bonds;
  const year = item.issued?.['date-parts']?.[0]?.[0];
  for (const text of [item.publisher, item['container-title']]) {
    if (text !== undefined) bonds.push(`${year} ${lettersOf(text)}`);
  }
  return bonds;
}

/** The bonds of works, of their names those alone by which they are cited. */
function bondsOfFirst(
  first: readonly PlannedReference[],
  items: readonly Item[],
  style: string,
): Set<string> {
  const cited = new Map(first.map(({ id, reference }) => [id, reference().inText.toLowerCase()]));
  const bonds = new Set<string>();
  for (const item of items) {
    const citation = cited.get(item.id);
    if (citation === undefined) continue;
    for (const bond of bondsOf(item, style)) {
      if (bond.includes(' ') || citation.includes(bond)) bonds.add(bond);
    }
  }
  return bonds;
}

/**
 * Those works of a project on which its first `count` entries depend: planned without the others, they begin with the same
 * entries. What a work begins with, and with which others it could be confused, is told here from its record, not by the style; so
 * whoever uses this compares with the whole when that is there. Absent when more than `most` would have to be planned.
 */
export function* firstWorks(
  items: readonly Item[],
  style: string,
  count: number,
  memory: ProjectMemory,
  most = mostOf * items.length,
): Generator<undefined, readonly Item[] | undefined> {
  const first = yield* firstInOrder(items, style, count, memory, most);
  if (!first) return undefined;
  const ids = new Set(first.map(({ id }) => id));
  const bonds = bondsOfFirst(first, items, style);
  const chosen: Item[] = [];
  for (const item of items) {
    if (ids.has(item.id) || bondsOf(item, style).some((bond) => bonds.has(bond))) chosen.push(item);
    yield;
  }
  return chosen.length <= most ? chosen : undefined;
}
