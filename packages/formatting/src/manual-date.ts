import type { DateValue } from '@citewright/csl';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function monthOf(word: string): number | undefined {
  const index = months.indexOf(word.slice(0, 3).toLowerCase());
  return index < 0 ? undefined : index + 1;
}

function date(...parts: (number | undefined)[]): DateValue {
  const known: number[] = [];
  for (const part of parts) {
    if (part === undefined) break;
    known.push(part);
  }
  return { 'date-parts': [known] };
}

/** What was typed where a date is wanted: a date, words for work not yet published, or nothing ("n.d."). */
export interface TypedDate {
  issued?: DateValue;
  status?: string;
}

type Reader = [pattern: RegExp, read: (groups: string[]) => TypedDate];

const readers: Reader[] = [
  [/^n\.?\s?d\.?$|^no date$|^undated$/i, () => ({})],
  [/^(?:in press|forthcoming|in preparation|submitted)$/i, ([all = '']) => ({ status: all.toLowerCase() })],
  [/^(\d{1,4})\s?bc(?:e)?$/i, ([, year]) => ({ issued: date(-Number(year)) })],
  [/^(?:c|ca|circa)\.?\s?(\d{1,4})$/i, ([, year]) => ({ issued: { ...date(Number(year)), circa: true } })],
  [
    /^(\d{4})\s?[-–/]\s?(\d{4})$/,
    ([, from, to]) => ({ issued: { 'date-parts': [[Number(from)], [Number(to)]] } }),
  ],
  [
    /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?$/,
    ([, year, month, day]) => ({
      issued: date(Number(year), month ? Number(month) : undefined, day ? Number(day) : undefined),
    }),
  ],
  [
    /^(\d{4}),?\s+([a-z]{3,9})\.?(?:\s+(\d{1,2}))?$/i,
    ([, year, month = '', day]) => ({
      issued: date(Number(year), monthOf(month), day ? Number(day) : undefined),
    }),
  ],
  [
    /^(\d{1,2})\s+([a-z]{3,9})\.?,?\s+(\d{4})$/i,
    ([, day, month = '', year]) => ({ issued: date(Number(year), monthOf(month), Number(day)) }),
  ],
  [
    /^([a-z]{3,9})\.?(?:\s+(\d{1,2}))?,?\s+(\d{4})$/i,
    ([, month = '', day, year]) => ({
      issued: date(Number(year), monthOf(month), day ? Number(day) : undefined),
    }),
  ],
  [/^(\d{1,4})$/, ([, year]) => ({ issued: date(Number(year)) })],
];

/**
 * Reads a typed date: "2020", "2020-05-01", "1 May 2020", "May 2020", "2019-2020", "c. 1900", "44 BC", "n.d.", "in press".
 * Anything else is printed as it was typed.
 */
export function parseTypedDate(text: string): TypedDate {
  const clean = text.trim();
  for (const [pattern, read] of readers) {
    const match = pattern.exec(clean);
    if (match) return read([...match]);
  }
  return clean ? { issued: { literal: clean } } : {};
}
