import type { Item } from '@citewright/record';
import { readPlainText } from '@citewright/record';
import { languageOf } from '../book-fields.ts';
import { definedItem } from '../source-record.ts';
import { type Contribution, marcCreators } from './creators.ts';
import { editionIn } from './edition.ts';
import { marcHost } from './host.ts';
import { pagesIn, placeIn, publisherIn, yearIn } from './imprint.ts';
import { isbnMatch } from './isbn-match.ts';
import { bodyName, personalName } from './names.ts';
import { withoutPunctuation } from './punctuation.ts';
import { fieldsOf, type MarcField, type MarcRecord, subfieldOf, subfieldsOf } from './record.ts';
import { roleOf } from './roles.ts';
import { titleIn } from './title.ts';

/** The type of a record, by position 6 of the leader (https://www.loc.gov/marc/bibliographic/bdleader.html). */
const types: Record<string, string> = {
  c: 'musical_score',
  d: 'musical_score',
  e: 'map',
  f: 'map',
  g: 'motion_picture',
  i: 'song',
  j: 'song',
  k: 'graphic',
};

function marc21Type(record: MarcRecord): string {
  const { leader } = record;
  const level = leader.charAt(7);
  if (level === 'a' || level === 'b') return isSerialPart(record) ? 'article-journal' : 'chapter';
  // A thesis with an ISBN has been published as a book.
  if (fieldsOf(record, '502').length > 0 && fieldsOf(record, '020').length === 0) return 'thesis';
  return types[leader.charAt(6)] ?? (level === 's' ? 'periodical' : 'book');
}

/** A component of a journal has volume and year; a component of a book has pages. */
function isSerialPart(record: MarcRecord): boolean {
  return marcHost(fieldsOf(record, '773')).volume !== undefined;
}

const relators = (field: MarcField, terms: string) =>
  roleOf(subfieldsOf(field, '4'), subfieldsOf(field, terms));

function marc21Person(field: MarcField): Contribution | undefined {
  const name = personalName({
    name: subfieldOf(field, 'a') ?? '',
    numeral: subfieldOf(field, 'b'),
    titles: subfieldsOf(field, 'c'),
    direct: field.first === '0',
  });
  return name && { name, role: relators(field, 'e'), body: false, main: field.tag === '100' };
}

function marc21Body(field: MarcField): Contribution | undefined {
  const isMeeting = field.tag.endsWith('11');
  const name = bodyName(subfieldsOf(field, isMeeting ? 'a' : 'ab'));
  // A conference may be the main entry, but is not cited as author if editors are named.
  const main = field.tag === '110';
  return name && { name, role: isMeeting ? 'other' : relators(field, 'e'), body: true, main };
}

function marc21Contributions(record: MarcRecord): Contribution[] {
  // With a title the field refers to another work (a source, a part), not to a creator of this one.
  const fields = fieldsOf(record, '100', '110', '111', '700', '710', '711').filter(
    (field) => subfieldOf(field, 't') === undefined,
  );
  return fields.flatMap(
    (field) => (field.tag.endsWith('00') ? marc21Person(field) : marc21Body(field)) ?? [],
  );
}

/** Since RDA the second indicator of 264 is the function of an imprint: 1 is publication. */
function marc21Imprint(record: MarcRecord): MarcField | undefined {
  const imprints = fieldsOf(record, '260', '264');
  return imprints.find(({ tag, second }) => tag === '264' && second === '1') ?? imprints[0];
}

function marc21Series(record: MarcRecord): Partial<Item> {
  const [field] = [...fieldsOf(record, '490'), ...fieldsOf(record, '440'), ...fieldsOf(record, '830')];
  const title = withoutPunctuation(subfieldOf(field, 'a') ?? '');
  const number = withoutPunctuation(subfieldOf(field, 'v') ?? '').replace(
    /^(?:no|nr|vol|bd|band|v|t)\.? (?=\d)/i,
    '',
  );
  return title === ''
    ? {}
    : { 'collection-title': readPlainText(title), 'collection-number': number === '' ? undefined : number };
}

