import type { Item } from '@citewright/record';

// What a style shows of itself in an article: the order of its fields, and the signs around them.

/** A trait of an article: what is compared, and the piece of text that shows it. */
export interface Trait {
  key: string;
  shown: string;
}

/** Quotation marks and dashes of one kind, single spaces: slips in these are not told. */
const plain = (text: string) =>
  text
    .replace(/[“”„«»]/gu, '"')
    .replace(/[‘’]/gu, "'")
    .replace(/[–—−‐‑]/gu, '-')
    .replace(/\s+/gu, ' ');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where a number stands by itself behind a place. */
function numberAt(text: string, number: string, from: number): number {
  const found = new RegExp(`(?<![\\p{L}\\d])${escaped(number)}(?!\\d)`, 'u').exec(text.slice(from));
  return found ? from + found.index : -1;
}

/** A family name that is surely one: no initials, no small words that styles put elsewhere. */
const family = (author: NonNullable<Item['author']>[number] | undefined) =>
  author?.family !== undefined &&
  /^\p{Lu}[\p{L}\p{M}'’-]{2,}$/u.test(author.family) &&
  /^\p{Lu}/u.test(author.given ?? '') &&
  !/(?<!\p{L})\p{Ll}+$/u.test(author.given ?? '')
    ? plain(author.family)
    : undefined;

const namesKey = (names: string) =>
  names
    .replace(/\p{L}{2,}/gu, (word) => (/^(?:and|e|y|et|und|en)$/u.test(word) ? word : 'Name'))
    .replace(/\p{Lu}(?!\p{L})/gu, 'I')
    .replace(/\s/gu, '');

/** How the first author is printed, up to the second, and how the last one is joined. */
function namesTraits(head: string, { author = [] }: Item): [name: string, trait: Trait][] {
  const low = head.toLowerCase();
  const [first, second] = author.map(family);
  const at = first === undefined ? -1 : low.indexOf(first.toLowerCase());
  if (first === undefined || at < 0) return [];
  const to = second === undefined ? -1 : low.indexOf(second.toLowerCase(), at + first.length);
  const traits: [string, Trait][] = [];
  if (author.length > 1 && second !== undefined && to > 0) {
    const names = `${head.slice(0, at)}Family${head.slice(at + first.length, to)}`;
    traits.push([
      author.length > 2 ? 'authors' : 'both authors',
      { key: namesKey(names), shown: head.slice(0, to + second.length).trim() },
    ]);
  }
  if (author.length === 1) {
    const names = `${head.slice(0, at)}Family${head.slice(at + first.length)}`.replace(/[^\p{L}]+$/u, '');
    traits.push(['author', { key: namesKey(names), shown: head.replace(/[\s(,:"']+$/u, '') }]);
  }
  const [beforeLast, last] = author.slice(-2).map(family);
  const from = beforeLast === undefined ? -1 : low.lastIndexOf(beforeLast.toLowerCase());
  const until = last === undefined || from < 0 ? -1 : low.indexOf(last.toLowerCase(), from + 1);
  if (author.length > 2 && from >= 0 && until > from) {
    const joint = head.slice(from, until);
    const sign = /&|(?<!\p{L})(?:and|e|y|et|und|en)(?!\p{L})/u.exec(joint)?.[0] ?? '';
    traits.push([
      'last author',
      { key: sign, shown: `${joint}${head.slice(until, until + (last?.length ?? 0))}` },
    ]);
  }
  return traits;
}

/**
 * The traits of an article as it is printed, by name; absent where a field is not found in the text. `item` has the fields as the text
 * has them.
 */
export function traitsOf(printed: string, item: Item): Map<string, Trait> | undefined {
  const text = plain(printed);
  const title = plain(String(item.title ?? '')).replace(/[.?!\s]+$/u, '');
  const titleAt = text.toLowerCase().indexOf(title.toLowerCase());
  const issued =
    item.issued && 'date-parts' in item.issued ? String(item.issued['date-parts']?.[0]?.[0] ?? '') : '';
  const [volume, issue] = [String(item.volume ?? ''), String(item.issue ?? '')];
  const pages = /\d+/.exec(String(item.page ?? ''))?.[0] ?? '';
  if (titleAt < 0 || title.length < 8 || issued === '' || volume === '' || pages === '') return undefined;
  const titleEnd = titleAt + title.length;
  const yearBefore = numberAt(text.slice(0, titleAt), issued, 0);
  const yearAt = yearBefore >= 0 ? yearBefore : numberAt(text, issued, titleEnd);
  const volumeAt = numberAt(text, volume, titleEnd);
  const volumeEnd = volumeAt + volume.length;
  const issueAt = issue === '' ? -1 : numberAt(text, issue, volumeEnd);
  const pagesAt = numberAt(text, pages, Math.max(volumeEnd, issueAt + issue.length));
  if (yearAt < 0 || volumeAt < 0 || pagesAt < 0) return undefined;
  const order = [
    { name: 'title', at: titleAt },
    { name: 'year', at: yearAt },
    { name: 'volume', at: volumeAt },
    { name: 'pages', at: pagesAt },
  ]
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name)
    .join(', ');
  const before = (at: number) => text.slice(0, at).trimEnd();
  const word = (at: number, words: string) =>
    new RegExp(`(?<!\\p{L})(?:${words})\\.?$`, 'iu').exec(before(at))?.[0].toLowerCase() ?? '';
  const [volumeWord, pagesWord] = [word(volumeAt, 'vol|v|Bd|t'), word(pagesAt, 'pp|p|S|pág|págs')];
  const isBracketed = before(yearAt).endsWith('(');
  const isQuoted = /["']$/.test(before(titleAt));
  const traits = new Map<string, Trait>([
    ...namesTraits(text.slice(0, yearBefore >= 0 ? yearBefore : titleAt), item),
    ['order', { key: order, shown: order }],
    ['year', { key: String(isBracketed), shown: isBracketed ? `(${issued})` : issued }],
    ['title', { key: String(isQuoted), shown: isQuoted ? 'in quotation marks' : 'without quotation marks' }],
    ['volume', { key: volumeWord, shown: `${volumeWord} ${volume}`.trim() }],
    ['pages', { key: pagesWord, shown: `${pagesWord} ${pages}`.trim() }],
  ]);
  if (issueAt >= 0 && issueAt - volumeEnd < 12) {
    const shown = text.slice(
      volumeAt,
      issueAt + issue.length + (text[issueAt + issue.length] === ')' ? 1 : 0),
    );
    traits.set('issue', { key: shown.slice(volume.length).replace(/\s/gu, '').toLowerCase(), shown });
  }
  return traits;
}
