import {
  dateOf,
  type Item,
  type Name,
  partsOf,
  type TextVariable,
  webCopyOf,
  writtenAddress,
} from '@citewright/record';
import { keywordsAndTags, noteLines } from '../item/beside-work.ts';
import { createCitationKeys, hasOwnKey } from '../item/citation-keys.ts';
import { ownFieldsOf } from '../item/own-fields.ts';
import {
  type EntryType,
  entryTypes,
  months,
  nameFields,
  otherEntry,
  textFields,
  verbatimFields,
} from './fields.ts';
import { escapeLatex, latexTitle, richLatex, verbatim } from './latex-text.ts';
import { parseEntries } from './parse-entries.ts';
import { readBibtexItem } from './read.ts';

type Field = [name: string, value: string | undefined];

/** A part of a name: BibTeX divides names at commas. */
const namePart = (text: string) => escapeLatex(text).replaceAll(',', '{,}');

/** "Family, Suffix, Given"; braces keep an organisation whole. */
function bibtexName(name: Name): string {
  if (name.literal === 'others') return 'others';
  if (name.literal) return `{${escapeLatex(name.literal)}}`;
  const { family, given, suffix } = partsOf(name);
  return [family, suffix, given]
    .map((part) => part && namePart(part))
    .filter(Boolean)
    .join(', ');
}

const writtenValue = (write: (text: string) => string) => (value: string | number | undefined) =>
  value === undefined ? undefined : write(String(value));
const rich = writtenValue(richLatex);
/** Styles lower titles as English ones: in another language the whole title is protected. */
const titleIn = (language: string | undefined) =>
  writtenValue((text) =>
    language && !/^en(?:$|[-_])/i.test(language) ? `{${richLatex(text)}}` : latexTitle(text),
  );
const exact = writtenValue(verbatim);

/** BibLaTeX divides publishers at "and". */
const wholePublisher = (text: string | undefined) => text?.replace(/(?<=\s)and(?=\s)/g, '{and}');

/** BibTeX keeps no blank lines, and our fields are a line each. */
const inParagraphs = writtenValue((text) => text.split('\n').map(richLatex).join('\\par '));

function bibtexText(item: Item, variable: TextVariable): string | undefined {
  if (variable === 'annote') return inParagraphs(item.annote);
  if (variable === 'keyword' && item.custom?.tags) return rich(keywordsAndTags(item).join(', '));
  const text = rich(item[variable]);
  return variable === 'page' ? text?.replace(/[-–]+/g, '--') : text;
}

const isoDay = (parts: readonly number[]) => parts.map((part) => String(part).padStart(2, '0')).join('-');

function dateFields({ issued, accessed }: Item): Field[] {
  const [year, month, day] = dateOf(issued);
  return [
    ['year', year === undefined ? rich(issued?.literal ?? issued?.raw) : String(year)],
    ['month', month === undefined ? undefined : months[month - 1]],
    ['day', day === undefined ? undefined : String(day)],
    ['urldate', isoDay(dateOf(accessed))],
  ];
}

/** A copy in an archive of the web, by names that are used with BibLaTeX, which has none of its own. */
function copyFields(item: Item): Field[] {
  const copy = webCopyOf(item);
  return [
    ['archiveurl', copy && exact(writtenAddress(copy.address))],
    ['archivedate', copy?.date && isoDay(copy.date)],
  ];
}

function fieldsOf(item: Item, { container, publisher }: EntryType): Field[] {
  const title = titleIn(item.language?.toString());
  return [
    ...nameFields.map(
      ([variable, field = '']): Field => [field, item[variable]?.map(bibtexName).join(' and ')],
    ),
    ['title', title(item.title)],
    [container, writtenValue(latexTitle)(item['container-title'])],
    ...dateFields(item),
    ['number', rich(item.issue ?? item['collection-number'] ?? item.number)],
    [publisher, wholePublisher(rich(item.publisher))],
    ...textFields.map(([variable, field = '']): Field => [field, bibtexText(item, variable)]),
    ...verbatimFields.map(([variable, field = '']): Field => [field, exact(item[variable])]),
    ...copyFields(item),
    // JabRef’s field for what its user says.
    ['comment', inParagraphs(noteLines(item).join('\n') || undefined)],
  ];
}

/** A month is one of BibTeX's macros and stands without braces. */
function writeEntry(type: string, key: string, fields: readonly Field[]): string {
  const lines = fields.flatMap(([name, value]) =>
    value ? [name === 'month' ? `  month = ${value}` : `  ${name} = {${value}}`] : [],
  );
  return `@${type}{${[key, ...lines].join(',\n')}\n}\n`;
}

/** What BibTeX cannot express: found by reading back what was written. An empty field would not be written. */
function ownFields(item: Item, written: string): Field[] {
  const [entry] = parseEntries(written, 1);
  const read: Item = entry && 'fields' in entry ? readBibtexItem(entry) : { id: item.id, type: 'document' };
  return ownFieldsOf(item, read).map(([name, value]) => [name, value || ' ']);
}

/** BibTeX in UTF-8, one entry for each item, under readable keys. */
export function* writeBibtex(items: Iterable<Item>): Generator<string> {
  const keyOf = createCitationKeys();
  let lead = '';
  for (const item of items) {
    const key = keyOf(item);
    const type = entryTypes.get(item.type) ?? otherEntry;
    const fields = fieldsOf(item, type);
    // A key with a letter behind it is no difference.
    const known = hasOwnKey(item) ? { ...item, 'citation-key': key } : item;
    const own = ownFields(known, writeEntry(type.name, key, fields));
    yield lead + writeEntry(type.name, key, [...fields, ...own]);
    lead = '\n';
  }
}
