import { type DateHints, isoDate, type PlainDate, readPageDate } from '@citewright/record';
import type { Claims, Family } from './claim.ts';
import { byTrust, evidenceOf, type Weighed } from './weigh.ts';

/** Whom to believe about the date of publication: the earlier family wins. */
const trust: readonly Family[] = [
  'highwire',
  'bepress',
  'eprints',
  'prism',
  'json-ld',
  'open-graph',
  'dublin-core',
  'microdata',
  'meta',
  'json-ld-page',
  'dateline',
  'time',
  'visible',
  'coins',
  'address',
  'title-tag',
];

interface DateClaim {
  source: string;
  family: Family;
  date: PlainDate;
  /** Said as a moment in Greenwich, whose day need not be the page's day. */
  universal: boolean;
}

/** A date; when sources differ by a day the day is left out, and all of theirs are disagreements. */
export interface WeighedDate extends Weighed<PlainDate> {
  isDayDisputed?: boolean;
}

/**
 * The first publication's date: the most trusted source's, made finer by one that agrees as far as it goes; the day that
 * the page shows instead of the day in Greenwich; the day in the address when the page was dated anew later. Of a wiki's
 * page, which has no publication, the date of the version.
 */
export function weighDate(claims: Claims, hints: DateHints, isWiki: boolean): WeighedDate | undefined {
  const dated = dateClaims(claims, isWiki ? 'modified' : 'issued', hints);
  const [first] = dated.filter(({ family }) => family !== 'dateline');
  if (!first) return isWiki ? weighDate(claims, hints, false) : shownChange(claims, hints);
  const local = localDay(dated, first);
  const chosen = firstPublished(dated, local) ?? outvoted(dated, local) ?? shownBeside(dated, local) ?? local;
  const finer = dated.find(({ date }) => isFiner(date, chosen.date)) ?? chosen;
  const evidence = evidenceOf(
    finer,
    dated.filter((claim, index) => isStatement(claim, dated.slice(0, index))),
    (claim) => contradicts(claim, finer),
    ({ date }) => isoDate(date),
  );
  if (!isDayDisputed(finer, dated)) return { value: finer.date, evidence };
  const said = { source: finer.source, value: isoDate(finer.date) };
  const disagreements = [said, ...(evidence.disagreements ?? [])];
  return {
    value: withoutDay(finer.date, dated),
    evidence: { ...evidence, disagreements },
    isDayDisputed: true,
  };
}

/** As many kinds of sources give the day before or after as give this one, and no clock in Greenwich explains it. */
function isDayDisputed(chosen: DateClaim, dated: readonly DateClaim[]): boolean {
  if (chosen.universal || chosen.family === 'highwire' || chosen.family === 'dateline') return false;
  const statements = dated.filter((claim, index) => isStatement(claim, dated.slice(0, index)));
  const voices = (days: number) =>
    new Set(
      statements
        .filter(({ date, universal }) => !universal && daysBetween(date, chosen.date) === days)
        .map(voiceOf),
    ).size;
  return voices(1) > 0 && voices(1) >= voices(0);
}

/** The month, or the year, in which the disputed days lie. */
function withoutDay(chosen: PlainDate, dated: readonly DateClaim[]): PlainDate {
  const rivals = dated.filter(({ date }) => daysBetween(date, chosen) === 1);
  const isSameMonth = rivals.every(({ date }) => date.month === chosen.month);
  const { year, month } = chosen;
  return isSameMonth ? { year, month } : { year };
}

/** What says it: all that the page shows is one voice. */
function voiceOf({ family }: DateClaim): string {
  return isShown(family) ? 'shown' : family;
}

/** Of the dates in the text only the first may be about the page itself. */
function isStatement({ family }: DateClaim, before: readonly DateClaim[]): boolean {
  return !isShown(family) || !before.some((claim) => isShown(claim.family));
}

function isShown(family: Family): boolean {
  return family === 'dateline' || family === 'time' || family === 'visible';
}

function contradicts(claim: DateClaim, chosen: DateClaim): boolean {
  const neighbours = (daysBetween(claim.date, chosen.date) ?? 9) <= 1;
  return !agrees(claim.date, chosen.date) && !(neighbours && (claim.universal || chosen.universal));
}

