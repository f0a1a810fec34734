import type { DateValue, Evidence } from '@citewright/record';
import { dateFromParts, yearOf } from '@citewright/record';
import type { Work } from './schema.ts';

const source = 'crossref';

const datePlaces = [
  'published-print',
  'published-online',
  'posted',
  'issued',
  'published',
  'approved',
] as const satisfies (keyof Work)[];

interface KnownDate {
  source: string;
  value: DateValue;
}

/** Printed works are cited by the print date; `issued` is the earlier of print and online. */
function placesFor(work: Work): readonly (typeof datePlaces)[number][] {
  const printed = work.volume ?? work.issue ?? work.page ?? work.ISBN[0];
  return printed === undefined ? ['posted', 'issued', ...datePlaces] : datePlaces;
}

/** Some proceedings have only the date of their event, or a year in its name. */
function eventDate(work: Work): KnownDate[] {
  const start = dateFromParts(work.event?.start?.['date-parts'][0]);
  if (start !== undefined) return [{ source: `${source} event`, value: start }];
  if (work.type !== 'proceedings-article') return [];
  const names = [work.event?.name ?? '', ...work['container-title']].join(' ');
  const years = new Set(names.slice(0, 1_000).match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []);
  const [year] = years;
  return year === undefined || years.size > 1
    ? []
    : [{ source: `${source} event`, value: { 'date-parts': [[Number(year)]] } }];
}

function registeredDates(work: Work): KnownDate[] {
  return placesFor(work).flatMap((place) => {
    const date = dateFromParts(work[place]?.['date-parts'][0]);
    return date === undefined ? [] : [{ source: `${source} ${place}`, value: date }];
  });
}

/** The date of publication, with the record's other dates as evidence. */
export function crossrefIssued(work: Work): { issued?: DateValue; evidence: Evidence } {
  const registered = registeredDates(work);
  const [chosen, ...others] = registered.length > 0 ? registered : eventDate(work);
  if (chosen === undefined) return { evidence: {} };
  const seen = new Set([JSON.stringify(chosen.value)]);
  const disagreements = others.filter(({ value }) => {
    const key = JSON.stringify(value);
    return !seen.has(key) && seen.add(key);
  });
  return {
    issued: chosen.value,
    evidence: { issued: { source: chosen.source, ...(disagreements.length > 0 && { disagreements }) } },
  };
}

/** All years in which the work appeared in some form. */
export function yearsOf(work: Work): number[] {
  return [...new Set(registeredDates(work).map(({ value }) => yearOf(value)))].filter(
    (year) => year !== undefined,
  );
}
