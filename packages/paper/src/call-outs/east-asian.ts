import { PaperError, type Span } from '@citewright/documents';
import type { Entry } from '../list/entries.ts';
import type { DatedCallOut } from './dated-call-out.ts';

// Citations whose authors are written in Chinese or Japanese signs: `（方志强，2016）`, `方志强等（2016）`. No space and no capital shows where a name
// begins: the list does.

/** A year in or before brackets, or behind a comma, wide or not. */
const aYear = /(?<=[（(，,、；;]\s?)((?:1[89]|20)\d\d)([a-z])?(?![\d.]|\s?(?:年|[-–—~～]\s?\d))/gu;
const han = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}々ー';
const endsInSign = new RegExp(`[${han}]$`, 'u');
/** Between a name and its year. */
const gap = /[（(，,\s]+$/u;
/** `and others`. */
const others = /(?:等人?|ら|ほか|他)$/u;
/** Between two authors. */
const joint = '\\s?(?:[、，,・；;]|和|与|與|及|と|&|and)\\s?';
/** Signs before a year that are looked at. */
const reach = 80;

/** A work with its authors in full, as the list prints them. */
interface Listed {
  index: number;
  names: string[];
  /** All authors at the end of a text. */
  atEnd: RegExp;
  years: readonly string[];
  suffix: string;
}

/** The authors that begin an entry: names of Chinese or Japanese signs up to the first stop or bracket. */
function namesOfEntry(text: string): string[] {
  const [head = ''] = /^[^.．。(（[［:：《「『]{2,120}/u.exec(text) ?? [];
  const names = head
    .split(/[,，、;；・&]|\s(?:and|和|与|及)\s/u)
    .map((name) => name.replace(/\s+|等人?$/gu, ''))
    .filter((name) => name !== '');
  return names.every((name) => new RegExp(`^[${han}]{2,24}$`, 'u').test(name)) ? names : [];
}

const worksInSigns = (entries: readonly Entry[]): Listed[] =>
  entries.flatMap(({ text, years, suffix }, index) => {
    const names = namesOfEntry(text);
    const atEnd = new RegExp(`${names.join(joint)}$`, 'u');
    return names.length === 0 ? [] : [{ index, names, atEnd, years, suffix }];
  });

/** Where the authors of a work begin at the end of a text, as a citation prints them. */
function startOfNames(before: string, etAl: boolean, { names, atEnd }: Listed): number | undefined {
  const [first = '', ...more] = names;
  if (etAl) return more.length > 0 && before.endsWith(first) ? before.length - first.length : undefined;
  // The last signs are compared first: nearly all works end there.
  return before.endsWith(names.at(-1) ?? '') ? atEnd.exec(before)?.index : undefined;
}

/** Comparisons of a citation with a work, in one paper. */
const mostComparisons = 3_000_000;

/** What a citation names, and the works that it may mean. */
interface Named {
  start: number;
  works: Listed[];
}

function namedAt(before: string, works: readonly Listed[]): Named | undefined {
  const etAl = others.test(before);
  const bare = before.replace(others, '');
  const found = works.flatMap((work) => {
    const start = startOfNames(bare, etAl, work);
    return start === undefined ? [] : [{ start, work }];
  });
  const start = Math.min(...found.map((one) => one.start));
  return found.length === 0
    ? undefined
    : { start, works: found.flatMap((one) => (one.start === start ? [one.work] : [])) };
}

/** The hundred commonest Chinese family names: what begins so in a bracket with a year is a person. */
const families = new Set(
  '王李张劉刘陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉阎閻余潘杜戴夏钟鍾汪田任姜范方石姚谭譚廖邹鄒熊金陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟龙龍万萬段雷钱錢汤湯尹黎易常武乔喬贺賀赖賴龚龔文',
);
/** A whole bracket: one or two short names and the year. */
const bracketed = /[（(；;]\s?([\p{Script=Han}]{2,3})(?:[、和与]([\p{Script=Han}]{2,3})|等人?)?\s?[，,]\s?$/u;

/** Where the names of people begin that the list does not have. */
function startOfStrangers(before: string): number | undefined {
  const found = bracketed.exec(before);
  const [, first = '', second] = found ?? [];
  const arePeople = [first, second].every((name) => name === undefined || families.has(name.slice(0, 1)));
  return found && arePeople ? found.index + found[0].indexOf(first) : undefined;
}

/** The citations of a text whose authors are written in Chinese or Japanese signs, outside its lists. */
export function findEastAsian(
  text: string,
  lists: readonly Span[],
  entries: readonly Entry[],
): DatedCallOut[] {
  const works = worksInSigns(entries);
  if (works.length === 0) return [];
  const found: DatedCallOut[] = [];
  let comparisons = 0;
  for (const { 0: printed, 1: year = '', 2: letter = '', index } of text.matchAll(aYear)) {
    if (lists.some((list) => index >= list.start && index < list.end)) continue;
    const from = Math.max(0, index - reach);
    const tail = text.slice(from, index);
    const before = tail.replace(gap, '');
    if (!endsInSign.test(before)) continue;
    comparisons += works.length;
    if (comparisons > mostComparisons)
      throw new PaperError('too-complex', 'The paper has too many citations for the length of its list');
    const end = index + printed.length;
    const named = namedAt(before, works);
    const strangers = named ? undefined : startOfStrangers(tail);
    const start = named?.start ?? strangers;
    if (start === undefined) continue;
    const meant = (named?.works ?? []).filter(
      ({ years, suffix }) => years.includes(year) && (letter === '' || suffix === letter),
    );
    // Another year of the only work of these authors; of several none is likelier.
    const other = meant.length === 0 && named?.works.length === 1 ? named.works : [];
    const [own, ...ties] = [...meant, ...other].map((work) => work.index);
    found.push({
      start: from + start,
      end,
      refs: own === undefined ? [] : [own],
      differs: meant.length === 0 && own !== undefined ? 'year' : undefined,
      ties,
      year,
      suffix: letter,
      names: before.slice(start),
    });
  }
  return found;
}
