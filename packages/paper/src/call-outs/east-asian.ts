import { PaperError, type Span } from '@citewright/documents';
import type { Entry } from '../list/entries.ts';
import type { DatedCallOut } from './dated-call-out.ts';

// Citations whose authors are written in Chinese or Japanese signs: `（方志强，2016）`, `方志强等（2016）`. No space and no capital shows where a name
// begins: the list does.

/** A year in or before brackets, or behind a comma, wide or not, or behind a name. */
const aYear =
  /(?<=[（(，,、；;]\s?|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\s)((?:1[89]|20)\d\d)([a-z])?(?![\d.]|\s?(?:年(?![）)])|[-–—~～]\s?\d))/gu;
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
  /** What may be the family name of each, longer ones first: Japanese texts cite by it. */
  families: string[][];
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
    const families = names.map((name) =>
      [3, 2, 1].filter((length) => length < name.length).map((length) => name.slice(0, length)),
    );
    return names.length === 0 ? [] : [{ index, names, families, atEnd, years, suffix }];
  });

const isKanji = (text: string) => /^[\p{Script=Han}々]$/u.test(text);
const jointAtEnd = new RegExp(`${joint}$`, 'u');

/** Where the family names of all authors begin at the end of a text: no other sign of a name may stand before the first one. */
function startOfFamilies(before: string, families: readonly (readonly string[])[]): number | undefined {
  let rest = before;
  for (const [place, names] of [...families].reverse().entries()) {
    if (place > 0) {
      const between = jointAtEnd.exec(rest);
      if (!between) return undefined;
      rest = rest.slice(0, between.index);
    }
    const family = names.find((name) => rest.endsWith(name) && !isKanji(rest.at(-name.length - 1) ?? ''));
    if (family === undefined) return undefined;
    rest = rest.slice(0, -family.length);
  }
  return rest.length;
}

/** Where the authors of a work begin at the end of a text, as a citation prints them. */
function startOfNames(before: string, etAl: boolean, { names, atEnd, families }: Listed): number | undefined {
  const [first = '', ...more] = names;
  if (etAl && more.length === 0) return undefined;
  if (etAl)
    return before.endsWith(first)
      ? before.length - first.length
      : startOfFamilies(before, [families[0] ?? []]);
  // The last signs are compared first: nearly all works end there.
  const inFull = before.endsWith(names.at(-1) ?? '') ? atEnd.exec(before)?.index : undefined;
  return inFull ?? startOfFamilies(before, families);
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
/** Common Japanese family names. */
const japaneseFamilies = new Set(
  '佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 渡部 山本 中村 小林 加藤 吉田 山田 山口 松本 井上 木村 斎藤 齋藤 清水 山崎 池田 橋本 阿部 石川 山下 中島 石井 小川 前田 岡田 藤田 後藤 近藤 村上 遠藤 青木 坂本 福田 太田 西村 藤井 金子 岡本 藤原 中野 三浦 原田 松田 竹内 中川 佐々木 長谷川'.split(
    ' ',
  ),
);
/** A whole bracket: one or two short names and the year. */
const bracketed =
  /[（(；;]\s?([\p{Script=Han}々]{2,3})(?:[、和与・]([\p{Script=Han}々]{2,3})|等人?|ら|ほか)?\s?[，,]\s?$/u;

/** Where the names of people begin that the list does not have. */
function startOfStrangers(before: string): number | undefined {
  const found = bracketed.exec(before);
  const [, first = '', second] = found ?? [];
  const arePeople = [first, second].every(
    (name) => name === undefined || families.has(name.slice(0, 1)) || japaneseFamilies.has(name),
  );
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
