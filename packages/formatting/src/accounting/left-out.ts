import { dateOf, type Item } from '@citewright/record';
import { type Parts, plainWords, remove } from './word-lists.ts';
import { addressOf, type Word } from './words.ts';

/** Fields that styles leave out by rule, and when. */
function leftOutFields(item: Item, given: string, isPrinted: (field: keyof Item) => boolean): unknown[] {
  const isInJournal = item['container-title'] !== undefined && item.volume !== undefined;
  const may: [keyof Item, boolean][] = [
    // "Springer Berlin Heidelberg" is a name.
    [
      'publisher-place',
      (item.publisher !== undefined || isInJournal) &&
        !given.includes(`${item.publisher} ${item['publisher-place']}`),
    ],
    ['publisher', isInJournal],
    // "[Data set]" describes the work in some styles.
    ['genre', given.includes(`[${item.genre}]`)],
    ['issue', item.volume !== undefined && item.type.startsWith('article')],
    ['page', item.type === 'book' || item.type === 'thesis'],
    ['ISBN', true],
    ['number', item.volume !== undefined],
    ['collection-title', true],
    // Physicists print no titles.
    ['title', isInJournal && isPrinted('container-title')],
  ];
  return may.flatMap(([field, isAllowed]) => (isAllowed && !isPrinted(field) ? [item[field]] : []));
}

/** The numbers of a date, its months as they stand among the words: as a name, or else as a number. */
const numbersOf = (date: Item['issued'], words: Parts): string[] =>
  date === undefined
    ? []
    : 'date-parts' in date
      ? (date['date-parts'] ?? []).flatMap((parts) =>
          parts.map((part, at) =>
            at === 1 && words.some(({ plain }) => plain === `month:${part}`) ? `month:${part}` : String(part),
          ),
        )
      : dateOf(date).flatMap(plainWords);

/** The words of parts that the style does not print, each as often as the item has it. */
export function accountForLeftOut(
  item: Item,
  given: string,
  after: Parts,
  left: Word[],
  isOfTitle: (word: Word) => boolean,
): void {
  const stands = new Set(after.map(({ plain }) => plain));
  const elsewhere = new Set([item.title, item['container-title']].flatMap(plainWords));
  const isOwn = (field: keyof Item) => field === 'title' || field === 'container-title';
  const isPrinted = (field: keyof Item) =>
    plainWords(item[field]).some((word) => stands.has(word) && (isOwn(field) || !elsewhere.has(word)));
  const dropped = [
    ...leftOutFields(item, given, isPrinted).flatMap(plainWords),
    ...[item.DOI, item.URL].flatMap((address) => (address === undefined ? [] : addressOf(String(address)))),
    ...numbersOf(item.accessed, left),
    ...numbersOf(item.issued, left).slice(1),
  ];
  remove(left, (word) => {
    const place = dropped.indexOf(word.plain);
    if (place < 0 || (isOfTitle(word) && isPrinted('title'))) return false;
    dropped.splice(place, 1);
    return true;
  });
}
