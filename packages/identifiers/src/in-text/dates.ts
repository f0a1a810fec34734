import type { InTextCite } from './cite.ts';

/** The date of a cited work, as printed. */
export type InTextDate = Pick<InTextCite, 'year' | 'yearEnd' | 'originalYear' | 'undated' | 'suffix'>;

const circa = '(?:(?:c|ca|circa)\\.? ?)?';
const year = '(?:1\\d{3}|20\\d{2}|21\\d{2})';
// Editions of classics give the original date before the common era: 380 B.C.E./2007.
const ancient = `(?:${circa}(?<before>\\d{1,4}) ?B\\.?C\\.?(?:E\\.?)?/)?`;
// 1900/1953, 1953/1900, [1900] 1953 and 1953 [1900] name the original too; 1961-68, 1996/7 and 1990-1995 are ranges.
const years = `${ancient}${circa}(?:\\[${circa}(?<original>\\d{4})\\] ?)?(?<first>${year})(?: ?(?<joint>[/-]) ?(?:(?<second>\\d{1,4})|present|heute)| ?\\[(?:orig\\. )?${circa}(?<behind>\\d{4})\\])?年?`;
const noDate = '(?<noDate>n\\. ?d\\.?|nd|no date|s\\. ?f\\.|s\\. ?d\\.|o\\. ?[JD]\\.|б\\. ?г\\.)';
const inPress = `(?<inPress>${[
  'in press',
  'forthcoming',
  'to appear',
  'in (?:review|preparation|prep\\.?)',
  'under review',
  'submitted',
  'accepted',
  'im Druck',
  'en prensa',
  'sous presse',
].join('|')})`;
// 2012a, 2012-a, n.d.-b; 2012a-c stands for three works.
const suffix = '(?:(?:(?<=[\\d年])-?|(?<=\\D)-)(?<suffix>[a-z])(?:-(?<lastSuffix>[a-z]))?)?';
const begins = '(?<!\\p{L}|\\p{N}\\.?|[/-])';
const ends = '(?![\\p{L}\\p{N}/])(?!-\\d)(?!\\.\\d)';
const form = `${begins}(?:${years}|${noDate}|${inPress})${suffix}${ends}`;
const anywhere = new RegExp(form, 'u');
const here = new RegExp(form, 'uy');
const furtherSuffix = /[a-z](?=$|[,;&]| and | &)/y;
const separator = / ?(?:,? ?&|,? and(?= )|,) ?/y;

/** "61" in 1961-68 and "7" in 1996/7 are short for the year that shares the first digits. */
function completed(first: string, second: string): number {
  return Number(first.slice(0, 4 - second.length) + second);
}

function yearsOf(first: string, second: string | undefined, joint: string | undefined): InTextDate {
  if (second === undefined) return { year: Number(first) };
  if (second.length === 4 && joint === '/') {
    const [originalYear, year] = [Number(first), Number(second)].toSorted((one, other) => one - other);
    return { originalYear, year };
  }
  return { year: Number(first), yearEnd: completed(first, second) };
}

type Groups = Readonly<Record<string, string | undefined>>;

function withoutSuffix({ noDate, inPress, before, ...groups }: Groups): InTextDate {
  const { original, behind = original, first = '', second, joint } = groups;
  if (noDate) return { undated: 'no date' };
  if (inPress) return { undated: 'in press' };
  const originalYear = before ? -Number(before) : behind && Number(behind);
  return { ...yearsOf(first, second, joint), ...(originalYear && { originalYear }) };
}

function datesOf(groups: Groups): InTextDate[] {
  const date = withoutSuffix(groups);
  const { suffix, lastSuffix = suffix } = groups;
  if (!suffix || !lastSuffix) return [date];
  const letters = 'abcdefghijklmnopqrstuvwxyz'.slice(
    suffix.charCodeAt(0) - 97,
    lastSuffix.charCodeAt(0) - 96,
  );
  return [...letters].map((letter) => ({ ...date, suffix: letter }));
}

/** The offset of the first date in a text; -1 without one. */
export function findDate(text: string): number {
  return text.search(anywhere);
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/**
 * Reads the dates at the beginning of a text, separated by commas, `and` or `&` (`2010, 2012a,b`: three
 * dates), and the rest of the text.
 */
export function readDates(text: string): { dates: InTextDate[]; rest: string } {
  const dates: InTextDate[] = [];
  let end = 0;
  let at = 0;
  for (;;) {
    const previous = dates.at(-1);
    const date = matchAt(here, text, at);
    const letter = date || !previous?.suffix ? null : matchAt(furtherSuffix, text, at);
    if (date) dates.push(...datesOf(date.groups ?? {}));
    else if (letter) dates.push({ ...previous, suffix: letter[0] });
    else break;
    end = at + (date ?? letter ?? [''])[0].length;
    const between = matchAt(separator, text, end);
    if (!between) break;
    at = end + between[0].length;
  }
  return { dates, rest: text.slice(end) };
}
