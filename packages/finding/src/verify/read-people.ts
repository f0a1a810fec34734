import { type Item, isNameVariable, type Name } from '@citewright/record';
import { type Account, unaccounted } from './account.ts';
import { type Run, runsOf, stretchText, wholeOf } from './entry-words.ts';
import { isOthers } from './people.ts';
import { peopleIn } from './standing-people.ts';
import { strangerBefore, strangersIn } from './strangers.ts';
import { takePrinted } from './take-printed.ts';

/** Stands for people that a list leaves out: et al., and others, an ellipsis. */
const cutMark = /\bet\.? al|\b(?:and|y|e) (?:\d+ )?(?:others|otros|outros)\b|\bu\. ?a\.|…|\. ?\. ?\./;

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

/**
 * The entry with the people of the record, each role where every word of its stretch is theirs, without names that are other parts of the record,
 * and with the people whom the entry names and the record does not. What is printed beside people is accounted for on the way.
 */
export function withPeopleOf(listed: Item, record: Item, account: Account): Item {
  const { text } = account;
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
  return read;
}
