import type { LiveWork } from '@citewright/interchange';
import { type Item, isSameWork } from '@citewright/record';
import { behindWork } from '../corrections/behind-work.ts';
import type { Cited } from '../corrections/cited.ts';
import type { LinkDecision } from '../corrections/decisions.ts';
import { printedYear } from '../corrections/list-corrections.ts';
import { namesItsWorks } from '../corrections/names-its-works.ts';
import type { CallOut, Paper } from '../paper.ts';
import type { PaperLink } from './find-links.ts';

/** Links of the text that one citation takes the place of. */
export interface CitedLink extends Cited {
  link: 'gone' | 'words';
  /** It stands in brackets with other words: its own go. */
  isInBrackets: boolean;
  /** Index of the note that it stands in. */
  note?: number;
}

/** A paper with the works of its links in the list, and what takes the place of the links. */
export interface LinkedPaper {
  /** Its references have the works that are new behind those of its list. */
  paper: Paper;
  /** Works by which an entry that is a link alone is set. */
  entries: { index: number; item: Item }[];
  cited: CitedLink[];
  /** A link is cited, in its own place or by a citation that the text prints. */
  hasLinks: boolean;
}

interface Placed extends PaperLink {
  reference: number;
  item: Item;
}

/** Between links that are one citation. */
const joint = /^(?:[\s,;|/·•]|and|und|et|y|e|&){0,8}$/u;

/** Words before a link that say that it is one, and behind it when somebody read it. */
const leading =
  /(?:^|[\s,;:])(?:(?:see )?sources?|quellen?|fuentes?|fontes?|links?|url|website|online|doi|pmid|available (?:online )?(?:at|from|here)|retrieved from|accessed (?:at|from)|verfügbar unter|abrufbar unter|disponible (?:en|sur)|disponível em|via)\s*:?\s*$/iu;
const accessed =
  /^[\s,;.]*(?:last |zuletzt )?(?:accessed|retrieved|visited|viewed|abgerufen|zugriff|aufgerufen|consulté|consultado|acesso)\b[^()[\]]{0,60}$/iu;

/** Characters around a link that are looked at. */
const reach = 160;

/** The bracket around a place, with the words in it before and behind. */
function bracketAround(
  text: string,
  { start, end }: { start: number; end: number },
): { start: number; end: number } | undefined {
  let from = start - 1;
  while (from >= 0 && start - from < reach && !/[()[\]\n]/.test(text[from] ?? '')) from -= 1;
  let to = end;
  while (to < text.length && to - end < reach && !/[()[\]\n]/.test(text[to] ?? '')) to += 1;
  const pair = `${text[from] ?? ''}${text[to] ?? ''}`;
  return pair === '()' || pair === '[]' ? { start: from, end: to + 1 } : undefined;
}

/** Whether a bracket holds nothing but a link. */
function isAloneInBrackets(text: string, link: { start: number; end: number }): boolean {
  const around = bracketAround(text, link);
  return around?.start === link.start - 1 && around.end === link.end + 1;
}

const names =
  /(\p{Lu}[\p{L}\p{M}'’-]+(?:(?:,? (?:and|und|et|y|e|&) |, )(?:\p{Lu}\.? )*\p{Lu}[\p{L}\p{M}'’-]+){0,3}(?:,? et al\.?| and colleagues)?)$/u;

