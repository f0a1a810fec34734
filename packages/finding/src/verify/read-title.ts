import type { Item } from '@citewright/record';
import { type Account, unaccounted } from './account.ts';
import { endOf, plain, runsOf, textsOf, weightIn, wholeOf } from './entry-words.ts';

/** A title of so much weight stands in no text by chance. */
const ownTitle = 3;

/** What was read as a part stands in the text where the record has something else, word for word: it is no claim of its own. */
export function isExplained(value: unknown, account: Account): boolean {
  const text = plain(value);
  if (text === '') return true;
  return runsOf(text, account.text).some((run) => unaccounted(account, run).length === 0);
}

/** A claim that a colon or a preposition joins to a title, and that nothing accounts for: `: a history`, `, in 1999`. */
function isJoined({ text: { words }, parts }: Account, at: number): boolean {
  const between = words[at]?.before ?? '';
  if (words[at] === undefined || parts[at] !== undefined) return false;
  return (
    /^[^.?!]*:\s*$/.test(between) ||
    (words[at]?.text === 'in' && /^\d/.test(words[at + 1]?.text ?? '') && parts[at + 1] === undefined)
  );
}

/**
 * The title with the words beside it that were not read: those that nothing parts from it and nothing accounts for, those that go on with the
 * title of the record, and a claim that is joined to it.
 */
function withUnread(title: string, record: string, account: Account): string {
  const {
    text: { words },
    parts,
  } = account;
  const [run] = runsOf(title, account.text).toSorted(
    (one, other) => unaccounted(account, one).length - unaccounted(account, other).length,
  );
  const known = textsOf(record);
  const own = textsOf(title);
  const isBeginning = own.every((word, at) => word === known[at]);
  if (!run || (weightIn(title) < ownTitle && account.title === undefined && !isBeginning)) return title;
  const isEnd = endOf(title);
  const isUnread = (at: number, between: string | undefined) =>
    words[at] !== undefined &&
    parts[at] === undefined &&
    !isEnd(between ?? '') &&
    !/^\d/.test(words[at]?.text ?? '');
  let next = isBeginning ? own.length : known.length;
  let { start, end } = run;
  const goesOn = () => {
    const isNext = words[end]?.text === known[next];
    const isReplaced = known[next + 1] !== undefined && words[end + 1]?.text === known[next + 1];
    if (next < known.length && (isNext || isReplaced)) next += 1;
    else if (!isUnread(end, words[end]?.before) && !(next === known.length && isJoined(account, end)))
      return false;
    return words[end] !== undefined;
  };
  while (goesOn()) end += 1;
  while (isUnread(start - 1, words[start]?.before)) start -= 1;
  const textIn = (from: number, to: number) => words.slice(from, to).map(({ text }) => text);
  return [...textIn(start, run.start), title, ...textIn(run.end, end)].join(' ');
}

/** Whether a text stands in the entry as it was read. */
const isRead = (text: unknown, account: Account): boolean => runsOf(plain(text), account.text).length > 0;

/** Words of a title that was not read at all: some of those that nothing accounts for are words of the record's. */
function unreadTitle(account: Account, title: string): string | undefined {
  const left = unaccounted(account, wholeOf(account.text)).filter((word) => word.length > 1);
  const known = new Set(textsOf(title));
  const shared = left.filter((word) => known.has(word) && word.length > 3);
  return shared.length > 1 ? left.join(' ') : undefined;
}

/** The title of the record stands in the entry as a whole, and what was read for it is no claim of its own. */
export function isTitleOf(listed: Item, record: string, account: Account): boolean {
  if (account.title === undefined || isJoined(account, account.title.end)) return false;
  return weightIn(record) >= ownTitle
    ? isExplained(listed.title, account)
    : unaccounted(account, wholeOf(account.text)).length === 0;
}

/** The title that an entry has where it is not the record's: with the words that were not read. */
export function unreadTitleOf(listed: Item, record: string, account: Account): Item['title'] {
  const { title } = listed;
  if (isRead(title, account)) return withUnread(plain(title), record, account);
  if (title !== undefined || weightIn(record) < ownTitle) return title;
  return isRead(record, account) ? withUnread(record, record, account) : unreadTitle(account, record);
}
