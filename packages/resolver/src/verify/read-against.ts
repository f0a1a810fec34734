import { type Item, isNameVariable, type Name, yearOf } from '@citewright/record';
import {
  type Account,
  accessYears,
  accountFor,
  type EntryText,
  endOf,
  freeYears,
  isBoundary,
  peopleIn,
  plain,
  type Run,
  runsOf,
  textsOf,
  unaccounted,
  weightIn,
} from './account.ts';
import { isOthers } from './people.ts';
import { conjunctions, roleMarks } from './printed-words.ts';
import { takePrinted } from './take-printed.ts';
import { titleOf } from './titles.ts';

/** A title of so much weight stands in no text by chance. */
const ownTitle = 3;

/** What was read as a part stands in the text where the record has something else, word for word: it is no claim of its own. */
function isExplained(value: unknown, account: Account): boolean {
  const text = plain(value);
  if (text === '') return true;
  return runsOf(text, account.text).some((run) => unaccounted(account, run).length === 0);
}

const wholeOf = ({ words }: EntryText): Run => ({ start: 0, end: words.length });

/** Stands for people that a list leaves out: et al., and others, an ellipsis. */
const cutMark = /\bet\.? al|\b(?:and|y|e) (?:\d+ )?(?:others|otros|outros)\b|\bu\. ?a\.|…|\. ?\. ?\./;

const stretchText = ({ words }: EntryText, { start, end }: Run): string =>
  words
    .slice(start, end + 1)
    .map(({ text, before }, at) => (at === end - start ? before : before + text))
    .join('');

/** Where references print the authors: before the title, or between it and what follows. */
function stretchOfAuthors({ title, container, text }: Account): Run | undefined {
  if (!title) return undefined;
  if (title.start > 1) return { start: 0, end: title.start };
  const end = container && container.start > title.end ? container.start : text.words.length;
  return { start: title.end, end };
}

const leftOut: Name = { literal: 'others' };

/** The people of the record, where every word of the stretch is theirs; undefined where somebody or something else stands there. */
function readPeople(names: readonly Name[], account: Account, stretch: Run): Name[] | undefined {
  const found = peopleIn(account, names, stretch).map(({ name }) => name);
  takePrinted(account, stretch);
  if (found.length === 0 || unaccounted(account, stretch).length > 0) return undefined;
  return cutMark.test(stretchText(account.text, stretch)) ? [...found, leftOut] : found;
}

const isElsewhere = new Set<string | undefined>(['title', 'container', 'place', 'printed']);

/** Names that were read, without those that are other parts of the record, word for word. */
function claimed(names: readonly Name[], account: Account): Name[] {
  const isElse = (text: string) =>
    runsOf(text, account.text).some(({ start, end }) =>
      account.parts.slice(start, end).every((part) => isElsewhere.has(part)),
    );
  return names.filter((name) => {
    const family = name.family ?? name.literal ?? '';
    return (
      isOthers(name) || !(isElse(`${name.given ?? ''} ${family}`) || isElse(`${family} ${name.given ?? ''}`))
    );
  });
}

type Role = 'author' | 'editor' | 'translator';

function withPeople(item: Item, role: Role, names: readonly Name[]): Item {
  const { [role]: _, ...rest } = item;
  return (names.length === 0 ? rest : { ...item, [role]: names }) as Item;
}

/** Words of a name that stands beside the mark of a role. */
const mostInName = 6;

