import type { Item } from '@citewright/record';
import { conjunctions, ofAccess, ofPresses } from './apparatus.ts';
import { pair, plainWords, remove } from './word-lists.ts';
import { folded, type Word } from './words.ts';

/** Fields whose words styles abbreviate. */
const shortened = [
  'container-title',
  'container-title-short',
  'collection-title',
  'publisher',
  'genre',
  'event-title',
] as const;

/** IEEE prints them as numbers in names of meetings. */
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);

/** Whether a word stands for a longer one as ISO 4 and the names of presses abbreviate: `natl`, `univ`, `j`. */
function isShort(short: string, word: string): boolean {
  if (
    short.length >= word.length ||
    short[0] !== word[0] ||
    // "Journal of Rivers, Article 12" has a number, and no longer name.
    word === 'article' ||
    /\d/.test(word) ||
    ofAccess.has(short) ||
    conjunctions.has(short)
  )
    return false;
  if (word.startsWith(short)) return true;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return short.length > 2 && at === short.length;
}

/** Abbreviations of journals and presses, with the small words that they leave out. */
export function accountForAbbreviations(
  item: Item,
  left: Word[],
  added: Word[],
  isOfTitle: (word: Word) => boolean,
  shortest: number,
): void {
  const own = new Set(shortened.flatMap((field) => plainWords(item[field])));
  const [lead] = plainWords(item['container-title']);
  const count = left.length;
  pair(
    left,
    added,
    (one, other) => own.has(one.plain) && ordinals.indexOf(one.plain) + 1 === Number(other.plain),
  );
  pair(
    left,
    added,
    (one, other) =>
      !isOfTitle(one) &&
      (Math.min(one.text.length, other.text.length) >= shortest ||
        one.plain === 'journal' ||
        one.plain === 'university') &&
      ((isShort(folded(other.text), folded(one.text)) && own.has(one.plain)) ||
        (isShort(folded(one.text), folded(other.text)) && own.has(other.plain))),
  );
  if (added.some(({ plain }) => plain === 'up')) {
    remove(added, ({ plain }) => plain === 'up');
    remove(left, ({ plain }) => plain === 'university' || plain === 'press');
  }
  // An article with neither volume nor page may be a book, and its journal a press: that its name is abbreviated is our reading.
  const isJournal = item.volume !== undefined || item.issue !== undefined || item.page !== undefined;
  const isAbbreviated = left.length < count && (isJournal || item.type !== 'article-journal');
  const isSmall = ({ plain, text }: Word) =>
    plain.length <= 4 && own.has(plain) && (text === text.toLowerCase() || text === 'The');
  remove(
    left,
    (word) =>
      !isOfTitle(word) &&
      ((isAbbreviated && isSmall(word)) ||
        (own.has(word.plain) && ofPresses.has(word.plain)) ||
        // "The Lancet" is "Lancet" in many styles.
        (word.plain === lead && /^(?:the|le|la|les|der|die|das|el|il|o|a)$/.test(lead))),
  );
}
