import {
  bodyName,
  comparable,
  coreOf,
  decodeText,
  familyOf,
  givenNamesFit,
  type Item,
  inLatin,
  isNameVariable,
  isSameFamily,
  type Name,
  wordLikeness,
} from '@citewright/record';
import type { FieldDifference } from './differences.ts';

/** How the people of a listed work and of a record agree. */
export interface People {
  /** The share of the listed people whom the record names. */
  share: number;
  isFirst: boolean;
  differences: FieldDifference[];
}

/** Stands at the end of a list of authors that is cut: et al. */
export const isOthers = ({ literal = '', family = literal, given }: Name): boolean =>
  given === undefined && /^(?:others|et al\.?)$/i.test(family);

/** Names as a reader sees them. */
export const printed = (names: readonly Name[]): string =>
  names.map((name) => (name.given ? `${familyOf(name)}, ${name.given}` : familyOf(name))).join('; ');

const wordsOf = (name: Name): string[] =>
  comparable(`${familyOf(name)} ${decodeText(name.given ?? '')}`)
    .split(' ')
    .filter(Boolean);

const initialsOfBody = (body: string): string =>
  (body.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [])
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word[0])
    .join('');

/** A body that is written out, or in its letters. */
function isSameBody(one: string, other: string): boolean {
  const bare = (text: string) => text.replace(/\s*[([][^)\]]*[)\]]$/, '');
  const [first, second] = [bare(one), bare(other)];
  if (bodyName(first) === bodyName(second)) return true;
  const isInitials = (short: string, long: string) =>
    /^\p{Lu}{2,8}$/u.test(short.replaceAll('.', '')) && initialsOfBody(long) === short.replaceAll('.', '');
  return isInitials(first, second) || isInitials(second, first);
}

/** One family name is the other without one of its two: García for García Márquez. */
function isPartOfFamily(one: Name, other: Name): boolean {
  if (one.literal !== undefined || other.literal !== undefined) return false;
  const [words, others] = [comparable(familyOf(one)).split(' '), comparable(familyOf(other)).split(' ')];
  const [few, many] = words.length <= others.length ? [words, others] : [others, words];
  return (
    few.length < many.length &&
    few.some((word) => word.length > 2) &&
    few.every((word) => many.includes(word))
  );
}

type Likeness = 'same' | 'other given name' | 'misspelt' | 'other';

/** Family and given name in the other order, or parted at another place: the same words, and initials of those that are left. */
function haveSameWords(one: Name, other: Name): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const shared = words.filter((word) => word.length > 1 && others.includes(word));
  const [rest, otherRest] = [words, others].map((all) => all.filter((word) => !shared.includes(word)));
  // One name between may be left out; more are those of somebody else.
  const isMore = [rest, otherRest].some((left = []) => left.filter((word) => word.length > 1).length > 1);
  return shared.length > 1 && !isMore && givenNamesFit(rest?.join(' '), otherRest?.join(' '));
}

/** The whole of a name that is not parted, as a body has it. */
const wholeName = (name: Name): string => [familyOf(name), name.given].filter(Boolean).join(', ');

/** Names of which one at least is not parted: the same body, or the same person. */
function isSameInWords(one: Name, other: Name): boolean {
  if (isSameBody(wholeName(one), wholeName(other))) return true;
  const [words, others] = [wordsOf(one), wordsOf(other)];
  if (words.toSorted().join(' ') === others.toSorted().join(' ')) return true;
  // A person whose name was not parted: the family's stands first or last.
  const [person, whole] = one.literal === undefined ? [one, others] : [other, words];
  if (person.literal !== undefined || whole.length > mostWordsOfPerson) return false;
  return [whole.toReversed(), whole].some(
    ([family = '', ...given]) =>
      family === comparable(coreOf(person)) &&
      given.length > 0 &&
      givenNamesFit(given.join(' '), person.given),
  );
}

const mostWordsOfPerson = 4;

function likenessOf(one: Name, other: Name): Likeness {
  if ((one.literal ?? other.literal) !== undefined) return isSameInWords(one, other) ? 'same' : 'other';
  const fits = givenNamesFit(one.given, other.given);
  if (isSameFamily(one, other)) return fits ? 'same' : 'other given name';
  if (haveSameWords(one, other) || (fits && isPartOfFamily(one, other))) return 'same';
  const plain = (name: Name) => comparable(coreOf(name)).replaceAll(' ', '');
  return wordLikeness(plain(one), plain(other)) > 0 ? 'misspelt' : 'other';
}

/** A name in letters that are no Latin ones. */
const isForeign = (name: Name): boolean => /\p{L}/u.test(coreOf(name)) && !/\p{sc=Latin}/u.test(coreOf(name));

const inOrder: readonly Likeness[] = ['same', 'other given name', 'misspelt'];

interface Match {
  name: Name;
  likeness: Likeness;
  /** The place of the person in the record. */
  at: number;
}

