import { type Item, isGivenName, type Name } from '@citewright/record';
import { type Parts, plainWords, remove } from './word-lists.ts';
import { folded, type Word, wordsOf } from './words.ts';

/** The people of an item whom references print. */
export const namesOf = ({
  author,
  editor,
  translator,
  'container-author': host,
  'collection-editor': series,
}: Item): Name[] => [author, editor, translator, host, series].flatMap((names) => names ?? []);

const isInitials = ({ text }: Pick<Word, 'text'>): boolean => /^\p{Lu}{1,4}$/u.test(text);

/**
 * The places of given names: beside the family name of their person, with nothing but blanks, commas, hyphens and the full stops of
 * initials between. What stands behind a full stop is another part of the reference.
 */
function givenNamePlaces(words: Parts, names: readonly Name[]): Set<number>[] {
  const joins = (at: number) => {
    const { before } = words[at] as Word;
    const last = words[at - 1];
    return (
      /^[\s,.\-‐]*$/u.test(before) && (!before.includes('.') || (last !== undefined && isInitials(last)))
    );
  };
  return names.map(({ family, given }) => {
    const places = new Set<number>();
    const own = new Set(plainWords(given));
    const initials = new Set(
      wordsOf(given ?? '').flatMap(({ text }) => [...folded(text)].slice(0, isInitials({ text }) ? 4 : 1)),
    );
    const belongs = (word: Word | undefined) =>
      word !== undefined &&
      (/^\p{Lu}/u.test(word.text) || /^[-‐]$/.test(word.before)) &&
      (own.has(word.plain) || (isInitials(word) && [...word.plain].every((letter) => initials.has(letter))));
    // "F. López Palomeque": a word behind an initial may belong to the family name, and is no initial.
    const isDoubtful = (at: number) =>
      (words[at]?.text.length ?? 0) > 2 &&
      /^\p{Lu}$/u.test(words[at - 1]?.text ?? '') &&
      /^\.?\s/.test(words[at]?.before ?? '');
    const parts = plainWords(family);
    words.forEach(({ plain }, at) => {
      if (plain !== parts.at(-1)) return;
      for (
        let next = at + 1;
        next < words.length && joins(next) && belongs(words[next]) && !isDoubtful(next);
        next += 1
      )
        places.add((words[next] as Word).start);
      for (
        let next = at - parts.length;
        next >= 0 && joins(next + 1) && belongs(words[next]) && !isDoubtful(next);
        next -= 1
      )
        places.add((words[next] as Word).start);
    });
    return places;
  });
}

const placesIn = (words: Parts, names: readonly Name[]): Set<number> =>
  new Set(givenNamePlaces(words, names).flatMap((places) => [...places]));

/** "Dr. Störi": a family name has no title, but it may have a saint. */
const title = /^(?!Ste?\.)\p{Lu}\p{Ll}{1,4}\.$/u;

/**
 * "Andrew Biswell, Restored": the words of the family name begin with a given name or a title, and the given name is no known one. "Manuel Carl
 * Molles join": a family name that is all small behind given names that are not.
 */
function isDoubtful({ family = '', given = '' }: Name = {}): boolean {
  if (/^\p{Ll}[^\p{Lu}]*$/u.test(family) && /^\p{Lu}\p{Ll}/u.test(given)) return true;
  const [first = '', ...more] = family.split(' ');
  const isWholeName = more.length > 0 && (isGivenName(first) || title.test(first));
  return isWholeName && !isGivenName(given.split(' ')[0] ?? '');
}

/** Whether a given name stands behind its family name and a comma: "Okafor, Ada". */
function isInverted(words: Parts, own: Parts, { family }: Name = {}): boolean {
  const [first] = own;
  const last = first && words[words.indexOf(first) - 1];
  return first?.before.includes(',') === true && last?.plain === plainWords(family).at(-1);
}

/** "Simone Daniela", "Hong Lin": without a comma nothing but the names themselves tells which of them is the given one. */
const isOrderSure = ({ family = '', given = '' }: Name = {}): boolean =>
  isGivenName(given.split(/[ -]/)[0] ?? '') && !isGivenName(family.split(/[ -]/)[0] ?? '');

/**
 * The places of given names in an entry as it was given. Beside people whose given names are initials, a name in full ("Kaufman, G. M.,
 * Kemeny, Schleifer, Snell") is a given name only by our reading: nothing accounts for it. Nor does anything for two words whose order is
 * guessed, in an entry that has no name with a comma.
 */
function placesAsGiven(words: Parts, names: readonly Name[]): Set<number> {
  const people = givenNamePlaces(words, names).map((places) =>
    words.filter(({ start }) => places.has(start)),
  );
  const isWhole = (own: Parts) => own.length > 0 && !own.some(isInitials);
  const isMixed = people.some((own) => own.length > 0 && own.every(isInitials));
  const hasComma = people.some((own, at) => isInverted(words, own, names[at]));
  return new Set(
    people.flatMap((own, at) =>
      isWhole(own) && (isMixed || isDoubtful(names[at]) || !(hasComma || isOrderSure(names[at])))
        ? []
        : own.map(({ start }) => start),
    ),
  );
}

const initialsOf = ({ text }: Word): string[] =>
  isInitials({ text }) ? [...folded(text)] : [folded(text)[0] ?? ''];

/** Given names that are printed as initials, or not at all, and initials of names that were given. */
export function accountForNames(
  before: Parts,
  after: Parts,
  left: Word[],
  added: Word[],
  names: readonly Name[],
): void {
  const given = placesAsGiven(before, names);
  const printed = placesIn(after, names);
  const initials = new Set(before.filter(({ start }) => given.has(start)).flatMap(initialsOf));
  remove(left, ({ start }) => given.has(start));
  remove(
    added,
    (word) =>
      (printed.has(word.start) || isInitials(word)) &&
      initialsOf(word).every((letter) => initials.has(letter)),
  );
}
