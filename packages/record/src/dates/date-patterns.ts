import type { Token } from './date-tokens.ts';
import type { DateHints, MonthOf, PlainDate } from './plain-date.ts';

/** How the patterns distinguish dates from other numbers and words. */
export interface DateRules extends DateHints {
  monthOf: MonthOf;
  /** The first year that a four-digit number can be. */
  earliest: number;
}

const lastYear = 2099;

function plainDate({ year, month, day }: PlainDate): PlainDate {
  return { year, ...(month && { month }), ...(month && day && { day }) };
}

/** A date and how many tokens it takes. */
export interface Match {
  date: PlainDate;
  length: number;
}

type Pattern = (tokens: readonly Token[], index: number, rules: DateRules) => Match | undefined;

/** The date that begins at a token, with the number of tokens it takes. */
export function matchAt(tokens: readonly Token[], index: number, rules: DateRules): Match | undefined {
  for (const pattern of patterns) {
    const match = pattern(tokens, index, rules);
    if (match) return match;
  }
  return undefined;
}

type NumberToken = Token & { number: number };

function isYear(token: Token | undefined, { earliest }: DateRules): token is NumberToken {
  return token?.number !== undefined && token.text.length === 4 && token.number >= earliest;
}

function isShort(token: Token | undefined): token is NumberToken {
  return token?.number !== undefined && token.text.length <= 2;
}

function valid(date: PlainDate): boolean {
  const { year, month = 1, day = 1 } = date;
  if (year > lastYear || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function result(date: PlainDate, length: number): Match | undefined {
  return valid(date) ? { date: plainDate(date), length } : undefined;
}

/** `20190613` */
const compact: Pattern = (tokens, index) => {
  const text = tokens[index]?.text ?? '';
  if (text.length !== 8 || tokens[index]?.number === undefined) return undefined;
  const date = {
    year: Number(text.slice(0, 4)),
    month: Number(text.slice(4, 6)),
    day: Number(text.slice(6)),
  };
  return date.year >= 1900 ? result(date, 1) : undefined;
};

/** "Day" behind its number. */
const dayEnds = new Set(['日', '일']);

/** `2019-06-13`, `2019/6/13`, `2019. 6. 13.`, `2019年6月13日`, `2019년 6월 13일`, `2019-06` */
const yearFirst: Pattern = (tokens, index, rules) => {
  const [year, first, month, second, day] = tokens.slice(index, index + 5);
  if (!isYear(year, rules) || !first || !isShort(month)) return undefined;
  if (!['-', '/', '.', '年', '년', '–', '_'].includes(first.text)) return undefined;
  const common = era(year.number, rules);
  const closes = second && [first.text, '月', '월'].includes(second.text);
  if (closes && isShort(day)) {
    const length = dayEnds.has(tokens[index + 5]?.text ?? '') ? 6 : 5;
    const full = result({ year: common, month: month.number, day: day.number }, length);
    if (full) return full;
  }
  const spoken = first.text === '年' || first.text === '년';
  if (spoken) return result({ year: common, month: month.number }, 4);
  return closes || first.text === '.' || first.text === '/'
    ? undefined
    : result({ year: common, month: month.number }, 3);
};

/** Countries that write the month first, by top-level domain, and regions of English that write the day first. */
const monthFirstDomains = new Set(['us', 'gov', 'mil', 'edu', 'ph']);
const genericDomains = new Set('com org net info io co tv news blog dev me biz'.split(' '));

function numericOrder(
  separator: string,
  { language: tag, topLevel = '' }: DateHints,
): 'day' | 'month' | undefined {
  if (separator === '.') return 'day';
  const language = tag?.toLowerCase().replace('_', '-');
  if (language && !language.startsWith('en')) return 'day';
  if (monthFirstDomains.has(topLevel) || language === 'en-us') return 'month';
  if (language && language.length > 2 && language !== 'en-ca') return 'day';
  if (!genericDomains.has(topLevel) && topLevel.length === 2) return 'day';
  return language ? 'month' : undefined;
}

/** `29.12.2010`, `7/1/2019`, `12-03-20`: order by the value, the separator, the language, the domain, else the year alone. */
const yearLast: Pattern = (tokens, index, rules) => {
  const [first, separator, second, again, last] = tokens.slice(index, index + 5);
  if (!isShort(first) || !separator || !isShort(second) || again?.text !== separator.text) return undefined;
  if (!['.', '/', '-', '–', '\\'].includes(separator.text) || !last || last.number === undefined)
    return undefined;
  const year = isYear(last, rules) ? era(last.number, rules) : shortYear(last, separator.text);
  if (!year) return undefined;
  const order =
    first.number > 12 ? 'day' : second.number > 12 ? 'month' : numericOrder(separator.text, rules);
  if (first.number === second.number || order === 'day') {
    return result({ year, month: second.number, day: first.number }, 5);
  }
  if (order === 'month') return result({ year, month: first.number, day: second.number }, 5);
  return result({ year }, 5);
};

function shortYear(token: Token, separator: string): number | undefined {
  if (token.text.length !== 2 || token.number === undefined || separator === '-') return undefined;
  return token.number < 50 ? 2000 + token.number : 1900 + token.number;
}

const ordinals = new Set('. st nd rd th er ere e º ª ° o a de den of д d'.split(' '));
const links = new Set(', . de del of - – / г m year di anul do і та ،'.split(' '));

function skip(tokens: readonly Token[], index: number, words: ReadonlySet<string>, most: number): number {
  let next = index;
  while (next < index + most && words.has(tokens[next]?.text.toLowerCase() ?? '')) next++;
  return next;
}

/** One month name, or one of two words (`كانون الأول`). */
function monthAt(
  tokens: readonly Token[],
  index: number,
  rules: DateRules,
): { month: number; next: number } | undefined {
  const word = tokens[index];
  if (!word || word.number !== undefined || word.text.length < 2) return undefined;
  const numbered = tokens[index + 1];
  if (['tháng', 'thg'].includes(word.text.toLowerCase()) && isShort(numbered))
    return { month: numbered.number, next: index + 2 };
  const pair = `${word.text} ${tokens[index + 1]?.text ?? ''}`;
  const double =
    pair.length <= 24 && /[\u0600-\u06ff]/.test(pair) ? rules.monthOf(pair, rules.language) : undefined;
  if (double) return { month: double, next: index + 2 };
  const single = rules.monthOf(word.text, rules.language);
  return single ? { month: single, next: index + 1 } : undefined;
}

/** `23 mai 2019`, `15. Juni 2019`, `3 de mayo de 2022`, `1er janvier 2020`, `18 Apr 2019`, `14-Aug-1970` */
const dayMonthYear: Pattern = (tokens, index, rules) => {
  const day = tokens[index];
  if (!isShort(day)) return undefined;
  const named = monthAt(tokens, skipDash(tokens, skip(tokens, index + 1, ordinals, 2)), rules);
  if (!named) return undefined;
  const yearAt = skip(tokens, named.next, links, 2);
  const year = tokens[yearAt];
  const full = isYear(year, rules) ? era(year.number, rules) : twoDigitYear(year, tokens[yearAt + 1]);
  return full ? result({ year: full, month: named.month, day: day.number }, yearAt - index + 1) : undefined;
};

/** `14 gennaio 20)`: two digits are a year only where the phrase ends, not in `14 gennaio 20:30`. */
function twoDigitYear(token: Token | undefined, next: Token | undefined): number | undefined {
  if (token?.number === undefined || token.text.length !== 2 || (next && !/^[),;|\]]$/.test(next.text)))
    return undefined;
  return shortYear(token, '.');
}

