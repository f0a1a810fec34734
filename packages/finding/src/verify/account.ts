import { dateOf, type Item, tokensOf, wordsOf } from '@citewright/record';
import {
  accessYears,
  type EntryText,
  endOf,
  isBoundary,
  isNumber,
  isYear,
  plain,
  type Run,
  runsOf,
  startOf,
} from './entry-words.ts';
import { roleMarks } from './printed-words.ts';

/** What a word of an entry is in the eyes of a record. */
export type Part = 'title' | 'container' | 'people' | 'place' | 'number' | 'printed';

/** What a record accounts for in the text of an entry: each word that is one of its parts, in the place where references print it. */
export interface Account {
  text: EntryText;
  parts: (Part | undefined)[];
  title: Run | undefined;
  container: Run | undefined;
}

export const isFree = ({ parts }: Pick<Account, 'parts'>, { start, end }: Run): boolean =>
  parts.slice(start, end).every((part) => part === undefined);

export const take = ({ parts }: Pick<Account, 'parts'>, { start, end }: Run, part: Part): void => {
  parts.fill(part, start, end);
};

/** Whether a run begins and ends where a piece of the reference does: nothing that belongs to it stands beside it. */
function isWhole({ text: { words }, parts }: Account, { start, end }: Run, title = ''): boolean {
  const [isStart, isEnd] = [startOf(title), endOf(title)];
  const [before, behind] = [words[start - 1], words[end]];
  const begins =
    before === undefined ||
    isStart(words[start]?.before ?? '') ||
    isNumber(before.text) ||
    parts[start - 1] !== undefined;
  const isRole =
    behind !== undefined && isBoundary(behind.before) && roleMarks.some(([, mark]) => mark.test(behind.text));
  const ends =
    behind === undefined ||
    isEnd(behind.before) ||
    isNumber(behind.text) ||
    parts[end] !== undefined ||
    isRole;
  return begins && ends;
}

/** A name of a journal or publisher, written out or abbreviated word by word as ISO 4 has it. */
function runsOfName(name: string, text: EntryText): Run[] {
  const exact = runsOf(name, text);
  if (exact.length > 0) return exact;
  const full = wordsOf(name).filter(({ weight }) => weight === 1);
  if (full.length < 2) return [];
  const { words } = text;
  const runs: Run[] = [];
  for (let start = 0; start < words.length; start += 1) {
    let at = start;
    let matched = 0;
    while (matched < full.length && at < words.length && at - start < full.length + 4) {
      const [word, sought] = [words[at]?.text ?? '', full[matched]?.text ?? ''];
      if (isBegunBy(sought, word)) matched += 1;
      else if (at === start || (wordsOf(word)[0]?.weight ?? 1) === 1) break;
      at += 1;
    }
    if (matched === full.length) runs.push({ start, end: at });
  }
  return runs;
}

/** `natl` is National: the letters of an abbreviation stand in the word in their order, from the first. */
function isBegunBy(word: string, short: string): boolean {
  if (word.startsWith(short)) return short !== '';
  if (short.length < 3 || short[0] !== word[0]) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** The names of presses as some styles cut them. */
const cutNames = (name: string): string[] => [
  name,
  ...(/university press/i.test(name)
    ? [name.replace(/university press/i, 'UP'), name.replace(/university press/i, 'Univ. Press')]
    : []),
  ...(/\buniversity\b/i.test(name)
    ? [name.replace(/\buniversity\b/i, 'U'), name.replace(/\buniversity\b/i, 'Univ')]
    : []),
];

function takeAll(account: Account, value: unknown, part: Part): void {
  for (const name of cutNames(plain(value)))
    for (const run of runsOfName(name, account.text))
      if (account.parts.slice(run.start, run.end).every((own) => own === undefined || own === 'number'))
        take(account, run, part);
}

/** The numbers of a work, as words of an entry. */
function numbersOfWorks(...items: readonly Item[]): Set<string> {
  const values = items.flatMap(
    ({
      volume,
      issue,
      page,
      number,
      edition,
      version,
      'number-of-volumes': volumes,
      issued,
      accessed,
      ISBN,
      'original-date': first,
    }) => [
      volume,
      issue,
      page,
      number,
      edition,
      version,
      volumes,
      ISBN,
      ...[issued, accessed, first].flatMap((date) => (date ? dateOf(date) : [])),
    ],
  );
  return new Set(
    values.flatMap((value) =>
      tokensOf(String(value ?? '').replace(/\bv\.?(?=\d)/i, ''), 40).map(({ text }) => text),
    ),
  );
}

/** The words of a stretch that nothing accounts for. */
export const unaccounted = ({ text: { words }, parts }: Account, { start, end }: Run): string[] =>
  words.slice(start, end).flatMap(({ text }, at) => (parts[start + at] === undefined ? [text] : []));

const lengthOf = ({ start, end }: Run): number => end - start;

/** The years of an entry that no part of the record and no other number of either holds. */
export function freeYears(
  { text: { words }, parts }: Account,
  { volume, issue, number, page }: Item,
): string[] {
  const own = numbersOfWorks({ id: '', type: 'document', volume, issue, number, page } as Item);
  const access = accessYears({ words });
  const years = words.filter(
    ({ text }, at) =>
      isYear(text) &&
      (parts[at] === undefined || parts[at] === 'number') &&
      !own.has(text) &&
      !access.includes(text),
  );
  return years.map(({ text }) => text.slice(0, 4));
}

const placed = [
  'medium',
  'collection-title',
  'event-title',
  'publisher',
  'publisher-place',
  'event-place',
  'genre',
  'archive',
  'edition',
  'number',
  'version',
  'status',
];

/** Looks for the parts of a record in the text of an entry, people apart. `listed` gives the numbers that are the entry's own. */
export function accountFor(text: EntryText, record: Item, listed: Item): Account {
  const account: Account = {
    text,
    parts: new Array<Part | undefined>(text.words.length).fill(undefined),
    title: undefined,
    container: undefined,
  };
  const numbers = numbersOfWorks(listed, record);
  for (const [at, { text: word }] of text.words.entries())
    if (isNumber(word) && numbers.has(word)) account.parts[at] = 'number';
  // A number in a title is the title's.
  const ownTitle = plain(record.title);
  const titles = runsOf(ownTitle, text);
  const name = plain(record['container-title']);
  const containers = runsOfName(name, text).filter(({ start, end }) =>
    titles.every((title) => end <= title.start || start >= title.end),
  );
  const container = containers.toSorted(
    (one, other) => lengthOf(other) - lengthOf(one) || other.start - one.start,
  )[0];
  if (container) take(account, container, 'container');
  // "Review of" stands before the title of what is reviewed.
  const isReview = ({ start }: Run) =>
    record.type.startsWith('review') &&
    text.words[start - 1]?.text === 'of' &&
    text.words[start - 2]?.text === 'review';
  const title = titles.find((run) => isWhole(account, run, ownTitle) || isReview(run));
  if (title) {
    take(account, title, 'title');
    const behind = text.words[title.end];
    // The year of the entry, where nothing parts it from the title.
    if (behind && isYear(behind.text) && behind.before.trim() === '') account.parts[title.end] = 'number';
    if (isReview(title)) take(account, { start: title.start - 2, end: title.start }, 'printed');
  }
  takeAll(account, record['container-title-short'], 'container');
  for (const field of placed) takeAll(account, (record as Record<string, unknown>)[field], 'place');
  return { ...account, title, container: container && isWhole(account, container) ? container : undefined };
}
