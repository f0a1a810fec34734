import { type DateValue, type Item, readDate, readTex } from '@citewright/record';
import type { FileRecord, Reader } from '../format.ts';
import { type Fields, ownPrefix, withOwnFields } from '../item/own-fields.ts';
import { itemTypesByEntry, months, nameFields, textFields, verbatimFields } from './fields.ts';
import { type BibtexEntry, type BrokenEntry, parseEntries } from './parse-entries.ts';
import { readNames } from './read-names.ts';

/** The decoded value of the first of these fields that is not empty. */
type Read = (...names: string[]) => string | undefined;

const degrees: ReadonlyMap<string, string> = new Map(
  Object.entries({
    phdthesis: 'PhD thesis',
    mastersthesis: "Master's thesis",
  }),
);

/** BibLaTeX's words for kinds of theses and reports. */
const genres: ReadonlyMap<string, string> = new Map(
  Object.entries({
    phdthesis: 'PhD thesis',
    mathesis: "Master's thesis",
    candthesis: "Candidate's thesis",
    bathesis: "Bachelor's thesis",
    techreport: 'Technical report',
    resreport: 'Research report',
  }),
);

/** The address in a value, without LaTeX's command around it and its escapes. */
function addressOf(value: string | undefined): string | undefined {
  const text = value?.trim().replace(/^\\url\s*\{(.*)\}$/, '$1');
  return text?.replace(/\\([_%&#~$])/g, '$1').replace(/\{\\textasciitilde\}/g, '~') || undefined;
}

function titleOf({ fields }: BibtexEntry, title: string, subtitle: string): string | undefined {
  const [main, sub] = [fields.get(title), fields.get(subtitle)].map(
    (value) => value && readTex(value, { protect: true }),
  );
  return main && sub ? `${main}: ${sub}` : main || undefined;
}

/** `jan`, `1`, `January`, `10~jan` (a day beside the month). */
function monthOf(text: string | undefined): { month?: number; day?: number } {
  const words =
    readTex(text ?? '')
      .toLowerCase()
      .match(/\d{1,2}|[a-z]+/g) ?? [];
  const named = words.map((word) => months.indexOf(word.slice(0, 3)) + 1).find((month) => month > 0);
  const numbers = words.map(Number).filter((number) => number > 0 && number < 32);
  const month = named ?? numbers.find((number) => number <= 12);
  const day = named === undefined ? undefined : numbers[0];
  return { ...(month && { month }), ...(month && day && { day }) };
}

function issuedOf({ fields }: BibtexEntry, read: Read): DateValue | undefined {
  const date = readDate(read('date') ?? '');
  if (date) return date;
  const year = read('year');
  if (year === undefined) return undefined;
  if (!/^-?\d{1,4}$/.test(year)) return readDate(year);
  const { month, day = Number(read('day')) || undefined } = monthOf(fields.get('month'));
  return { 'date-parts': [[Number(year), ...(month ? [month, ...(day ? [day] : [])] : [])]] };
}

function typeOf({ type, fields }: BibtexEntry): string {
  if (type === 'misc' && fields.has('url') && !fields.has('publisher') && !fields.has('eprint'))
    return 'webpage';
  return itemTypesByEntry.get(type) ?? 'document';
}

/** Fields whose meaning depends on the type. */
function typedFields(entry: BibtexEntry, type: string, read: Read): Fields {
  const { fields } = entry;
  const inArticle = type.startsWith('article') || type === 'periodical' || type === 'review';
  const number = read('number');
  const isSeries = type === 'book' || type === 'chapter' || type === 'paper-conference';
  const numberField = inArticle ? 'issue' : isSeries ? 'collection-number' : 'number';
  const howPublished = fields.get('howpublished') ?? '';
  const kind = read('type');
  return {
    [numberField]: number,
    ...(inArticle && read('issue') && { issue: [number, read('issue')].filter(Boolean).join(' ') }),
    'container-title':
      titleOf(entry, 'journaltitle', 'journalsubtitle') ??
      titleOf(entry, 'journal', 'journalsubtitle') ??
      titleOf(entry, 'booktitle', 'booksubtitle') ??
      (/\\url|https?:/.test(howPublished) ? undefined : read('howpublished')),
    publisher: read('publisher', 'institution', 'school', 'organization'),
    genre: genres.get(kind ?? '') ?? kind ?? degrees.get(entry.type),
    URL: addressOf(fields.get('url')) ?? addressOf(/\\url\s*\{[^{}]*\}|https?:\S+/.exec(howPublished)?.[0]),
  };
}

/** An arXiv number, with `arXiv:` before it, its subject class and its version (https://info.arxiv.org/help/arxiv_identifier.html). */
const arxivNumber = /^(?:arxiv:)?(?:(\d{4}\.\d{4,5})|([a-z-]+)(?:\.[a-z]{2})?(\/\d{7}))(?:v\d{1,3})?$/i;

/** The DOI of a preprint on arXiv, made from its number. */
function eprintDoi(read: Read): string | undefined {
  if (read('archiveprefix', 'eprinttype')?.toLowerCase() !== 'arxiv') return undefined;
  const [found, ...parts] = arxivNumber.exec(read('eprint') ?? '') ?? [];
  return found && `10.48550/arxiv.${parts.join('').toLowerCase()}`;
}

function readOwnFields({ fields }: BibtexEntry): Map<string, string> {
  const own = [...fields].filter(([name]) => name.startsWith(ownPrefix));
  return new Map(own.map(([name, value]) => [name.slice(ownPrefix.length), value]));
}

/** The item of an entry of BibTeX or BibLaTeX. */
export function readBibtexItem(entry: BibtexEntry): Item {
  const { fields } = entry;
  const read: Read = (...names) =>
    names.map((name) => readTex(fields.get(name) ?? '')).find((value) => value !== '');
  const type = typeOf(entry);
  const texts = textFields.map(([variable, ...names]) => [variable, read(...names)] as const);
  const names = nameFields.map(
    ([variable, field = '']) => [variable, readNames(fields.get(field) ?? '')] as const,
  );
  const item: Fields = {
    ...Object.fromEntries(texts.filter(([, value]) => value !== undefined)),
    ...Object.fromEntries(names.filter(([, list]) => list.length > 0)),
    title: titleOf(entry, 'title', 'subtitle'),
    ...typedFields(entry, type, read),
    page: (read('pages') ?? read('eid'))?.replace(/\s*[–—-]+\s*/g, '-'),
    issued: issuedOf(entry, read),
    accessed: readDate(read('urldate') ?? ''),
    'event-date': readDate(read('eventdate') ?? ''),
    'original-date': readDate(read('origdate') ?? ''),
    DOI: addressOf(fields.get('doi')) ?? eprintDoi(read),
    'citation-key': entry.key || undefined,
  };
  for (const [variable, field = ''] of verbatimFields) item[variable] ??= addressOf(fields.get(field));
  return withOwnFields(type, item, readOwnFields(entry));
}

const readEntry = (entry: BibtexEntry | BrokenEntry): FileRecord =>
  'broken' in entry
    ? { item: undefined, label: entry.broken }
    : { item: readBibtexItem(entry), label: entry.key };

export const bibtexReader: Reader = {
  begins: /^[ \t]*@[A-Za-z]+[ \t]*[{(]/m,
  *read(text, limit) {
    for (const entry of parseEntries(text, limit)) yield readEntry(entry);
  },
};
