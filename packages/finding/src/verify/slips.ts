import { bareDoi, parseDoi, parseIsbn } from '@citewright/identifiers';
import { dateOf, type Item, type Notice, yearOf } from '@citewright/record';

type Slip = Notice<'impossible-detail'>['values'];

function doiSlip({ DOI }: Item): Slip | undefined {
  const value = String(DOI ?? '');
  return value === '' || parseDoi(bareDoi(value)) ? undefined : { what: 'doi', value };
}

/** Several ISBNs of one work stand beside one another; one that can be is enough. */
function isbnSlip({ ISBN }: Item): Slip | undefined {
  const value = String(ISBN ?? '').trim();
  if (value === '') return undefined;
  const all = value.split(/[\s,;/]+(?=\d)/);
  return [value, ...all].some((one) => parseIsbn(one) !== undefined) ? undefined : { what: 'isbn', value };
}

function yearSlip({ issued }: Item, now: Date): Slip | undefined {
  const year = yearOf(issued);
  return year !== undefined && year > now.getUTCFullYear()
    ? { what: 'year', value: String(year) }
    : undefined;
}

/** A last page with fewer digits is cut: 123-9 ends at 129. */
function pagesSlip({ page }: Item): Slip | undefined {
  const [value, first = '', last = ''] = /^(\d+) ?[-–—] ?(\d+)$/.exec(String(page ?? '').trim()) ?? [];
  if (value === undefined) return undefined;
  const whole = last.length < first.length ? first.slice(0, first.length - last.length) + last : last;
  return Number(whole) < Number(first) ? { what: 'pages', value } : undefined;
}

/** Dates as numbers that compare, as exact as both are. */
function accessSlip({ accessed, issued }: Item): Slip | undefined {
  const [read, out] = [accessed, issued].map((date) => (date ? dateOf(date) : []));
  if (!read?.[0] || !out?.[0]) return undefined;
  const length = Math.min(read.length, out.length);
  const day = (parts: readonly unknown[]) =>
    parts.slice(0, length).reduce((sum: number, part) => sum * 100 + Number(part), 0);
  if (!(day(read) < day(out))) return undefined;
  return { what: 'accessed', value: read.join('-'), issued: out.join('-') };
}

/** The variables that each slip is about. */
const fields: Readonly<Record<Slip['what'], string[]>> = {
  doi: ['DOI'],
  isbn: ['ISBN'],
  year: ['issued'],
  pages: ['page'],
  accessed: ['accessed', 'issued'],
  'shared-doi': ['DOI'],
};

/** A detail that cannot be, as a notice. */
export const slipNotice = (values: Slip): Notice => ({
  code: 'impossible-detail',
  values,
  fields: fields[values.what],
});

/** The details of a listed work that cannot be; no register is asked. */
export const slipsOf = (item: Item, now: Date): Notice[] =>
  [doiSlip(item), isbnSlip(item), yearSlip(item, now), pagesSlip(item), accessSlip(item)].flatMap((slip) =>
    slip ? [slipNotice(slip)] : [],
  );
