import { type Item, type Name, plainOf, yearOf } from '@citewright/record';
import { weightOf, wordsOf } from '../title/words.ts';

/** Words between blanks, so that a run of them is found by its text. */
const keyOf = (text: string): string =>
  ` ${wordsOf(text)
    .map((word) => word.text)
    .join(' ')} `;

const textOf = (value: unknown): string => (typeof value === 'string' ? (plainOf(value) ?? '') : '');

/** Identifiers hold letters of journals and publishers, which are no words of the entry. */
const addresses = /(?:https?:\/\/|www\.|\b10\.\d{4,9}\/)\S+/gi;

/** The text of an entry as it is searched for parts of records. */
export const readText = (text: string): string => keyOf(text.replace(addresses, ' '));

const familyOf = (name: Name): string => name.family ?? name.literal ?? '';

/** A title of so much weight stands in no text by chance. */
const ownTitle = 3;

/** What references print besides the parts of a work. */
const printedWords = new Set(
  'in ed eds editor editors org hrsg vol volume bd no issue pp p pages published online available accessed edition et al and others the s l n und y e'.split(
    ' ',
  ),
);

const peopleOf = ({ author, editor, translator }: Item): Name[] =>
  [author, editor, translator as Name[] | undefined].flatMap((names) => names ?? []);

/** Every word of the text belongs to the record, or to what references print besides. */
function isAllOf(words: string, record: Item): boolean {
  const parts = [
    record.title,
    record['container-title'],
    record['collection-title'],
    record.publisher,
    record['publisher-place'],
    record.genre,
    ...peopleOf(record).flatMap(({ given, suffix, ...name }) => [familyOf(name), given, suffix]),
  ];
  const known = keyOf(parts.map(textOf).join(' '));
  return words
    .trim()
    .split(' ')
    .every(
      (word) => word.length < 2 || /^\d/.test(word) || printedWords.has(word) || known.includes(` ${word} `),
    );
}

/** What was read as the title is part of the record's, or has more words, which are other parts of the record. */
function isCompatible(listed: Item, record: Item, title: string): boolean {
  const own = textOf(listed.title);
  if (title.includes(keyOf(own))) return true;
  const rest = keyOf(own)
    .trim()
    .split(' ')
    .filter((word) => !title.includes(` ${word} `));
  return isAllOf(` ${rest.join(' ')} `, { ...record, title: '' });
}

function titleIn(listed: Item, record: Item, words: string): boolean {
  const title = keyOf(textOf(record.title));
  if (title.trim() === '' || !words.includes(title)) return false;
  const isOwn = weightOf(wordsOf(textOf(record.title))) >= ownTitle;
  if (isOwn) return isCompatible(listed, record, title);
  const year = yearOf(record.issued);
  const [first] = record.author ?? record.editor ?? [];
  const isDated = year === undefined || words.includes(` ${year} `);
  return first !== undefined && words.includes(keyOf(familyOf(first))) && isDated && isAllOf(words, record);
}

/** Each of the names stands in the text, as often as there are people of that name. */
function allStand(names: readonly Name[] | undefined, words: string): boolean {
  const counts = new Map<string, number>();
  for (const name of names ?? []) {
    const key = keyOf(familyOf(name));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (
    counts.size > 0 &&
    [...counts].every(
      ([key, count]) =>
        key.trim() !== '' &&
        ` ${words.replaceAll(' ', '  ')} `.split(key.replaceAll(/(?<=\S) (?=\S)/g, '  ')).length > count,
    )
  );
}

/**
 * An entry as a record would have it read: a part of the record that stands in the text word by word is what the entry says, however it was
 * read. `words` comes from `readText`.
 */
export function readAgainst(listed: Item, record: Item, words: string): Item {
  if (words.trim() === '') return listed;
  const read: Item = { ...listed };
  if (titleIn(listed, record, words)) read.title = record.title;
  for (const field of ['author', 'editor'] as const)
    if (allStand(record[field], words) && (listed[field] ?? []).length !== record[field]?.length)
      read[field] = record[field];
  const place = textOf(record['container-title']);
  const isNamed = weightOf(wordsOf(place)) >= 1 && words.includes(keyOf(place));
  if (isNamed && place !== textOf(record.title)) read['container-title'] = place;
  return read;
}
