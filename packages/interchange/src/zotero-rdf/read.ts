import {
  childOf,
  childrenOf,
  decodeText,
  descendantsOf,
  fileNames,
  type Item,
  type Name,
  personName,
  textOf,
  type XmlElement,
  zoteroTypes,
} from '@citewright/record';
import type { FileRecord, Reader } from '../format.ts';
import { ownPrefix, withOwnFields } from '../item/own-fields.ts';
import { notesOf } from '../values/kinds.ts';
import { parseXmlFile } from '../values/parse-xml-file.ts';
import { doiIn, readFileDate, readPages } from '../values/read-values.ts';

/** The variables of the elements that hold lists of people. */
export const roles: Readonly<Record<string, string>> = {
  authors: 'author',
  editors: 'editor',
  contributors: 'contributor',
  translators: 'translator',
  seriesEditors: 'collection-editor',
  bookAuthors: 'container-author',
  directors: 'director',
  interviewers: 'interviewer',
  interviewees: 'author',
  artists: 'author',
  inventors: 'author',
  programmers: 'author',
  presenters: 'author',
  podcasters: 'author',
  composers: 'composer',
  performers: 'performer',
  producers: 'producer',
  scriptwriters: 'script-writer',
  reviewedAuthors: 'reviewed-author',
  recipients: 'recipient',
};

function rdfNames(resource: XmlElement): Record<string, Name[]> {
  const names: Record<string, Name[]> = {};
  for (const [element, variable] of Object.entries(roles)) {
    const people = childrenOf(resource, element)
      .flatMap((list) => descendantsOf(list, 'Person'))
      .flatMap((person): Name[] => {
        const family = textOf(childOf(person, 'surname'));
        const given = textOf(childOf(person, 'givenName')) ?? textOf(childOf(person, 'givenname')) ?? '';
        if (family === undefined) return given === '' ? [] : [{ literal: given }];
        return [given === '' ? { literal: family } : personName({ family, given }, fileNames)];
      });
    if (people.length > 0) names[variable] = [...(names[variable] ?? []), ...people];
  }
  return names;
}

/** The address of a resource, without the mark of a local one. */
const targetOf = (element: XmlElement | undefined) => element?.attributes['rdf:resource']?.replace(/^#/, '');
const rdfAddress = (element: XmlElement) => element.attributes['rdf:about']?.replace(/^#/, '');

/** The ends of paragraphs in the HTML of a note. */
const lineEnds = /<br\b[^<>]{0,200}>|<\/(?:p|div|li|h[1-6]|blockquote)>/gi;

/** The notes that somebody has attached to a work, without their HTML. */
function readerNotes(resource: XmlElement, byAddress: ReadonlyMap<string, XmlElement>): string {
  return childrenOf(resource, 'isReferencedBy')
    .flatMap((reference) => textOf(childOf(byAddress.get(targetOf(reference) ?? ''), 'value')) ?? [])
    .flatMap((html) => html.split(lineEnds))
    .map((line) => decodeText(line.replace(/<[^<>]{0,2000}>/g, '')))
    .join('\n');
}

function ownFieldsIn({ content }: XmlElement): Map<string, string> {
  const own = content.flatMap((piece): [string, string][] =>
    typeof piece !== 'string' && piece.name.startsWith(ownPrefix)
      ? [[piece.name.slice(ownPrefix.length), textOf(piece) ?? '']]
      : [],
  );
  return new Map(own);
}

function readItem(resource: XmlElement, byAddress: ReadonlyMap<string, XmlElement>): Item {
  const text = (name: string) => textOf(childOf(resource, name));
  const kind = text('itemType') ?? '';
  const type = zoteroTypes.get(kind) ?? 'document';
  // Journals, books and series, inside the record or beside it.
  const containers = childrenOf(resource, 'isPartOf').flatMap((part) => {
    const inside = part.content.find((piece) => typeof piece !== 'string');
    return inside ?? byAddress.get(targetOf(part) ?? '') ?? [];
  });
  const series = containers.find(({ name }) => name === 'Series');
  const container = containers.find((one) => one !== series);
  const both = [resource, container];
  const first = (name: string) => both.flatMap((element) => textOf(childOf(element, name)) ?? [])[0];
  const identifiers = both.flatMap((element) =>
    childrenOf(element, 'identifier').flatMap((one) => textOf(one) ?? []),
  );
  const numbered = (prefix: string) =>
    identifiers.flatMap((value) =>
      value.startsWith(`${prefix} `) ? [value.slice(prefix.length + 1).trim()] : [],
    )[0];
  const organisation = childOf(resource, 'publisher', 'Organization');
  const meeting = childOf(resource, 'presentedAt', 'Conference');
  const isArticle = type.startsWith('article');
  const remarks = notesOf(text('description'));
  return withOwnFields(
    type,
    {
      ...rdfNames(resource),
      title: text('title'),
      'title-short': text('shortTitle'),
      'container-title': textOf(childOf(container, 'title')) ?? text('publicationTitle'),
      'container-title-short': textOf(childOf(container, 'alternative')),
      'collection-title': series && textOf(childOf(series, 'title')),
      'collection-number': series && textOf(childOf(series, 'identifier')),
      'event-title': meeting && textOf(childOf(meeting, 'title')),
      volume: first('volume'),
      [isArticle ? 'issue' : 'number']: first('number'),
      page: readPages(text('pages')),
      edition: text('edition'),
      'number-of-pages': text('numPages'),
      'number-of-volumes': text('numberOfVolumes'),
      issued: readFileDate(text('date') ?? ''),
      accessed: readFileDate(text('dateSubmitted') ?? ''),
      publisher: organisation && textOf(childOf(organisation, 'name')),
      'publisher-place': organisation && textOf(descendantsOf(organisation, 'locality')[0]),
      genre: text('type'),
      medium: text('medium'),
      version: text('version'),
      language: text('language'),
      abstract: text('abstract'),
      keyword: childrenOf(resource, 'subject')
        .flatMap((subject) => textOf(subject) ?? [])
        .join(', '),
      ...remarks,
      custom: { ...remarks.custom, notes: readerNotes(resource, byAddress) },
      source: text('libraryCatalog'),
      archive: text('archive'),
      archive_location: descendantsOf(resource, 'coverage').flatMap((place) => textOf(place) ?? [])[0],
      DOI: doiIn(numbered('DOI'), ...identifiers),
      ISBN: numbered('ISBN'),
      ISSN: numbered('ISSN'),
      URL: childrenOf(resource, 'identifier').flatMap((one) => textOf(childOf(one, 'URI')) ?? [])[0],
      'citation-key': text('citationKey'),
    },
    ownFieldsIn(resource),
  );
}

/** A resource that is a work: attachments, notes and collections are not. */
const isWork = (resource: XmlElement) => {
  const kind = textOf(childOf(resource, 'itemType'));
  return kind !== undefined && kind !== 'attachment' && kind !== 'note';
};

/** The works of a file. @throws InterchangeError */
export function* readRdfItems(file: string): Generator<FileRecord> {
  const resources = parseXmlFile(file).content.filter((piece) => typeof piece !== 'string');
  const byAddress = new Map(resources.map((resource) => [rdfAddress(resource) ?? '', resource]));
  for (const resource of resources.filter(isWork))
    yield {
      item: readItem(resource, byAddress),
      label: textOf(childOf(resource, 'title')) ?? resource.name,
    };
}

/** Zotero's RDF. */
export const zoteroRdfReader: Reader = {
  begins: /<rdf:RDF[^>]{0,1000}www\.zotero\.org\/namespaces/,
  read: readRdfItems,
};