/** A page that shows no date of publication but one of its last change ("Last updated ...") is dated by that. */
function shownChange(claims: Claims, hints: DateHints): Weighed<PlainDate> | undefined {
  const change = dateClaims(claims, 'modified', hints).find(
    ({ family }) => family === 'time' || family === 'visible',
  );
  return change && { value: change.date, evidence: { source: change.source } };
}

function dateClaims(claims: Claims, field: 'issued' | 'modified', hints: DateHints): DateClaim[] {
  const texts = claims.texts.filter((claim) => claim.field === field);
  const dated = byTrust(texts, trust).flatMap(({ source, family, value }) => {
    const date = readPageDate(value, hints);
    return date
      ? [{ source, family, date, universal: /(?:\dZ|GMT|UTC|[+-]00:?00)$/.test(value.trim()) }]
      : [];
  });
  const isIssue = claims.texts.some((claim) => claim.field === 'volume');
  return isIssue ? dated : dated.map((claim) => (isYearOnly(claim, dated) ? yearOf(claim) : claim));
}

/** Preprint servers fill `citation_publication_date` up with the first of January and give the day elsewhere. */
function isYearOnly({ family, date }: DateClaim, dated: readonly DateClaim[]): boolean {
  const isFirst = family === 'highwire' && date.month === 1 && date.day === 1;
  return (
    isFirst &&
    dated.some(
      (other) => other.family === family && isBefore(date, other.date) && other.date.year === date.year,
    )
  );
}

function yearOf(claim: DateClaim): DateClaim {
  return { ...claim, date: { year: claim.date.year } };
}

function localDay(dated: readonly DateClaim[], chosen: DateClaim): DateClaim {
  if (!chosen.universal) return chosen;
  const shown = dated.find(
    ({ family, universal, date }) =>
      (family === 'time' || family === 'visible') && !universal && (daysBetween(date, chosen.date) ?? 9) <= 1,
  );
  return shown ?? chosen;
}

/** One voice against several: two other families give one day, of a year that nobody but the chosen one contradicts. */
function outvoted(dated: readonly DateClaim[], chosen: DateClaim): DateClaim | undefined {
  const others = dated.filter((claim) => voiceOf(claim) !== voiceOf(chosen));
  if (chosen.family === 'highwire' || others.some(({ date }) => date.year === chosen.date.year))
    return undefined;
  return others.find(
    (claim) =>
      claim.date.day !== undefined &&
      others.some((other) => voiceOf(other) !== voiceOf(claim) && daysBetween(other.date, claim.date) === 0),
  );
}

/** In days: a date farther from the one in the head is of another event, or the page was dated anew. */
const nearby = 60;

/** The date alone beside the headline is the one that a reader sees and cites; library metadata know better. */
function shownBeside(dated: readonly DateClaim[], chosen: DateClaim): DateClaim | undefined {
  if (chosen.family === 'highwire') return undefined;
  const shown = dated.find(({ family }) => family === 'dateline');
  const days = shown && daysBetween(shown.date, chosen.date);
  return days !== undefined && days > 0 && days <= nearby ? shown : undefined;
}

/** Sites that date an old page anew leave the first day in its address. */
function firstPublished(dated: readonly DateClaim[], chosen: DateClaim): DateClaim | undefined {
  const address = dated.find(({ family }) => family === 'address');
  const later = address && (daysBetween(address.date, chosen.date) ?? 0) > 7;
  return later && isBefore(address.date, chosen.date) ? address : undefined;
}

function daysBetween(a: PlainDate, b: PlainDate): number | undefined {
  if (!a.day || !b.day) return undefined;
  return Math.abs(dayNumber(a) - dayNumber(b));
}

function dayNumber({ year, month = 1, day = 1 }: PlainDate): number {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

function isBefore(a: PlainDate, b: PlainDate): boolean {
  return dayNumber(a) < dayNumber(b);
}

function isFiner(date: PlainDate, coarse: PlainDate): boolean {
  return (
    agrees(date, coarse) &&
    (coarse.day ? false : coarse.month ? date.day !== undefined : date.month !== undefined)
  );
}

function agrees(a: PlainDate, b: PlainDate): boolean {
  if (a.year !== b.year) return false;
  if (a.month === undefined || b.month === undefined) return true;
  return a.month === b.month && (a.day === undefined || b.day === undefined || a.day === b.day);
}
