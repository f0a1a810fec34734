import {
  decodeText,
  type Item,
  isTexGroup,
  type Name,
  readDate,
  readTex,
  webCopyOf,
} from '@citewright/record';
import type { FileRecord, Reader } from '../format.ts';
import { type Fields, ownPrefix, withOwnFields } from '../item/own-fields.ts';
import { customOf, genreOf, notesOf } from '../values/kinds.ts';
import { editorRoles, itemTypesByEntry, nameFields, textFields, verbatimFields } from './fields.ts';
import { languagesByName } from './languages.ts';
import { type BibtexEntry, type BrokenEntry, parseEntries } from './parse-entries.ts';
import { accessOf, bibtexIssued, isMonthName, type Read } from './read-dates.ts';
import { readNames } from './read-names.ts';

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

/** The address in a value, without LaTeX's command around it, its escapes and braces around a sign. */
function bibtexAddress(value: string | undefined): string | undefined {
  const text = value?.trim().replace(/^\\(?:url|href)\s*\{([^{}]*)\}.*$/s, '$1');
  return (
    text
      ?.replace(/\{\\textasciitilde\}|\{\\~\{\}\}|\\~\{\}/g, '~')
      .replace(/\{(\\?[_%&#~$])\}/g, '$1')
      .replace(/\\([_%&#~$])/g, '$1') || undefined
  );
}

/** Whether the entry is in English, or does not say. */
function isEnglish({ fields }: BibtexEntry): boolean {
  const language = readTex(fields.get('language') ?? fields.get('langid') ?? '').toLowerCase();
  return language === '' || (languagesByName.get(language) ?? language).startsWith('en');
}

const protectedWord = /<span class="nocase">(\p{Lu}\p{Ll}+)<\/span>/gu;

/** A title without protection of single words where a program has braced all its capitals: then braces tell no names. */
function withoutHabit(title: string): string {
  const braced = title.match(protectedWord)?.length ?? 0;
  const small = title.replace(/<[^>]*>[^<]*<[^>]*>/g, ' ').match(/(?<![\p{L}’'-])\p{Ll}{5,}/gu)?.length ?? 0;
  return braced > 1 && small <= (braced + small) / 4 ? title.replace(protectedWord, '$1') : title;
}

/**
 * The words of a title. Braces around the whole of it keep its capitals; they do nothing in languages that styles do not lower, and for
 * titles in capitals.
 */
function titleText(entry: BibtexEntry, field: string): string | undefined {
  const value = entry.fields.get(field)?.trim() ?? '';
  const text = readTex(value, { protect: true });
  if (!isTexGroup(value) || text.includes('<') || !/\p{Ll}/u.test(text) || !isEnglish(entry))
    return withoutHabit(text) || undefined;
  return text.replace(/(?<=[\s(“‘-])\p{Lu}\p{Ll}[\p{L}\p{M}’']*/gu, '<span class="nocase">$&</span>');
}

/** The title in fields whose names begin alike: `title`, `subtitle`, `titleaddon`; `journal` is an older `journaltitle`. */
function bibtexTitle(
  entry: BibtexEntry,
  kind: '' | 'book' | 'journal' | 'main',
  name = `${kind}title`,
): string | undefined {
  // The addition to the title of a page is its site.
  const added = kind === '' && bibtexType(entry) === 'webpage' ? '' : `${kind}titleaddon`;
  const [main, sub, addition] = [name, `${kind}subtitle`, added].map((field) => titleText(entry, field));
  const whole = main && sub ? `${main}: ${sub}` : main;
  return whole && addition ? `${whole}. ${addition}` : whole;
}

/** A title with the title of the work in several volumes before it. */
function withMainTitle(entry: BibtexEntry, title: string | undefined): string | undefined {
  const main = bibtexTitle(entry, 'main');
  return main && title ? `${main}: ${title}` : (main ?? title);
}

/** What BibLaTeX's `entrysubtype` makes of an article. */
const subtypes: ReadonlyMap<string, string> = new Map([
  ['newspaper', 'article-newspaper'],
  ['magazine', 'article-magazine'],
]);

/** BibLaTeX's keys for the state of publication. */
const states: ReadonlyMap<string, string> = new Map([
  ['inpreparation', 'in preparation'],
  ['inpress', 'in press'],
]);

function bibtexType({ type, fields }: BibtexEntry): string {
  if (type === 'misc' && fields.has('url') && !fields.has('publisher') && !fields.has('eprint'))
    return 'webpage';
  const subtype = subtypes.get(fields.get('entrysubtype')?.trim().toLowerCase() ?? '');
  if (type === 'article' && subtype) return subtype;
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

/** Whether `howpublished` says that a work is online, and not who published it. */
const isMedium = (howPublished: string): boolean =>
  /^\W*(?:available )?(?:online|web(?:site| ?page)?|internet|electronic(?:ally)?)\W*$/i.test(howPublished);

/** Fields whose meaning depends on the type. */
function bibtexTypedFields(entry: BibtexEntry, type: string, read: Read): Fields {
  const { fields } = entry;
  const inArticle = type.startsWith('article') || type === 'periodical' || type === 'review';
  const number = isMonthName(read('number')) ? undefined : read('number');
  const isSeries = type === 'book' || type === 'chapter' || type === 'paper-conference';
  const numberField = inArticle ? 'issue' : isSeries ? 'collection-number' : 'number';
  const howPublished = fields.get('howpublished') ?? '';
  const kind = read('type');
  return {
    [numberField]: number,
    ...(inArticle && (number !== undefined || !fields.has('number')) && issueOf(read)),
    'container-title':
      // MathSciNet has the full name beside the short one.
      bibtexTitle(entry, 'journal', 'fjournal') ??
      bibtexTitle(entry, 'journal') ??
      bibtexTitle(entry, 'journal', 'journal') ??
      (fields.has('booktitle') ? withMainTitle(entry, bibtexTitle(entry, 'book')) : undefined) ??
      (type === 'webpage' ? read('titleaddon') : undefined),
    ...(fields.has('fjournal') && { 'container-title-short': read('journal') }),
    publisher:
      read('publisher', 'institution', 'school', 'organization', 'holder') ??
      (/\\url|\\href|https?:|accessed/i.test(howPublished) || isMedium(howPublished)
        ? undefined
        : read('howpublished')),
    genre: genres.get(kind ?? '') ?? genreOf(kind) ?? degrees.get(entry.type),
    URL:
      bibtexAddress(fields.get('url')) ??
      bibtexAddress(/\\(?:url|href)\s*\{[^{}]*\}|https?:[^\s{}]+/.exec(howPublished)?.[0]),
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

function readOwnBibtexFields({ fields }: BibtexEntry): Map<string, string> {
  const own = [...fields].filter(([name]) => name.startsWith(ownPrefix));
  return new Map(own.map(([name, value]) => [name.slice(ownPrefix.length), value]));
}

/** The names of an entry. BibLaTeX says in another field what editors did: `editortype`, and `editoratype` of `editora`. */
function bibtexNames({ fields }: BibtexEntry): Fields {
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

const isBalancedTex = (tex: string) => tex.split('{').length === tex.split('}').length;

/** Text in paragraphs, a line each: LaTeX ends one with a blank line, and BibTeX with `\par`, since it keeps no lines. */
function readParagraphs(tex: string): string {
  const paragraphs = tex.split(/\\par(?![A-Za-z])|\n[ \t\r]*\n/);
  return (paragraphs.every(isBalancedTex) ? paragraphs : [tex])
    .map((paragraph) => readTex(paragraph))
    .filter(Boolean)
    .join('\n');
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

/** The copy in an archive of the web that an entry gives beside its address. */
function copyOf({ fields }: BibtexEntry): Fields {
  const copy = webCopyOf({ archive_location: bibtexAddress(fields.get('archiveurl')) });
  return copy ? { archive: copy.archive, archive_location: copy.address } : {};
}

/** The item of an entry of BibTeX or BibLaTeX. */
export function readBibtexItem(entry: BibtexEntry): Item {
  const { fields } = entry;
  const read: Read = (...names) =>
    names.map((name) => readTex(fields.get(name) ?? '')).find((value) => value !== '');
  const type = bibtexType(entry);
  const { accessed, note } = accessOf(read);
  const language = read('language', 'langid');
  const texts = textFields.map(([variable, ...names]) => [variable, read(...names)] as const);
  const names = bibtexNames(entry);
  const item: Fields = {
    ...Object.fromEntries(texts.filter(([, value]) => value !== undefined)),
    ...names,
    ...copyOf(entry),
    title: fields.has('booktitle') ? bibtexTitle(entry, '') : withMainTitle(entry, bibtexTitle(entry, '')),
    genre: undefined,
    note: undefined,
    annote: readParagraphs(fields.get('annote') ?? fields.get('annotation') ?? ''),
    ...notesOf(note),
    custom: {
      ...customOf(
        isMedium(fields.get('howpublished') ?? '') && read('howpublished'),
        notesOf(note).custom?.beside,
      ).custom,
      // JabRef’s fields for what its user says.
      notes: readParagraphs([fields.get('comment'), fields.get('review')].filter(Boolean).join('\n\n')),
    },
    ...bibtexTypedFields(entry, type, read),
    page: read('pages', 'eid')
      ?.replace(/\s*[–—-]+\s*/g, '-')
      .replace(/,(?=\S)/g, ', '),
    status: states.get(read('pubstate') ?? '') ?? read('pubstate'),
    language: languagesByName.get(language?.toLowerCase() ?? '') ?? language,
    issued: bibtexIssued(entry, read),
    accessed,
    'event-date': readDate(read('eventdate') ?? ''),
    'original-date': readDate(read('origdate') ?? ''),
    DOI: bibtexAddress(fields.get('doi')) ?? eprintDoi(read),
    'citation-key': entry.key || undefined,
  };
  for (const [variable, field = ''] of verbatimFields) item[variable] ??= bibtexAddress(fields.get(field));
  for (const [variable, value] of Object.entries(eprintOf(read))) item[variable] ??= value;
  return withOwnFields(type, item, readOwnBibtexFields(entry));
}

const entity = /\\?&(?:#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,8}\d{0,2});/gi;

/** The entry with characters in place of the entities of HTML that registers leave in it. */
const withoutEntities = ({ fields, ...entry }: BibtexEntry): BibtexEntry => ({
  ...entry,
  fields: new Map(
    [...fields].map(([name, value]) => [
      name,
      value.replace(entity, (found) => decodeText(found.replace('\\', ''))),
    ]),
  ),
});

const bibtexRecord = (entry: BibtexEntry | BrokenEntry): FileRecord =>
  'broken' in entry
    ? { item: undefined, label: entry.broken }
    : { item: readBibtexItem(withoutEntities(entry)), label: entry.key, key: entry.key };

export const bibtexReader: Reader = {
  begins: /^[ \t]*@[A-Za-z][\w-]{0,100}[ \t]*[{(]/m,
  *read(text, limit) {
    // Data that other entries share is no work.
    for (const entry of parseEntries(text, limit))
      if ('broken' in entry || entry.type !== 'xdata') yield bibtexRecord(entry);
  },
};
