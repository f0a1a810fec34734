import { type DateHints, isoDate, type PlainDate, readPageDate } from '@citewright/record';
import { byTrust, type Chosen, evidenceOf } from './choose.ts';
import type { Claims, Family } from './claim.ts';

/** Trust in sources of the publication date, in descending order. */
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
  'reference',
  'visible',
  'coins',
  'address',
  'title-tag',
];

interface DateClaim {
  source: string;
  family: Family;
  date: PlainDate;
  /** True for a UTC time, whose day may differ from the local day of the page. */
  universal: boolean;
}

/** A chosen date. If sources differ by a day, the day is omitted and all their dates are disagreements. */
export interface ChosenDate extends Chosen<PlainDate> {
  isDayDisputed?: boolean;
}

/**
 * Chooses the date of first publication: the most trusted source's, with more precision from a consistent
 * source. The visible day overrides the UTC day, and the day in the address overrides a later date. For a
 * wiki page: the date of its version.
 */
export function chooseDate(claims: Claims, hints: DateHints, isWiki: boolean): ChosenDate | undefined {
  const dated = dateClaims(claims, isWiki ? 'modified' : 'issued', hints);
  const [first] = dated.filter(({ family }) => family !== 'dateline');
  if (!first) return isWiki ? chooseDate(claims, hints, false) : lastModified(claims, hints);
  const local = localDay(dated, first);
  const chosen =
    firstPublished(dated, local) ?? outvoted(dated, local) ?? dateBesideHeadline(dated, local) ?? local;
  const finer = dated.find(({ date }) => isFiner(date, chosen.date)) ?? chosen;
  const evidence = evidenceOf(
    finer,
    dated.filter((claim, index) => isStatement(claim, dated.slice(0, index))),
    (claim) => contradicts(claim, finer),
    ({ date }) => isoDate(date),
  );
  if (!isDayDisputed(finer, dated)) return { value: finer.date, evidence };
  const coarser = { source: finer.source, value: isoDate(finer.date) };
  const disagreements = [coarser, ...(evidence.disagreements ?? [])];
  return {
    value: withoutDay(finer.date, dated),
    evidence: { ...evidence, disagreements },
    isDayDisputed: true,
  };
}

/** True when as many kinds of sources give the day before or after, and no UTC time explains it. */
function isDayDisputed(chosen: DateClaim, dated: readonly DateClaim[]): boolean {
  if (chosen.universal || chosen.family === 'highwire' || chosen.family === 'dateline') return false;
  const statements = dated.filter((claim, index) => isStatement(claim, dated.slice(0, index)));
  const votes = (days: number) =>
    new Set(
      statements
        .filter(({ date, universal }) => !universal && daysBetween(date, chosen.date) === days)
        .map(voterOf),
    ).size;
  return votes(1) > 0 && votes(1) >= votes(0);
}

/** The month or year that contains the disputed days. */
function withoutDay(chosen: PlainDate, dated: readonly DateClaim[]): PlainDate {
  const rivals = dated.filter(({ date }) => daysBetween(date, chosen) === 1);
  const isSameMonth = rivals.every(({ date }) => date.month === chosen.month);
  const { year, month } = chosen;
  return isSameMonth ? { year, month } : { year };
}

/** The independent source of a claim; everything visible on the page counts as one. */
function voterOf({ family }: DateClaim): string {
  return isOnPage(family) ? 'visible' : family;
}

/** Only the first date in the text can be the page's own. */
function isStatement({ family }: DateClaim, before: readonly DateClaim[]): boolean {
  return !isOnPage(family) || !before.some((claim) => isOnPage(claim.family));
}

function isOnPage(family: Family): boolean {
  return family === 'dateline' || family === 'visible';
}

function contradicts(claim: DateClaim, chosen: DateClaim): boolean {
  const neighbours = (daysBetween(claim.date, chosen.date) ?? 9) <= 1;
  return !agrees(claim.date, chosen.date) && !(neighbours && (claim.universal || chosen.universal));
}

/** A page without a publication date is dated by its last modification ("Last updated ..."). */
function lastModified(claims: Claims, hints: DateHints): Chosen<PlainDate> | undefined {
  const change = dateClaims(claims, 'modified', hints).find(({ family }) => family === 'visible');
  return change && { value: change.date, evidence: { source: change.source } };
}

/** When the page says that it was last changed, to the day. */
export const chooseModified = (claims: Claims, hints: DateHints): PlainDate | undefined =>
  dateClaims(claims, 'modified', hints).find(({ date }) => date.day !== undefined)?.date;

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

/** Preprint servers complete `citation_publication_date` with 1 January and give the day elsewhere. */
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
      family === 'visible' && !universal && (daysBetween(date, chosen.date) ?? 9) <= 1,
  );
  return shown ?? chosen;
}

/** True when two other families agree on one day, in a year that only the chosen claim contradicts. */
function outvoted(dated: readonly DateClaim[], chosen: DateClaim): DateClaim | undefined {
  const others = dated.filter((claim) => voterOf(claim) !== voterOf(chosen));
  const agreeing = others.filter(({ date }) => date.day !== undefined && date.year === chosen.date.year);
  if (chosen.family === 'highwire' || agreeing.length > 0) return undefined;
  return others.find(
    (claim) =>
      claim.date.day !== undefined &&
      others.some((other) => voterOf(other) !== voterOf(claim) && daysBetween(other.date, claim.date) === 0),
  );
}

/** In days: a date further from the one in the head belongs to another event, or the page was redated. */
const nearby = 60;

/** The separate date beside the headline is what readers see and cite; only library metadata are more reliable. */
function dateBesideHeadline(dated: readonly DateClaim[], chosen: DateClaim): DateClaim | undefined {
  if (chosen.family === 'highwire') return undefined;
  const shown = dated.find(({ family }) => family === 'dateline');
  const days = shown && daysBetween(shown.date, chosen.date);
  return days !== undefined && days > 0 && days <= nearby ? shown : undefined;
}

/** Sites that redate an old page keep the original day in its address. */
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
