import { type DateValue, readDate, readTex } from '@citewright/record';
import { months } from './fields.ts';
import type { BibtexEntry } from './parse-entries.ts';

/** The decoded value of the first of these fields that is not empty. */
export type Read = (...names: string[]) => string | undefined;

const seasons: readonly RegExp[] = [/^spring/i, /^summer/i, /^(?:autumn|fall)/i, /^winter/i];

interface Month {
  month?: number;
  day?: number;
  /** The second of two months: `July/August`. */
  until?: number;
  season?: number;
}

/** `jan`, `1`, `January`, `10~jan` (a day beside the month), `July/August`, `Fall`. */
function monthOf(text: string | undefined): Month {
  const value = readTex(text ?? '');
  const season = seasons.findIndex((name) => name.test(value));
  if (season >= 0) return { season: season + 1 };
  const words = value.toLowerCase().match(/\d{1,2}|[a-z]+/g) ?? [];
  const [named, until] = words
    .map((word) => months.indexOf(word.slice(0, 3)) + 1)
    .filter((month) => month > 0);
  const numbers = words.map(Number).filter((number) => number > 0 && number < 32);
  const month = named ?? numbers.find((number) => number <= 12);
  const day = named === undefined ? undefined : numbers[0];
  return {
    ...(month && { month }),
    ...(month && day && { day }),
    ...(month && until && until > month && { until }),
  };
}

/** EDTF's range without an end: `2015/`, `2015/..`. */
const openRange = /^(\d{4})\/(?:\.\.)?$/;

/** Whether a field names a month, as the `number` of some articles does. */
export const isMonthName = (text: string | undefined): boolean =>
  text !== undefined && /^[a-z]{3,9}\.?$/i.test(text) && months.includes(text.slice(0, 3).toLowerCase());

export function bibtexIssued({ fields }: BibtexEntry, read: Read): DateValue | undefined {
  // A tie is a blank in TeX, and "approximately" in EDTF.
  const edtf = fields.get('date')?.trim();
  const [, from] = openRange.exec(edtf ?? '') ?? [];
  if (from !== undefined) return { literal: `${from}–` };
  const date = readDate(edtf && /^-?\d{4}[\d-]*[~?%]$/.test(edtf) ? edtf : (read('date') ?? ''));
  if (date) return date;
  const year = read('year');
  if (year === undefined) return undefined;
  if (!/^-?\d{1,4}$/.test(year)) return readDate(year);
  const number = read('number');
  const named = fields.get('month') ?? (isMonthName(number) ? number : undefined);
  const { month, until, season, day = Number(read('day')) || undefined } = monthOf(named);
  const first = [Number(year), ...(month ? [month, ...(day ? [day] : [])] : [])];
  return {
    'date-parts': until && day === undefined ? [first, [Number(year), until]] : [first],
    ...(season && { season }),
  };
}

/** Two numbers that may be day and month, and a year: only the writer knows. */
const ambiguous = /^\d{1,2}[/.-]\d{1,2}[/.-](?:\d{2}|\d{4})$/;

const accessedAt =
  /[[(]?(?:online[;,:]?\s*)?(?:(?:last|letzter)\s+)?(?:accessed|visited|checked|viewed|retrieved|zugriff|abgerufen|consulté le|consultado(?: el)?)(?:\s*(?:on|am))?\s*:?\s*([^\])]{6,40})[\])]?/i;

/** The day in words, where they hold one and no more: `13. Apr. 2022`, `2018-05-08`. */
function dayOf(text: string | undefined): DateValue | undefined {
  const value = text?.replace(/[.;,\s]+$/, '');
  if (value === undefined || value === '') return undefined;
  const date = readDate(value) ?? { literal: value };
  return date.literal === undefined || ambiguous.test(value)
    ? date
    : (readDate(value.replace(/(?<=\p{L})\.|(?<=^\d{1,2})\./gu, '')) ?? date);
}

/** The day of access, in a field of its own or in words, and the words without it. */
export function accessOf(read: Read): { accessed: DateValue | undefined; note: string | undefined } {
  const note = read('note');
  const own = dayOf(read('urldate', 'lastchecked', 'accessed', 'lastaccessed', 'accessdate'));
  if (own) return { accessed: own, note };
  for (const text of [note, read('howpublished')]) {
    const [whole, day] = accessedAt.exec(text ?? '') ?? [];
    const accessed = dayOf(day);
    if (whole === undefined || accessed === undefined) continue;
    if (accessed.literal !== undefined && !ambiguous.test(accessed.literal)) continue;
    return { accessed, note: note?.replace(whole, '').trim() || undefined };
  }
  return { accessed: undefined, note };
}