/** A stranger whom the entry names beside the mark of a role: `edited by`, `(trans. ...)`. Behind a number `ed.` is an edition. */
function strangerAt(account: Account, at: number): string | undefined {
  const {
    text: { words },
    parts,
  } = account;
  if (/^\d/.test(words[at - 1]?.text ?? '') && !isBoundary(words[at]?.before ?? '')) return undefined;
  const isName = (place: number) =>
    words[place] !== undefined && parts[place] === undefined && (words[place]?.isCapital ?? false);
  const collect = (start: number, step: 1 | -1, isEnd: (place: number) => boolean): string[] => {
    const found: string[] = [];
    const isBetween = (place: number) =>
      parts[place] === 'people' || conjunctions.test(words[place]?.text ?? '');
    for (let place = start; (isName(place) || isBetween(place)) && found.length < mostInName; place += step) {
      if (isName(place)) found.push(words[place]?.text ?? '');
      if (isEnd(place)) break;
    }
    return found;
  };
  const isInitial = (place: number) => (words[place]?.text.length ?? 0) === 1;
  const isStop = (place: number) => /[.;:)\]]/.test(words[place]?.before ?? '');
  const from = /^(?:by|von|par|por|di|door|av)$/.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const behind =
    from > at + 1 || !/[,;)\]]/.test(words[at + 1]?.before ?? '')
      ? collect(from, 1, (place) => isStop(place + 1) && !isInitial(place))
      : [];
  const before = collect(at - 1, -1, (place) => isStop(place) && !isInitial(place - 1)).toReversed();
  return [behind, before].find((name) => name.some((word) => word.length > 2))?.join(' ');
}

