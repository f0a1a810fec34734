import { type DateValue, type Item, type Name, readDate, readTex } from '@citewright/record';
import type { FileRecord, Reader } from '../format.ts';
import { type Fields, ownPrefix, withOwnFields } from '../item/own-fields.ts';
import { editorRoles, itemTypesByEntry, months, nameFields, textFields, verbatimFields } from './fields.ts';
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

/** The title in fields whose names begin alike: `title`, `subtitle`, `titleaddon`; `journal` is an older `journaltitle`. */
function titleOf(
  { fields }: BibtexEntry,
  kind: '' | 'book' | 'journal' | 'main',
  name = `${kind}title`,
): string | undefined {
  const [main, sub, addition] = [name, `${kind}subtitle`, `${kind}titleaddon`].map(
    (field) => readTex(fields.get(field) ?? '', { protect: true }) || undefined,
  );
  const whole = main && sub ? `${main}: ${sub}` : main;
  return whole && addition ? `${whole}. ${addition}` : whole;
}

/** A title with the title of the work in several volumes before it. */
function withMainTitle(entry: BibtexEntry, title: string | undefined): string | undefined {
  const main = titleOf(entry, 'main');
  return main && title ? `${main}: ${title}` : (main ?? title);
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

/** BibLaTeX's `number` counts issues and its `issue` names them ("Spring"); programs write the number in either. */
function issueOf(read: Read): Fields {
  const [number, issue] = [read('number'), read('issue')];
  const articleNumber = read('art_number', 'article-number', 'eid');
  return {
    issue: number === issue || !issue ? number : number && !/^\d/.test(issue) ? `${number} ${issue}` : issue,
    number: articleNumber ?? (number !== issue && issue && /^\d/.test(issue) ? number : undefined),
  };
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
    ...(inArticle && issueOf(read)),
    'container-title':
      // MathSciNet has the full name beside the short one.
      titleOf(entry, 'journal', 'fjournal') ??
      titleOf(entry, 'journal') ??
      titleOf(entry, 'journal', 'journal') ??
      (fields.has('booktitle') ? withMainTitle(entry, titleOf(entry, 'book')) : undefined) ??
      (/\\url|https?:/.test(howPublished) ? undefined : read('howpublished')),
    ...(fields.has('fjournal') && { 'container-title-short': read('journal') }),
    publisher: read('publisher', 'institution', 'school', 'organization', 'holder'),
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

/** The names of an entry. BibLaTeX says in another field what editors did: `editortype`, and `editoratype` of `editora`. */
function namesOf({ fields }: BibtexEntry): Fields {
  const lists: Record<string, Name[]> = {};
  const add = (variable: string, names: Name[]) => {
    if (names.length > 0) lists[variable] = [...(lists[variable] ?? []), ...names];
  };
  for (const [variable, field = ''] of nameFields) {
    const isEditor = variable === 'editor';
    const role = isEditor ? (editorRoles.get(fields.get('editortype')?.trim() ?? '') ?? variable) : variable;
    add(role, readNames(fields.get(field) ?? ''));
  }
  for (const field of ['editora', 'editorb', 'editorc']) {
    const role = editorRoles.get(fields.get(`${field}type`)?.trim() ?? '') ?? 'editor';
    add(role, readNames(fields.get(field) ?? ''));
  }
  return lists;
}

/** Identifiers of registers that BibLaTeX keeps in `eprint`. */
function eprintOf(read: Read): Fields {
  const [kind, value] = [read('archiveprefix', 'eprinttype')?.toLowerCase(), read('eprint')];
  if (kind === undefined || value === undefined) return {};
  if (kind === 'pubmed' || kind === 'pmid') return { PMID: value };
  if (kind === 'pmc' || kind === 'pmcid') return { PMCID: value };
  if (kind === 'hdl') return { URL: `https://hdl.handle.net/${value}` };
  if (kind === 'jstor') return { URL: `https://www.jstor.org/stable/${value}` };
  return {};
}

/** The item of an entry of BibTeX or BibLaTeX. */
export function readBibtexItem(entry: BibtexEntry): Item {
  const { fields } = entry;
  const read: Read = (...names) =>
    names.map((name) => readTex(fields.get(name) ?? '')).find((value) => value !== '');
  const type = typeOf(entry);
  const texts = textFields.map(([variable, ...names]) => [variable, read(...names)] as const);
  const names = namesOf(entry);
  const item: Fields = {
    ...Object.fromEntries(texts.filter(([, value]) => value !== undefined)),
    ...names,
    title: fields.has('booktitle') ? titleOf(entry, '') : withMainTitle(entry, titleOf(entry, '')),
    ...typedFields(entry, type, read),
    page: read('pages', 'eid')?.replace(/\s*[–—-]+\s*/g, '-'),
    issued: issuedOf(entry, read),
    accessed: readDate(read('urldate') ?? ''),
    'event-date': readDate(read('eventdate') ?? ''),
    'original-date': readDate(read('origdate') ?? ''),
    DOI: addressOf(fields.get('doi')) ?? eprintDoi(read),
    'citation-key': entry.key || undefined,
  };
  for (const [variable, field = ''] of verbatimFields) item[variable] ??= addressOf(fields.get(field));
  for (const [variable, value] of Object.entries(eprintOf(read))) item[variable] ??= value;
  return withOwnFields(type, item, readOwnFields(entry));
}

const readEntry = (entry: BibtexEntry | BrokenEntry): FileRecord =>
  'broken' in entry
    ? { item: undefined, label: entry.broken }
    : { item: readBibtexItem(entry), label: entry.key, key: entry.key };

export const bibtexReader: Reader = {
  begins: /^[ \t]*@[A-Za-z][\w-]{0,100}[ \t]*[{(]/m,
  *read(text, limit) {
    // Data that other entries share is no work.
    for (const entry of parseEntries(text, limit))
      if ('broken' in entry || entry.type !== 'xdata') yield readEntry(entry);
  },
};
