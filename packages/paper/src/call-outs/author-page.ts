import type { Span } from '@citewright/documents';
import { comparable } from '@citewright/record';
import type { Entry } from '../list/entries.ts';
import type { DatedCallOut } from './dated-call-out.ts';
import { NamedWorks, withoutEtAl } from './named-works.ts';
import { isYear } from './near.ts';
import { connectors, glue, notNames, numbered, particles } from './words.ts';

// Citations by author and page, as the CSL style of MLA prints them: `(Okafor 45)`, `(Okafor, *Rivers* 45)`,
// `Okafor says so (45)`. The list says which words are authors and titles.

/** Where in a work: `45`, `45–47, 50`, `xii`, `1.3.14–17`, `par. 4`. */
const number = '(?:\\d{1,4}(?:\\.\\d{1,4}){0,2}|[ivxlc]{1,7})(?![\\p{L}\\d])';
const locator = `(?:(?:pp?|pars?|chs?|secs?|lines?|vols?|act|scene|canto|fols?|pág|págs|cap|caps)\\.?\\s*)?${number}(?:\\s?[-–,:]\\s?${number}){0,6}`;
const behind = new RegExp(`(?:^|[\\s,:])\\s*(${locator})\\s*$`, 'u');

/** Before a work in a bracket. */
const lead =
  /^(?:(?:see|also|cf\.|e\.g\.,?|compare|qtd\. in|quoted in|cited in|as cited in|in|ver|cit\. en|citado en|citado por|apud|and)\s+)+/iu;

/** A bracket without brackets or the end of a line in it. */
const bracket = /\(([^()\n]{1,200})\)/gu;
/** Characters before a page alone in which its author is named. */
const reach = 1_500;

/** What a bracket's part says before its page. */
interface Named extends Span {
  authors: string;
  title: string;
  hasPage: boolean;
}