function era(year: number, { language }: DateHints): number {
  return language?.startsWith('th') && year > 2400 ? year - 543 : year;
}

function skipDash(tokens: readonly Token[], index: number): number {
  return ['-', '–', '/'].includes(tokens[index]?.text ?? '') ? index + 1 : index;
}

/** `July 1, 2019`, `Dec. 4th 2006`, `Sep 29 11:11:32 BST 2020`, `June 2018` */
const monthDayYear: Pattern = (tokens, index, rules) => {
  const named = monthAt(tokens, index, rules);
  if (!named) return undefined;
  const dayAt = skipDash(tokens, skip(tokens, named.next, links, 1));
  const day = tokens[dayAt];
  if (isYear(day, rules)) return result({ year: day.number, month: named.month }, dayAt - index + 1);
  if (!isShort(day)) return undefined;
  const yearAt = skipTime(tokens, skip(tokens, skip(tokens, dayAt + 1, ordinals, 1), links, 2));
  const year = tokens[yearAt];
  if (!isYear(year, rules)) return undefined;
  return result({ year: year.number, month: named.month, day: day.number }, yearAt - index + 1);
};

/** Past `11:11:32 BST`, which `Date.toString` of several languages puts between day and year. */
function skipTime(tokens: readonly Token[], index: number): number {
  if (!isShort(tokens[index]) || tokens[index + 1]?.text !== ':') return index;
  let next = index + 3;
  if (tokens[next]?.text === ':') next += 2;
  return /^[A-Z]{3,4}$/.test(tokens[next]?.text ?? '') ? next + 1 : next;
}

/** `2019. június 24.`, `2019 m. birželio 24 d.`, `2019 July 1` */
const yearMonthDay: Pattern = (tokens, index, rules) => {
  const year = tokens[index];
  if (!isYear(year, rules)) return undefined;
  const named = monthAt(tokens, skip(tokens, index + 1, links, 2), rules);
  if (!named) return undefined;
  const dayAt = skipDash(tokens, named.next);
  const day = tokens[dayAt];
  if (!isShort(day) || tokens[dayAt + 1]?.text === ':') return undefined;
  return result({ year: year.number, month: named.month, day: day.number }, dayAt - index + 1);
};

/** The years before the first of Japan's eras that official pages still count by. */
const japaneseEras: readonly (readonly [name: string, before: number])[] = [
  ['令和', 2018],
  ['平成', 1988],
  ['昭和', 1925],
];

/** `平成26年5月12日`, `令和3年5月` */
const eraFirst: Pattern = (tokens, index) => {
  const before = japaneseEras.find(([name]) => tokens[index]?.text.endsWith(name))?.[1];
  const [, year, sign, month, monthSign, day, daySign] = tokens.slice(index, index + 7);
  if (
    before === undefined ||
    !isShort(year) ||
    sign?.text !== '年' ||
    !isShort(month) ||
    monthSign?.text !== '月'
  )
    return undefined;
  const date = { year: before + year.number, month: month.number };
  const full =
    isShort(day) && dayEnds.has(daySign?.text ?? '') ? result({ ...date, day: day.number }, 7) : undefined;
  return full ?? result(date, 5);
};

const patterns: readonly Pattern[] = [
  eraFirst,
  compact,
  yearFirst,
  yearLast,
  dayMonthYear,
  monthDayYear,
  yearMonthDay,
];

/** `2019 Jul`, as PubMed writes it. */
export function yearThenMonth(text: string, monthOf: MonthOf, language?: string): PlainDate | undefined {
  const [, year, word] = /^(1\d{3}|20\d\d)[ ,]{1,2}(\p{L}{3,12})\.?$/u.exec(text) ?? [];
  const month = word && monthOf(word, language);
  return year && month ? { year: Number(year), month } : undefined;
}
