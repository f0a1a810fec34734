import type { Gold } from './gold.ts';

type Json = Record<string, unknown>;

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
const first = (value: unknown) => text(Array.isArray(value) ? value[0] : value);
/** Importers write the year 0 for a date that they cannot read. */
const yearIn = (date: string | undefined) => /(?<!\d)(?!0000)\d{4}(?!\d)/.exec(date ?? '')?.[0];
const joined = (title: string | undefined, subtitle: string | undefined) =>
  [title, subtitle].filter((part) => part !== undefined).join(': ') || undefined;
const listed = (value: unknown): Json[] => (Array.isArray(value) ? value : []);

const accents = /\\[`'^"~=.]\{?(\p{L})\}?/gu;

/** BibTeX separates names by `and`; a name in braces of its own is a body, and a comma ends the family name. */
function bibtexNames(names: string | undefined): string[] {
  const parts = (names ?? '').split(' and ').map((name) => name.replace(accents, '$1').replace(/[{}]/g, ''));
  return parts.filter((name) => name !== '').map((name) => name.split(', ')[0] ?? name);
}

/** The gold in an entry that JabRef's importers are tested with. */
export function goldOfBibtex(entry: Record<string, string>): Gold {
  const plain = (name: string) => entry[name]?.replace(/[{}]/g, '').replaceAll('--', '-');
  return {
    title: joined(plain('title'), plain('subtitle')),
    names: [...bibtexNames(entry.author), ...bibtexNames(entry.editor)],
    year: plain('year'),
    container: plain('journal') ?? plain('booktitle'),
    volume: entry.series === undefined ? plain('volume') : undefined,
    issue: plain('issue'),
    page: plain('pages'),
    publisher: plain('publisher'),
    place: plain('address') ?? plain('publocation'),
    // A first edition is not mentioned in references.
    edition: /^1(?!\d)/.test(entry.edition ?? '') ? undefined : plain('edition'),
    pages: plain('pagetotal'),
    series: plain('series'),
    doi: plain('doi'),
  };
}

/** The gold in a record that Open Library's importer makes of MARC: everybody in a name field is an author there. */
export function goldOfOpenLibrary(edition: Json): Gold {
  const names = listed(edition.authors).map((author) => {
    const name = text(author.personal_name) ?? text(author.name) ?? '';
    return author.entity_type === 'person' ? (name.split(', ')[0] ?? name) : name.replace(/\s*\(.*\)$/, '');
  });
  return {
    title: joined(text(edition.title), text(edition.subtitle)),
    names,
    year: yearIn(text(edition.publish_date)),
    publisher: first(edition.publishers),
    place: first(edition.publish_places)?.replace(/\?$/, ''),
    edition: text(edition.edition_name),
    pages: text(edition.number_of_pages),
    series: first(edition.series),
  };
}

const uncredited = new Set([
  'contributor',
  'commenter',
  'wordsBy',
  'castMember',
  'producer',
  'recipient',
  'reviewedAuthor',
  'attorneyAgent',
  'guest',
  'scriptwriter',
  'counsel',
  'cosponsor',
]);

/** The gold in an item that Zotero's translators are tested with. */
export function goldOfZotero(item: Json): Gold {
  const place = (...names: string[]) =>
    names.map((name) => text(item[name])).find((value) => value !== undefined && value !== '');
  return {
    title: place('title', 'caseName', 'nameOfAct', 'subject')?.replace('[No title found]', ''),
    names: listed(item.creators)
      .filter(({ creatorType }) => !uncredited.has(String(creatorType)))
      .map((creator) => text(creator.lastName) ?? text(creator.name) ?? ''),
    year: yearIn(place('date', 'dateDecided', 'dateEnacted', 'issueDate')),
    container: place(
      'publicationTitle',
      'bookTitle',
      'proceedingsTitle',
      'encyclopediaTitle',
      'dictionaryTitle',
      'websiteTitle',
      'blogTitle',
    ),
    volume: place('volume'),
    issue: place('issue'),
    page: place('pages'),
    publisher: place(
      'publisher',
      'university',
      'institution',
      'repository',
      'label',
      'studio',
      'distributor',
    ),
    place: place('place'),
    edition: /^(?:1(?!\d)|first)/i.test(place('edition') ?? '') ? undefined : place('edition'),
    pages: /^\d+$/.test(place('numPages') ?? '') ? place('numPages') : undefined,
    series: place('series'),
    doi: place('DOI')
      ?.toLowerCase()
      .replace(/^https?:\/\/(?:dx\.)?doi\.org\//, ''),
  };
}
