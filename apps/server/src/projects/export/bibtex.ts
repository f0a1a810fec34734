import type { CitationItem, ItemName, ItemType } from '@citewright/contract';
import { dateOf, partsOf, plainOf } from '../item-text.ts';
import { escapeLatex, latexTitle, richLatex, verbatim } from './latex-text.ts';
import type { ExportSource } from './source.ts';

/** What a type is in BibTeX, and which fields its container and its publisher fill there. */
interface EntryType {
  name: string;
  container: string;
  publisher: string;
}

const article: EntryType = { name: 'article', container: 'journal', publisher: 'publisher' };
const misc: EntryType = { name: 'misc', container: 'howpublished', publisher: 'publisher' };

/** The entry types of BibTeX that CSL's types are; the others are misc. */
const types: Partial<Record<ItemType, EntryType>> = {
  article,
  'article-journal': article,
  'article-magazine': article,
  'article-newspaper': article,
  book: { name: 'book', container: 'booktitle', publisher: 'publisher' },
  chapter: { name: 'incollection', container: 'booktitle', publisher: 'publisher' },
  'entry-encyclopedia': { name: 'incollection', container: 'booktitle', publisher: 'publisher' },
  'entry-dictionary': { name: 'incollection', container: 'booktitle', publisher: 'publisher' },
  manuscript: { name: 'unpublished', container: 'howpublished', publisher: 'publisher' },
  'paper-conference': { name: 'inproceedings', container: 'booktitle', publisher: 'publisher' },
  report: { name: 'techreport', container: 'series', publisher: 'institution' },
  thesis: { name: 'phdthesis', container: 'series', publisher: 'school' },
};

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** "Family, Suffix, Given"; braces keep an organisation whole. */
function nameOf(name: ItemName): string {
  if (name.literal) return `{${escapeLatex(name.literal)}}`;
  const { family, given, suffix } = partsOf(name);
  return [family, suffix, given]
    .map((part) => part && escapeLatex(part))
    .filter(Boolean)
    .join(', ');
}

const namesOf = (names: ItemName[] | undefined) => names?.map(nameOf).join(' and ');
const rich = (value: string | number | undefined) => value && richLatex(String(value));
const exact = (value: string | number | undefined) => value && verbatim(String(value));

function fieldsOf(
  item: CitationItem,
  { container, publisher }: EntryType,
): [string, string | undefined | 0][] {
  const [year, month] = dateOf(item.issued);
  const accessed = dateOf(item.accessed).map((part) => String(part).padStart(2, '0'));
  return [
    ['author', namesOf(item.author)],
    ['editor', namesOf(item.editor)],
    ['title', item.title && latexTitle(String(item.title))],
    [container, item['container-title'] && latexTitle(String(item['container-title']))],
    ['series', rich(item['collection-title'])],
    ['year', year === undefined ? rich(item.issued?.literal ?? item.issued?.raw) : String(year)],
    ['volume', rich(item.volume)],
    ['number', rich(item.issue ?? item.number)],
    ['pages', rich(item.page)?.toString().replace(/[-–]+/g, '--')],
    ['edition', rich(item.edition)],
    [publisher, rich(item.publisher)],
    ['address', rich(item['publisher-place'])],
    ['type', rich(item.genre)],
    ['doi', exact(item.DOI)],
    ['isbn', rich(item.ISBN)],
    ['issn', rich(item.ISSN)],
    ['url', exact(item.URL)],
    ['urldate', accessed.join('-')],
    ['language', rich(item.language)],
    ['keywords', rich(item.keyword)],
    ['abstract', rich(item.abstract)],
    ['note', rich(item.note)],
    ['month', month === undefined ? undefined : months[month - 1]],
  ];
}

const plainWord = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** "okafor2019rivers": first author, year, first word of the title that is long enough to tell something. */
function keyOf({ author, editor, issued, title }: CitationItem): string {
  const [name] = author ?? editor ?? [];
  const word = plainOf(title)
    ?.split(' ')
    .map(plainWord)
    .find((candidate) => candidate.length > 3);
  const parts = [plainWord(name?.family ?? name?.literal ?? ''), dateOf(issued)[0], word];
  return parts.filter(Boolean).join('') || 'item';
}

function writeEntry(item: CitationItem, key: string): string {
  const type = types[item.type] ?? misc;
  // A month is one of BibTeX's own words and stands without braces; a field that comes twice counts once.
  const fields = new Map(fieldsOf(item, type).filter(([, value]) => value));
  const lines = [...fields].map(([name, value]) =>
    name === 'month' ? `  month = ${value}` : `  ${name} = {${value}}`,
  );
  return `@${type.name}{${[key, ...lines].join(',\n')}\n}\n`;
}

/** BibTeX in UTF-8, one entry for each item, under keys that say what it is. */
export function writeBibtex({ items }: ExportSource): string {
  const used = new Map<string, number>();
  const entries = items.map((item) => {
    const key = keyOf(item);
    const times = used.get(key) ?? 0;
    used.set(key, times + 1);
    return writeEntry(item, times === 0 ? key : `${key}-${times + 1}`);
  });
  return entries.join('\n');
}