/** Whether the words before a place name the work's authors as a sentence does: "Smith and Jones". */
function isNamedBefore(text: string, start: number, { author, ...item }: Item): boolean {
  const [first, ...others] = author ?? [];
  const before = text.slice(Math.max(0, start - 120), start).trimEnd();
  const [printed] = names.exec(before) ?? [];
  if (printed === undefined || !first) return false;
  const isOne = !/,| (?:and|und|et|y|e|&) /u.test(printed);
  // "Smith" for a work of three is a sentence about somebody else as often as not.
  if (isOne && others.length > 1) return false;
  return namesItsWorks(printed.replace(/['’]s$/, ''), [{ item: { ...item, author: [first] } }]);
}

const addressOf = ({ URL: address }: Item) =>
  typeof address === 'string' ? address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '').toLowerCase() : undefined;

const isOneWork = (one: Item, other: Item) => {
  const address = addressOf(one);
  return isSameWork(one, other) || (address !== undefined && address === addressOf(other));
};

const yearIn = (text: string) => /(?:1[4-9]|20)\d\d/.exec(text)?.[0];

/** The reference that a printed citation surely means: the one work of its author and year. */
function meantBy({ text, refs }: CallOut, references: Paper['references'], from: number): number[] {
  const year = yearIn(text);
  if (refs.length > 0 || year === undefined) return refs;
  const meant = references.flatMap(({ item }, index) =>
    index >= from && printedYear(item) === year && namesItsWorks(text, [{ item }]) ? [index] : [],
  );
  return meant.length === 1 ? meant : refs;
}

const touches = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  one.start < other.end && other.start < one.end;

/** A printed citation without the address in its bracket. */
function withoutLinks(callout: CallOut, links: readonly Placed[]): CallOut {
  const link = links.find(({ start }) => callout.start < start && start < callout.end);
  if (!link) return callout;
  const text = callout.text.slice(0, link.start - callout.start).replace(/[\s,;:]+$/, '');
  return { ...callout, text, end: callout.start + text.length };
}

/** Links one behind the other with nothing between them; words of a sentence stand by themselves. */
function groupsOf(text: string, links: readonly Placed[]): Placed[][] {
  const groups: Placed[][] = [];
  for (const link of links) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const between = last && text.slice(last.end, link.start);
    const isJoined =
      between !== undefined &&
      !last?.isWords &&
      !link.isWords &&
      !between.includes('\n\n') &&
      joint.test(between);
    if (group && isJoined) group.push(link);
    else groups.push([link]);
  }
  return groups;
}

const unique = (works: readonly LiveWork[]) =>
  works.filter(({ item }, at) => works.findIndex((other) => other.item.id === item.id) === at);

/** What a bracket says around its links; absent where that is a sentence, or a work that is not known. */
function worksInBracket(
  text: string,
  bracket: { start: number; end: number },
  links: readonly Placed[],
  callouts: readonly CallOut[],
  itemOf: (reference: number) => Item | undefined,
): LiveWork[] | undefined {
  // "Okafor (2020, https://...)": the bracket is that of a name.
  const named = callouts.find(({ start, end }) => start < bracket.start && bracket.start < end);
  if (named) {
    const items = unique(
      [...links.map(({ reference }) => reference), ...named.refs].flatMap((own) => {
        const item = itemOf(own);
        return item ? [{ item, suppressAuthor: true }] : [];
      }),
    );
    return items.length === 1 ? items : undefined;
  }
  const places = [
    ...links.map(({ start, end, reference }) => ({ start, end, refs: [reference] })),
    ...callouts.filter(
      (callout) => touches(callout, bracket) && !links.some((link) => touches(link, callout)),
    ),
  ].sort((one, other) => one.start - other.start);
  const works: LiveWork[] = [];
  let at = bracket.start + 1;
  for (const [index, { start, end, refs }] of places.entries()) {
    const [reference = -1] = refs;
    const item = refs.length === 1 ? itemOf(reference) : undefined;
    if (!item || start < at) return undefined;
    const next = places[index + 1];
    const behind = text.slice(end, next?.start ?? bracket.end - 1);
    // Words before the separator belong to the work before it, words behind it to the next.
    const separator = next ? Math.max(behind.lastIndexOf(';'), behind.search(/,\s*$/)) : behind.length;
    const before = text
      .slice(at, start)
      .replace(leading, '')
      .replace(/^[\s,;]+/, '');
    const suffix = behind.slice(0, Math.max(0, separator)).replace(accessed, '');
    if (before.length > 60 || suffix.length > 60 || /[.!?]\s+\p{Lu}/u.test(`${before} ${suffix}`))
      return undefined;
    works.push({ item, ...(before.trim() !== '' && { prefix: before }), ...behindWork(suffix) });
    at = end + (next ? Math.max(0, separator) + Number(separator >= 0) : 0);
  }
  return unique(works);
}

/**
 * The paper with the works of the links that a person decided to cite: a work that the list has is that entry, one that several links lead to stands there once, and
 * printed citations of its author and year cite it, too.
 */
export function linkedPaper(paper: Paper, decisions: readonly LinkDecision[]): LinkedPaper {
  if (decisions.length === 0) return { paper, entries: [], cited: [], hasLinks: false };
  const { text, notes } = paper;
  const references = [...paper.references];
  const entries: LinkedPaper['entries'] = [];
  const placed = decisions.flatMap(({ index, item }): Placed[] => {
    const link = paper.links[index];
    if (!link || !item) return [];
    const known = references.findIndex((reference) => isOneWork(reference.item, item));
    const reference = known < 0 ? references.length : known;
    const given = references[reference];
    if (!given) references.push({ text: '', start: text.length, end: text.length, item });
    // An entry that says no more than its link says what the link leads to.
    else if (reference < paper.references.length && given.item.title === undefined) {
      entries.push({ index: reference, item });
      references[reference] = { ...given, item };
    }
    return [{ ...link, reference, item }];
  });
  for (const link of placed)
    if (link.isWords && isAloneInBrackets(text, link) && isNamedBefore(text, link.end, link.item))
      link.isWords = false;
  placed.sort((one, other) => one.start - other.start);
  const itemOf = (reference: number): Item | undefined => {
    const item = references[reference]?.item;
    return item && { ...item, id: `ref${reference}` };
  };
  const callouts = paper.callouts.map((given): CallOut => {
    const callout = withoutLinks(given, placed);
    const own = placed.find((link) => touches(link, callout));
    return { ...callout, refs: own ? [own.reference] : meantBy(callout, references, 0) };
  });
  const isPrinted = (link: Placed) => callouts.some((callout) => touches(link, callout));
  const free = placed.filter((link) => !isPrinted(link));
  const cited: CitedLink[] = [];
  let done = 0;
  for (const group of groupsOf(text, free)) {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last || first.start < done) continue;
    const span = { start: first.start, end: last.end };
    const around = bracketAround(text, span);
    const inside = around && free.filter((link) => !link.isWords && touches(link, around));
    const bracketed =
      around && inside && !first.isWords ? worksInBracket(text, around, inside, callouts, itemOf) : undefined;
    const place = bracketed && around ? around : span;
    const works =
      bracketed ??
      unique(group.flatMap(({ reference }) => itemOf(reference) ?? []).map((item) => ({ item })));
    const [work] = works;
    const named = first.isWords ? first.end : place.start;
    const isNarrative = works.length === 1 && work !== undefined && isNamedBefore(text, named, work.item);
    const note = notes.findIndex(({ block }) => block.start <= place.start && place.start < block.end);
    cited.push({
      kind: 'replace',
      ...place,
      works: isNarrative && note < 0 ? works.map((one) => ({ ...one, suppressAuthor: true })) : works,
      link: first.isWords ? 'words' : 'gone',
      isInBrackets: around !== undefined && bracketed === undefined,
      ...(note >= 0 && { note }),
    });
    done = place.end;
  }
  const cites = new Set(placed.map(({ reference }) => reference));
  /** What is said of a paper is not true any more of what is cited now. */
  const findings = paper.findings.filter(({ kind, callout, reference }) =>
    kind === 'missing-reference'
      ? callout === undefined || callouts[callout]?.refs.length === 0
      : kind !== 'uncited-reference' || reference === undefined || !cites.has(reference),
  );
  // What a bracket took in is cited there.
  const isTaken = (callout: CallOut) => cited.some((one) => one.link === 'gone' && touches(one, callout));
  return {
    paper: { ...paper, references, findings, callouts: callouts.filter((callout) => !isTaken(callout)) },
    entries,
    cited,
    hasLinks: placed.length > 0,
  };
}