function doiOf(record: MarcRecord): string | undefined {
  const field = fieldsOf(record, '024').find((entry) => subfieldOf(entry, '2')?.toLowerCase() === 'doi');
  return subfieldOf(field, 'a')?.toLowerCase();
}

function marc21Genre(record: MarcRecord, type: string): Partial<Item> {
  if (type !== 'thesis') return {};
  const [note] = fieldsOf(record, '502');
  const degree = subfieldOf(note, 'b') ?? /\(([^()]{2,30})\)/.exec(subfieldOf(note, 'a') ?? '')?.[1];
  return {
    genre: degree,
    publisher: subfieldOf(note, 'c') ?? /--\s*([^,]{3,100}),/.exec(subfieldOf(note, 'a') ?? '')?.[1],
  };
}

/** How a MARC 21 record matches an ISBN. Other forms of the book are in 776, cancelled numbers in 020 $z. */
export function marc21Match(record: MarcRecord, isbn: string): 'own' | 'other-form' | undefined {
  const numbers = fieldsOf(record, '020');
  const others = [...numbers, ...fieldsOf(record, '776')].flatMap((field) => subfieldsOf(field, 'z'));
  return isbnMatch(
    isbn,
    numbers.flatMap((field) => subfieldsOf(field, 'a')),
    others,
  );
}

const volumeMark = /(?:^|[\s(])(?:v|vol|volume|bd|band|t|tome|teil|pt|part)\.? ?(\d{1,3})(?!\d)/i;

/** The volume of an ISBN, in a record of a set with an ISBN per volume. */
function volumeOf(record: MarcRecord, isbn: string): string | undefined {
  const numbers = fieldsOf(record, '020').filter((field) => subfieldOf(field, 'a') !== undefined);
  const own = numbers.find((field) => isbnMatch(isbn, subfieldsOf(field, 'a'), []) === 'own');
  if (own === undefined || numbers.length < 2) return undefined;
  const text = [...subfieldsOf(own, 'a'), ...subfieldsOf(own, 'q')].join(' ').slice(0, 200);
  return volumeMark.exec(text)?.[1];
}

/** The item of a MARC 21 record (https://www.loc.gov/marc/bibliographic/). */
export function marc21Item(record: MarcRecord, id: string): Item {
  const type = marc21Type(record);
  const [title] = fieldsOf(record, '245');
  const imprint = marc21Imprint(record);
  const fixed = record.control['008'] ?? '';
  return definedItem({
    id,
    type,
    title: titleIn(title, { main: 'ak', subtitle: 'b', number: 'n', name: 'p' }),
    ...marcCreators(marc21Contributions(record), subfieldOf(title, 'c') ?? ''),
    issued: yearIn(subfieldsOf(imprint, 'c')[0] ?? subfieldOf(title, 'f'), fixed.slice(7, 11)),
    ...marc21Genre(record, type),
    ...(imprint !== undefined && {
      publisher: publisherIn(subfieldOf(imprint, 'b')) ?? marc21Genre(record, type).publisher,
      'publisher-place': placeIn(subfieldOf(imprint, 'a')),
    }),
    edition: editionIn(subfieldOf(fieldsOf(record, '250')[0], 'a')),
    ...marc21Series(record),
    volume: volumeOf(record, id),
    ...componentOf(record, type),
    'number-of-pages': pagesIn(subfieldOf(fieldsOf(record, '300')[0], 'a')),
    language: languageOf(
      /^[a-z]{3}$/.exec(fixed.slice(35, 38))?.[0] ?? subfieldOf(fieldsOf(record, '041')[0], 'a'),
    ),
    DOI: doiOf(record),
  });
}

function componentOf(record: MarcRecord, type: string): Partial<Item> {
  if (type !== 'chapter' && type !== 'article-journal') return {};
  const { title, page, volume, issue } = marcHost(fieldsOf(record, '773'));
  return { 'container-title': title, page, volume, issue };
}
