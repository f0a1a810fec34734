import type { Item } from '@citewright/record';
import { accountForAbbreviations } from './abbreviations.ts';
import { conjunctions, ofAccess, ofNumbersAndRoles, ofTranslators } from './apparatus.ts';
import { accountForLeftOut } from './left-out.ts';
import { accountForNames, namesOf } from './names.ts';
import { pair, placeOf, plainWords, remove, within } from './word-lists.ts';
import { type Word, wordsOf } from './words.ts';

/** A word of a text, with its place in it (UTF-16 units). */
export interface PlacedWord {
  text: string;
  start: number;
  end: number;
}

/** What nothing accounts for: words as given that are not printed, and printed words that were not given. */
export interface Unaccounted {
  missing: PlacedWord[];
  added: PlacedWord[];
}

/** Words that only stand where a part of the reference begins, beside a number, or beside words like them. */
function isApparatus(word: Word, at: number, words: readonly Word[], { translator }: Item): boolean {
  if (!(ofNumbersAndRoles.has(word.plain) || ofAccess.has(word.plain))) return false;
  // Somebody who was read as an editor.
  if (ofTranslators.has(word.plain) && translator === undefined) return false;
  const [last, next] = [words[at - 1], words[at + 1]];
  // Without a number behind it, the server of a preprint is where it appeared.
  if (word.plain === 'arxiv' && !/^\d+$/.test(next?.plain ?? '')) return false;
  const isKin = (other: Word | undefined) =>
    other !== undefined &&
    (/^\d|^month:/.test(other.plain) ||
      ofNumbersAndRoles.has(other.plain) ||
      ofAccess.has(other.plain) ||
      /[./]/.test(other.plain));
  return last === undefined || /[.,:;()[\]“”"«»?!&–—]/u.test(word.before) || isKin(last) || isKin(next);
}

/**
 * Compares the words of an entry as it was given with those of the same entry as it is printed. `item` is what was read from the entry and
 * printed. Letters and numbers are folded; given names stand for their initials, whole words for abbreviations of journals and presses,
 * months for their numbers; words that styles add or leave out by rule are accounted for by the rule.
 */
export function accountForWords(given: string, printed: string, item: Item): Unaccounted {
  const [before, after] = [wordsOf(given), wordsOf(printed)];
  const [left, added] = [[...before], [...after]];
  const isEqual = (one: Word, other: Word) => one.plain === other.plain;
  const title = placeOf(before, item.title);
  // Parts by themselves first: an "and" of the title is none between names.
  for (const value of [item.title, item['container-title']]) {
    const own = within(before, placeOf(before, value));
    const printedPlace = placeOf(after, value);
    const printedOwn = printedPlace ? within(after, printedPlace) : added;
    const [restOfGiven, restOfPrinted] = [own.filter((word) => left.includes(word)), [...printedOwn]];
    pair(restOfGiven, restOfPrinted, isEqual);
    remove(left, (word) => own.includes(word) && !restOfGiven.includes(word));
    const taken = new Set(printedOwn.filter((word) => !restOfPrinted.includes(word)));
    remove(added, (word) => taken.has(word));
  }
  pair(left, added, isEqual);
  // A letter behind the year tells works of one year apart.
  const yearOf = ({ plain, text }: Word) =>
    /^((?:1[4-9]|20)\d\d)[a-z]?$/.exec(text.toLowerCase())?.[1] ?? plain;
  pair(left, added, (one, other) => yearOf(one) === yearOf(other));
  pair(
    left,
    added,
    (one, other) => one.plain === `month:${other.plain}` || other.plain === `month:${one.plain}`,
  );
  pair(left, added, (one, other) => conjunctions.has(one.plain) && conjunctions.has(other.plain));

  const isOfTitle = (word: Word) => within([word], title).length > 0;
  const names = namesOf(item);
  // Single letters are initials before they are words of journals.
  accountForAbbreviations(item, left, added, isOfTitle, 2);
  accountForNames(before, after, left, added, names);
  accountForAbbreviations(item, left, added, isOfTitle, 1);
  // A dash stands for the authors of the entry before.
  const isRepeated = /^(?:[—–_-]{2,}|—)/.test(printed);
  const isCut = after.some(({ plain }) => plain === 'others');
  if (isRepeated || (isCut && names.length > 2)) {
    const people = new Set(
      names.flatMap(({ family, literal, given: first }) => [family, literal, first].flatMap(plainWords)),
    );
    remove(left, (word) => people.has(word.plain) && !isOfTitle(word));
    remove(added, ({ plain }) => plain === 'others');
  }
  accountForLeftOut(item, given, after, left, isOfTitle);

  const container = placeOf(before, item['container-title']);
  const isFree = (word: Word, at: number) =>
    isApparatus(word, at, before, item) ||
    (conjunctions.has(word.plain) && names.length > 1 && within([word], container).length === 0);
  const places = new Map(before.map((word, at) => [word, at]));
  remove(left, (word) => !isOfTitle(word) && isFree(word, places.get(word) ?? 0));
  remove(
    added,
    ({ plain }) => ofNumbersAndRoles.has(plain) || ofAccess.has(plain) || conjunctions.has(plain),
  );

  const placed = ({ text, start, end }: Word): PlacedWord => ({ text, start, end });
  return { missing: left.map(placed), added: added.map(placed) };
}

/** Whether every word of an entry is accounted for. */
export const isAccounted = ({ missing, added }: Unaccounted): boolean => missing.length + added.length === 0;