/** A part of a bracket as authors, title and page; absent where it holds a date or a sentence. */
function namedIn(text: string, from: number, to: number): Named | undefined {
  const whole = text.slice(from, to);
  const skipped = (/^\s*/.exec(whole)?.[0].length ?? 0) + (lead.exec(whole.trimStart())?.[0].length ?? 0);
  const own = whole.slice(skipped).trimEnd();
  const page = behind.exec(own);
  if (page && isYear(page[1] ?? '')) return undefined;
  const words = (page ? own.slice(0, page.index) : own).replace(/[\s,:]+$/u, '');
  const [, before = '', quoted, plain] =
    /^([^,“”"‘’«»]*?)(?:,\s*)?(?:[“"‘«]([^“”"«»]+)[”"’»],?|,\s*(\p{Lu}.*))?$/u.exec(words) ?? [];
  const isSentence = words.split(' ').length > 12 || /[.!?]\s+\p{Ll}/u.test(words);
  if (
    isSentence ||
    (words !== '' &&
      !/^[\p{Lu}“"‘«]|^(?:d|l)['’]\p{Lu}/u.test(words) &&
      !particles.has(words.split(' ')[0] ?? ''))
  )
    return undefined;
  const start = from + skipped;
  return {
    start,
    end: start + words.length,
    // Three and more authors stand with commas, too.
    ...(quoted === undefined && plain !== undefined && /\s(?:and|&|et al\.?|y|e|und|et)(?:\s|$)/u.test(plain)
      ? { authors: words, title: '' }
      : {
          authors: before || (quoted === undefined && plain === undefined ? words : ''),
          title: quoted ?? plain ?? '',
        }),
    hasPage: page !== null,
  };
}

/** Whether words that the list does not have are names of authors: `(Darnton 9)`, not `(Figure 9)`. */
function isUnlisted({ authors, title, hasPage }: Named): boolean {
  const words = withoutEtAl(authors).split(/[\s,]+/u);
  return (
    hasPage &&
    title === '' &&
    words.length < 6 &&
    words.every(
      (word) =>
        connectors.has(word) || particles.has(word) || /^\p{Lu}[\p{L}'’-]*\p{Ll}[\p{L}'’-]*$/u.test(word),
    ) &&
    words.every(
      (word) =>
        connectors.has(word) ||
        !(notNames.has(comparable(word)) || glue.has(word) || numbered.has(comparable(word))),
    )
  );
}

interface Found {
  callOuts: DatedCallOut[];
  /** How many entries a bracket names with a page. */
  named: number;
  /** Entries whose titles stand in quotation marks: cited, where they have no pages. */
  titled: ReadonlySet<number>;
}

const isInList = (lists: readonly Span[], at: number) =>
  lists.some(({ start, end }) => at >= start && at < end);

const quoted = /["“«‘]([^"“”«»‘\n]{3,120}?),?["”»’]/gu;

/** What a text names at a place: an author, or a title in quotation marks. */
interface Mention {
  index: number;
  known: readonly number[];
  isTitle: boolean;
}

/** What a text outside of its lists names, in its order. */
function mentionsIn(text: string, lists: readonly Span[], works: NamedWorks): Mention[] {
  const authors = Array.from(text.matchAll(/\p{Lu}[\p{L}\p{M}-]+/gu), ({ 0: word, index }) => ({
    index,
    known: works.byWord(comparable(word)),
    isTitle: false,
  }));
  const titles = Array.from(text.matchAll(quoted), ({ 1: title = '', index }) => ({
    index,
    known: works.meant({ authors: '', title }),
    isTitle: true,
  }));
  return [...authors, ...titles]
    .filter(({ known, index }) => known.length > 0 && !isInList(lists, index))
    .sort((one, other) => one.index - other.index);
}

/** What a paragraph named last before a place: an author, a title, or the work of its last citation. */
function namedBefore(
  text: string,
  at: number,
  mention: Mention | undefined,
  last: DatedCallOut | undefined,
): readonly number[] {
  const from = Math.max(0, at - reach);
  const paragraph = from + text.slice(from, at).lastIndexOf('\n') + 1;
  const cited = last && last.start >= paragraph ? { index: last.start, known: last.refs } : undefined;
  const named = mention && mention.index >= paragraph ? mention : undefined;
  const nearest = cited && cited.index > (named?.index ?? -1) ? cited : named;
  // Of several works of an author the one that was cited last.
  const [ref] = cited?.known ?? [];
  return ref !== undefined && nearest?.known.includes(ref) ? [ref] : (nearest?.known ?? []);
}

/** The citations of a text by author and page, outside its lists. */
export function findPaged(text: string, lists: readonly Span[], entries: readonly Entry[]): Found {
  const works = new NamedWorks(entries);
  const callOuts: DatedCallOut[] = [];
  const named = new Set<number>();
  const add = (
    { start, end }: Span,
    [index, ...ties]: readonly number[],
    names: string,
    differs?: 'author',
  ) =>
    callOuts.push({
      start,
      end,
      refs: index === undefined ? [] : [index],
      differs,
      ties,
      year: '',
      suffix: '',
      names,
      isByPage: true,
    });
  const mentions = mentionsIn(text, lists, works);
  let next = 0;
  const onlyPage = new RegExp(`^\\s*${locator}\\s*$`, 'u');
  for (const { 1: inside = '', index } of text.matchAll(bracket)) {
    if (isInList(lists, index)) continue;
    if (onlyPage.test(inside)) {
      if (isYear(inside.trim())) continue;
      while ((mentions[next]?.index ?? Infinity) < index) next += 1;
      const meant = namedBefore(text, index, mentions[next - 1], callOuts.at(-1));
      if (meant.length > 0) add({ start: index, end: index + inside.length + 2 }, meant, '');
      continue;
    }
    let from = index + 1;
    for (const part of inside.split(';')) {
      const own = namedIn(text, from, from + part.length);
      from += part.length + 1;
      if (!own || own.end === own.start) continue;
      const meant = works.meant(own);
      const near = meant.length === 0 && isUnlisted(own) ? works.nearest(own.authors) : undefined;
      if (meant.length > 0) add(own, meant, comparable(own.authors));
      else if (near !== undefined) add(own, [near], comparable(own.authors), 'author');
      else if (isUnlisted(own)) add(own, [], comparable(own.authors));
      if (meant[0] !== undefined && own.hasPage) named.add(meant[0]);
    }
  }
  const titled = mentions.flatMap(({ known, isTitle }) => (isTitle ? known : []));
  return { callOuts, named: named.size, titled: new Set(titled) };
}
