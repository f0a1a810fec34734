import type { Item } from '@citewright/record';
import { readPlainText } from '@citewright/record';
import { languageOf } from '../book-fields.ts';
import { definedItem } from '../source-record.ts';
import { type Contribution, marcCreators } from './creators.ts';
import { editionIn } from './edition.ts';
import { pagesIn, placeIn, publisherIn, yearIn } from './imprint.ts';
import { isbnMatch } from './isbn-match.ts';
import { bodyName, personalName } from './names.ts';
import { withoutPunctuation } from './punctuation.ts';
import { fieldsOf, type MarcField, type MarcRecord, subfieldOf, subfieldsOf } from './record.ts';
import { roleOf } from './roles.ts';
import { titleIn } from './title.ts';

/** The type of a record, by position 6 of the leader (UNIMARC manual, record label). */
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

function unimarcPerson(field: MarcField): Contribution | undefined {
  const name = personalName({
    name: subfieldOf(field, 'a') ?? '',
    given: subfieldOf(field, 'b'),
    numeral: subfieldOf(field, 'd'),
    titles: subfieldsOf(field, 'c'),
    direct: field.second === '0',
  });
  return name && { name, role: roleOf(subfieldsOf(field, '4'), []), body: false, main: field.tag === '700' };
}

function unimarcBody(field: MarcField): Contribution | undefined {
  const name = bodyName(subfieldsOf(field, 'ab'));
  const isMeeting = field.first === '1';
  const role = isMeeting ? 'other' : roleOf(subfieldsOf(field, '4'), []);
  return name && { name, role, body: true, main: field.tag === '710' };
}

function unimarcContributions(record: MarcRecord): Contribution[] {
  return fieldsOf(record, '700', '701', '702', '710', '711', '712').flatMap(
    (field) => (field.tag.startsWith('70') ? unimarcPerson(field) : unimarcBody(field)) ?? [],
  );
}

/** 214 follows RDA: second indicator 0 is publication. 210 is the older imprint field. */
function unimarcImprint(record: MarcRecord): MarcField | undefined {
  const imprints = fieldsOf(record, '210', '214');
  return imprints.find(({ tag, second }) => tag === '214' && second === '0') ?? imprints[0];
}

function unimarcSeries(record: MarcRecord): Partial<Item> {
  const [transcribed] = fieldsOf(record, '225');
  const [linked] = fieldsOf(record, '410');
  const title = withoutPunctuation(subfieldOf(transcribed, 'a') ?? subfieldOf(linked, 't') ?? '');
  const number = withoutPunctuation(subfieldOf(transcribed, 'v') ?? subfieldOf(linked, 'v') ?? '');
  return title === ''
    ? {}
    : {
        'collection-title': readPlainText(title),
        'collection-number': number === '' ? undefined : number.replace(/^(?:no|n°|vol|t)\.? ?(?=\d)/i, ''),
      };
}

/**
 * How a UNIMARC record matches an ISBN. Other forms of the book are linked by 452 and 455, wrong numbers are
 * in 010 $z.
 */
export function unimarcMatch(record: MarcRecord, isbn: string): 'own' | 'other-form' | undefined {
  const numbers = fieldsOf(record, '010');
  const linked = fieldsOf(record, '452', '455', '456').flatMap((field) => subfieldsOf(field, 'y'));
  const cancelled = numbers.flatMap((field) => subfieldsOf(field, 'z'));
  return isbnMatch(
    isbn,
    numbers.flatMap((field) => subfieldsOf(field, 'a')),
    [...linked, ...cancelled],
  );
}

/** The item of a UNIMARC record (https://www.ifla.org/publications/unimarc-formats-and-related-documentation/). */
export function unimarcItem(record: MarcRecord, id: string): Item {
  const [title] = fieldsOf(record, '200');
  const imprint = unimarcImprint(record);
  const coded = subfieldOf(fieldsOf(record, '100')[0], 'a') ?? '';
  return definedItem({
    id,
    type: types[record.leader.charAt(6)] ?? 'book',
    title: titleIn(title, { main: 'a', subtitle: 'e', number: 'h', name: 'i' }),
    ...marcCreators(unimarcContributions(record), subfieldsOf(title, 'fg').join(' ; ')),
    issued: yearIn(subfieldOf(imprint, 'd'), coded.slice(9, 13)),
    publisher: publisherIn(subfieldOf(imprint, 'c')),
    'publisher-place': placeIn(subfieldOf(imprint, 'a')),
    edition: editionIn(subfieldOf(fieldsOf(record, '205')[0], 'a')),
    ...unimarcSeries(record),
    'number-of-pages': pagesIn(subfieldOf(fieldsOf(record, '215')[0], 'a')),
    language: languageOf(subfieldOf(fieldsOf(record, '101')[0], 'a')),
  });
}
