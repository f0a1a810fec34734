import { dateOf, type Item } from '@citewright/record';
import { type Parts, plainWords, remove } from './word-lists.ts';
import { addressOf, type Word } from './words.ts';

/** Whether nothing but signs stands between two parts of an entry, whichever comes first. */
function areBeside(given: string, one: string, other: string): boolean {
  const [from, to] = [given.lastIndexOf(one), given.lastIndexOf(other)];
  if (from < 0 || to < 0) return true;
  const between = from < to ? given.slice(from + one.length, to) : given.slice(to + other.length, from);
  return !/[\p{L}\p{N}]/u.test(between);
}

/** "Oxford University Press, USA": the country of a branch belongs to the name of the press. */
const branch = new Set(
  (
    'usa|u.s.a.|us|u.s.|uk|u.k.|united states|united kingdom|australia|brasil|brazil|canada|china|deutschland|españa|france|germany|hong kong|india|' +
    'ireland|italia|italy|japan|méxico|mexico|netherlands|new zealand|nigeria|pakistan|singapore|south africa|spain'
  ).split('|'),
);

/** Before a colon, and no place: "Report. For: Rivers of the north", "Imprint: Springer". */
const noPlace = /(?:^|: ?)(?:about|by|for|from|imprint|on|publisher|see|to|with)$/i;

/** "Combined ed., Vintage, 2012": the press is what was read as its place. */
const edition = /\bed(?:ition|n)?\.?$/i;

/** Fields that styles leave out by rule, and when. */
function leftOutFields(item: Item, given: string, isPrinted: (field: keyof Item) => boolean): unknown[] {
  const isInJournal = item['container-title'] !== undefined && item.volume !== undefined;
  // "Geological Society, London, Memoirs, 55": what stands before the volume belongs to the name of the journal.
  const isBehindVolume = (value: unknown) =>
    given.lastIndexOf(String(value)) > given.indexOf(String(item.volume));
  const place = item['publisher-place'];
  const may: [keyof Item, boolean][] = [
    // "Springer Berlin Heidelberg" and "Springer Nature (Netherlands)" are names; what stands behind a full stop is another part.
    [
      'publisher-place',
      isInJournal
        ? isBehindVolume(place)
        : item.publisher !== undefined &&
          !noPlace.test(String(place)) &&
          !edition.test(String(item.publisher)) &&
          [' ', ' (', '. ', ...(branch.has(String(place).toLowerCase()) ? [', '] : [])].every(
            (sign) => !given.includes(item.publisher + sign + place),
          ) &&
          areBeside(given, String(place), String(item.publisher)),
    ],
    ['publisher', isInJournal && isBehindVolume(item.publisher)],
    // "[Data set]" describes the work in some styles.
    ['genre', given.includes(`[${item.genre}]`)],
    ['issue', item.volume !== undefined && item.type.startsWith('article')],
    // The extent of a whole work, and the place of a chapter (Chicago, 18th edition); a range, or "p. 514", says that a book is none.
    [
      'page',
      item.type === 'chapter' ||
        (/^(?:book|thesis)$/.test(item.type) &&
          !/\d-\d/.test(String(item.page)) &&
          !given.includes(`p. ${item.page}`)),
    ],
    ['ISBN', true],
    ['number', item.volume !== undefined],
    // Of a book without a publisher the series is more often the press.
    ['collection-title', item.publisher !== undefined || isInJournal || item.type !== 'book'],
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

/** Works that appear on a day, which tells which one it is; volumes, books and meetings have years. */
const isOfDay = ({ type, volume, issue, issued }: Item): boolean => {
  if (volume !== undefined || issue !== undefined) return false;
  const hasDay = (issued?.['date-parts']?.[0]?.length ?? 0) > 2;
  return (
    /^(?:article|webpage|post|broadcast|review|document)/.test(type) ||
    (hasDay && /^(?:book|chapter)/.test(type))
  );
};

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
    ...(isOfDay(item) ? [] : numbersOf(item.issued, left).slice(1)),
  ];
  remove(left, (word) => {
    const place = dropped.indexOf(word.plain);
    if (place < 0 || (isOfTitle(word) && isPrinted('title'))) return false;
    dropped.splice(place, 1);
    return true;
  });
}
