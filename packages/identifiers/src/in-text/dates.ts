/** When a cited work appeared, as printed. */
export type InTextDate = {
  year?: number;
  yearEnd?: number;
  originalYear?: number;
  undated?: 'no date' | 'in press';
  suffix?: string;
};

const circa = '(?:(?:c|ca|circa)\\.? ?)?';
const year = '(1\\d{3}|20\\d{2}|21\\d{2})';
// 1900/1953 and [1900] 1953 name the original first; 1961-68, 1996/7 and 1990-1995 are ranges; 2012a has a suffix.
const yearForm = `${circa}(?:\\[${circa}(?<original>\\d{4})\\] ?)?${year.replace('(', '(?<first>')}(?: ?(?<joint>[/-]) ?(?<second>\\d{1,4}))?-?(?<suffix>[a-z])?`;
const noDate =
  '(?:n\\. ?d\\.?|nd|no date|s\\. ?f\\.|s\\. ?d\\.|o\\. ?[JD]\\.|б\\. ?г\\.)(?:-?(?<noDateSuffix>[a-z]))?';
const inPress =
  '(?:in press|forthcoming|to appear|in (?:review|preparation|prep\\.?)|under review|submitted|accepted|im Druck|en prensa|sous presse)(?:-(?<inPressSuffix>[a-z]))?';
const notInWord = '(?<![\\p{L}\\p{N}./-])';
const ends = '(?![\\p{L}\\p{N}/])(?!-\\d)(?!\\.\\d)';
const form = `${notInWord}(?:${yearForm}|(?<noDate>${noDate})|(?<inPress>${inPress}))${ends}`;
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
  if (second.length === 4 && joint === '/') return { originalYear: Number(first), year: Number(second) };
  return { year: Number(first), yearEnd: completed(first, second) };
}

function dateOf(groups: Readonly<Record<string, string | undefined>>): InTextDate {
  if (groups.noDate)
    return { undated: 'no date', ...(groups.noDateSuffix && { suffix: groups.noDateSuffix }) };
  if (groups.inPress)
    return { undated: 'in press', ...(groups.inPressSuffix && { suffix: groups.inPressSuffix }) };
  return {
    ...yearsOf(groups.first ?? '', groups.second, groups.joint),
    ...(groups.original && { originalYear: Number(groups.original) }),
    ...(groups.suffix && { suffix: groups.suffix }),
  };
}

/** Where the first date of a text begins; -1 without one. */
export function findDate(text: string): number {
  return text.search(anywhere);
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/**
 * The dates that stand at the beginning of a text, separated by commas, `and` or `&` (`2010, 2012a,b`: three dates),
 * and the text behind them.
 */
export function readDates(text: string): { dates: InTextDate[]; rest: string } {
  const dates: InTextDate[] = [];
  let end = 0;
  let at = 0;
  for (;;) {
    const previous = dates.at(-1);
    const date = matchAt(here, text, at);
    const letter = date || !previous?.suffix ? null : matchAt(furtherSuffix, text, at);
    if (date) dates.push(dateOf(date.groups ?? {}));
    else if (letter) dates.push({ ...previous, suffix: letter[0] });
    else break;
    end = at + (date ?? letter ?? [''])[0].length;
    const between = matchAt(separator, text, end);
    if (!between) break;
    at = end + between[0].length;
  }
  return { dates, rest: text.slice(end) };
}