/** Editors and translators whom the entry names and the record does not account for. */
function strangersIn(account: Account): [role: Role, name: Name][] {
  return [...account.text.words.entries()].flatMap(([at, { text }]): [Role, Name][] => {
    const role = roleMarks.find(([, mark]) => mark.test(text))?.[0];
    const part = account.parts[at];
    if (role === undefined || part === 'title' || part === 'container' || part === 'place') return [];
    const name = strangerAt(account, at);
    return name === undefined ? [] : [[role, { literal: name }]];
  });
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

/** Volume and issue that stand beside the journal and were not read. */
function withNumbers(listed: Item, { container, text: { words } }: Account, record: Item): Item {
  if (!container) return listed;
  const read = { ...listed };
  const known = new Set(textsOf([record.volume, record.issue, record.page].filter(Boolean).join(' ')));
  const isOther = (word: string) =>
    /^\d{1,4}$/.test(word) && !known.has(word) && word !== String(yearOf(read.issued));
  const [before, behind, next] = [container.start - 1, container.end, container.end + 1].map(
    (at) => words[at]?.text ?? '',
  );
  const volume = [before ?? '', behind ?? ''].find(isOther);
  if (read.volume === undefined && record.volume !== undefined && volume !== undefined) read.volume = volume;
  const isBehindVolume = behind === String(record.volume) && isOther(next ?? '');
  if (read.issue === undefined && record.issue !== undefined && isBehindVolume) read.issue = next;
  return read;
}

/** Whether a text stands in the entry as it was read. */
const isRead = (text: unknown, account: Account): boolean => runsOf(plain(text), account.text).length > 0;

/** The year of the entry: one in a title is the title's, and that of the first publication is another. */
function withYear(listed: Item, account: Account, record: Item): Item {
  const { issued, ...undated } = listed;
  const isAccess = issued !== undefined && accessYears(account.text).includes(String(yearOf(issued)));
  const read = isAccess ? (undated as Item) : listed;
  const first = String(yearOf(record['original-date']) ?? '');
  const years = [...new Set(freeYears(account, record))].filter((year) => year !== first);
  const own = yearOf(read.issued);
  const known = yearOf(record.issued);
  if (years.length === 0 || (own !== undefined && years.includes(String(own)))) return read;
  const year = years.length === 1 ? years[0] : years.find((one) => one === String(known));
  return year === undefined ? read : { ...read, issued: { 'date-parts': [[Number(year)]] } };
}

/** Words of a title that was not read at all: some of those that nothing accounts for are words of the record's. */
function unreadTitle(account: Account, title: string): string | undefined {
  const left = unaccounted(account, wholeOf(account.text)).filter((word) => word.length > 1);
  const known = new Set(textsOf(title));
  const shared = left.filter((word) => known.has(word) && word.length > 3);
  return shared.length > 1 ? left.join(' ') : undefined;
}

/** Words behind the title that nothing accounts for, where the journal was not read. */
function withPlace(read: Item, { title, text: { words }, parts }: Account, record: Item): Item {
  const isRead = read['container-title'] !== undefined || read.publisher !== undefined;
  if (!title || isRead || record.type !== 'article-journal' || record['container-title'] === undefined)
    return read;
  const place: string[] = [];
  for (let at = title.end; at < words.length; at += 1) {
    const { text = '' } = words[at] ?? {};
    const isOf = parts[at] === undefined && !/^\d/.test(text);
    if (!isOf && place.length > 0) break;
    if (isOf) place.push(text);
  }
  return place.filter((word) => word.length > 2).length > 1
    ? { ...read, 'container-title': place.join(' ') }
    : read;
}

/** Somebody who stands where the authors do, though nobody was read there. */
function strangerBefore({ text: { words }, parts }: Account, { start, end }: Run): Name | undefined {
  const name = words
    .slice(start, end)
    .filter(({ text, isCapital }, at) => parts[start + at] === undefined && isCapital && text.length > 2);
  return name.length === 0 ? undefined : { literal: name.map(({ text }) => text).join(' ') };
}

/**
 * An entry as a record would have it read: what was read wrongly from a line is what the record has there, but only where every word of the
 * piece is then accounted for, so that no claim of the entry is lost. `text` comes from `readText`; entries that come in fields have none, and
 * stand as they are.
 */
export function readAgainst(listed: Item, record: Item, text: EntryText): Item {
  if (text.words.length === 0) return listed;
  const own = { ...record, title: titleOf(record) };
  const account = accountFor(text, own, listed);
  const authors = stretchOfAuthors(account);
  let read: Item = { ...listed };
  const known = authors && record.author ? readPeople(record.author, account, authors) : undefined;
  if (known) read = withPeople(read, 'author', known);
  const rest = { start: account.title?.end ?? 0, end: text.words.length };
  const others = Object.entries(record).flatMap(([role, names]) =>
    isNameVariable(role) && role !== 'author' && role !== 'editor' ? (names as Name[]) : [],
  );
  if (account.title) peopleIn(account, others, rest);
  const first = record.author ? rest : (authors ?? rest);
  const editors = account.title && record.editor ? readPeople(record.editor, account, first) : undefined;
  if (editors) read = withPeople(read, 'editor', editors);
  // Who leads the entry was read in the role that the record has for them.
  if (editors && !record.author && !known) read = withPeople(read, 'author', []);
  takePrinted(account, wholeOf(text));
  for (const role of ['author', 'editor', 'translator'] as const) {
    const names = read[role] as Name[] | undefined;
    const isMended = role === 'author' ? known : role === 'editor' ? editors : undefined;
    if (names && !isMended) read = withPeople(read, role, claimed(names, account));
  }
  const stranger =
    authors && record.author && !read.author && !read.editor ? strangerBefore(account, authors) : undefined;
  if (stranger && (account.title?.start ?? 0) > 1) read = withPeople(read, 'author', [stranger]);
  if (account.title)
    for (const [role, name] of strangersIn(account))
      read = withPeople(read, role, [...((read[role] as Name[] | undefined) ?? []), name]);
  const isOwn = weightIn(own.title) >= ownTitle;
  const isTitle =
    account.title !== undefined &&
    !isJoined(account, account.title.end) &&
    (isOwn ? isExplained(listed.title, account) : unaccounted(account, wholeOf(text)).length === 0);
  if (isTitle) read.title = own.title;
  else if (isRead(read.title, account)) read.title = withUnread(plain(read.title), own.title, account);
  else if (read.title === undefined && isOwn && isRead(own.title, account))
    read.title = withUnread(own.title, own.title, account);
  else if (read.title === undefined && isOwn) {
    const title = unreadTitle(account, own.title);
    if (title !== undefined) read.title = title;
  }
  const place = plain(record['container-title']);
  if (isExplained(listed['container-title'], account)) {
    if (account.container && weightIn(place) >= 1) read['container-title'] = place;
    else if (isTitle) delete read['container-title'];
  }
  return withYear(withNumbers(withPlace(read, account, record), account, record), account, record);
}