/** Each listed name with the person of the record whom it is likest; nobody is two of them. */
function matched(asListed: readonly Name[], asKnown: readonly Name[]): Match[] {
  const [listed, known] = [asListed.map(inLatin), asKnown.map(inLatin)];
  // Names in two scripts say nothing of one another, where all of one list are in one and all of the other in another.
  if (listed.every(isForeign) !== known.every(isForeign) && listed.some(isForeign) !== known.some(isForeign))
    return listed.map((name, at) => ({ name, likeness: at < known.length ? 'same' : 'other', at }));
  const matches = new Map<Name, Match>();
  const taken = new Set<number>();
  for (const likeness of inOrder)
    for (const [place, name] of listed.entries()) {
      if (matches.has(name)) continue;
      const fits = (other: Name | undefined, at: number) =>
        other !== undefined && !taken.has(at) && likenessOf(name, other) === likeness;
      // The one at the same place first: two people of one name are told apart by nothing else.
      const at = fits(known[place], place) ? place : known.findIndex(fits);
      if (at < 0) continue;
      taken.add(at);
      matches.set(name, { name, likeness, at });
    }
  return listed.map((name) => matches.get(name) ?? { name, likeness: 'other', at: -1 });
}

const isNamed = (name: Name): boolean => !isOthers(name) && coreOf(name) !== '';

const namesIn = (item: Item, role: string): Name[] =>
  (((item as Record<string, unknown>)[role] ?? []) as Name[]).filter(isNamed);

/** People of an item in whatever role, authors first. */
const everybodyIn = (item: Item): Name[] =>
  [...new Set(['author', 'editor', ...Object.keys(item).filter(isNameVariable)])].flatMap((role) =>
    namesIn(item, role),
  );

interface Cut {
  listed: boolean;
  record: boolean;
}

/** The people whom a list leads with are right: all of them, in their order, and nobody beside them. */
function isRight(matches: readonly Match[], expected: readonly Name[], isCut: Cut): boolean {
  // A record that leaves people out says nothing of those behind its own.
  const known = isCut.record ? matches.slice(0, expected.length) : matches;
  const areThey = known.every(({ likeness }) => likeness === 'same');
  // Behind an ellipsis stands the last of all.
  const isOrdered = known.every(
    ({ at }, place) =>
      at === place || (isCut.listed && place === known.length - 1 && at === expected.length - 1),
  );
  const areAll = known.length === expected.length;
  // Others stand for somebody whom the record has.
  const isComplete = isCut.record ? areAll || isCut.listed : areAll !== isCut.listed;
  return areThey && isOrdered && isComplete;
}

/** Whether an item names all of the people, in whatever role. */
export const areAllIn = (names: readonly Name[], item: Item): boolean =>
  matched(names.filter(isNamed), everybodyIn(item)).every(({ likeness }) => likeness === 'same');

/** The people of a role that a list names beside those that it leads with. */
function compareRole(listed: Item, record: Item, role: string): FieldDifference | undefined {
  const own = namesIn(listed, role);
  const known = everybodyIn(record);
  if (own.length === 0 || known.length === 0) return undefined;
  const held = namesIn(record, role);
  if (areAllIn(own, record)) return undefined;
  return {
    field: role,
    listed: printed(own),
    record: held.length === 0 ? null : printed(held),
    weight: 'serious',
  };
}

/**
 * Compares the people of a listed work with those of a record: whom it leads with, name by name and in their order, and whom it names in
 * other roles. A name that is not the record's, a given name that cannot be and an order that is another are grave, wherever they stand.
 * `et al.` stands for people whom the record has.
 */
export function comparePeople(listed: Item, record: Item): People | undefined {
  const role = listed.author ? 'author' : 'editor';
  const all = (listed[role] ?? []) as Name[];
  const own = all.filter(isNamed);
  const known = everybodyIn(record);
  if (own.length === 0 || known.length === 0) return undefined;
  const leading = [role, 'author', 'editor']
    .map((name) => namesIn(record, name))
    .find(({ length }) => length > 0);
  const expected = leading ?? known;
  const isCut: Cut = {
    listed: all.some(isOthers),
    record: [...(record.author ?? []), ...(record.editor ?? [])].some(isOthers),
  };
  const matches = matched(own, expected);
  const anybody = matched(own, known);
  const count = (...likenesses: Likeness[]) =>
    anybody.filter(({ likeness }) => likenesses.includes(likeness)).length;
  const share = (count('same', 'other given name') + count('misspelt') * 0.8) / own.length;
  const [first] = anybody;
  const isFirst = first?.at === 0 && (first.likeness === 'same' || first.likeness === 'other given name');
  const main: FieldDifference[] = isRight(matches, expected, isCut)
    ? []
    : [{ field: role, listed: printed(all), record: printed(expected), weight: 'serious' }];
  const others = Object.keys(listed)
    .filter((name) => isNameVariable(name) && name !== role)
    .flatMap((name) => compareRole(listed, record, name) ?? []);
  return { share, isFirst, differences: [...main, ...others] };
}
