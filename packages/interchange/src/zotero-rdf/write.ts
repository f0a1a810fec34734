import { dateOf, type Item, type Name, partsOf, zoteroTypes } from '@citewright/record';
import { keywordsAndTags, noteLines } from '../item/beside-work.ts';
import { ownFieldsOf } from '../item/own-fields.ts';
import { escapeXml } from '../references/escape-xml.ts';
import { readRdfItems, roles } from './read.ts';

const head = `<?xml version="1.0" encoding="UTF-8"?>
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:z="http://www.zotero.org/namespaces/export#" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:bib="http://purl.org/net/biblio#" xmlns:foaf="http://xmlns.com/foaf/0.1/" xmlns:prism="http://prismstandard.org/namespaces/1.2/basic/" xmlns:vcard="http://nwalsh.com/rdf/vCard#" xmlns:csl="http://purl.org/net/xbiblio/csl">
`;
const tail = '</rdf:RDF>\n';

/** An element with content that is XML; none without content. */
const around = (name: string, content: string): string => (content ? `<${name}>${content}</${name}>` : '');

const text = (name: string, value: string | number | undefined): string =>
  around(name, escapeXml(String(value ?? '')));

/** The first of Zotero's types that read as a type of CSL. */
const typesByCsl: ReadonlyMap<string, string> = new Map(
  [...zoteroTypes].toReversed().map(([zotero, csl]) => [csl, zotero]),
);

const classes: Readonly<Record<string, string>> = { journalArticle: 'bib:Article', book: 'bib:Book' };

/** The first of Zotero's lists of people for each role. */
const listsByRole = new Map(
  Object.entries(roles)
    .toReversed()
    .map(([list, role]) => [role, list]),
);

function rdfPerson(name: Name): string {
  const { family, given } = partsOf(name);
  const parts = name.literal
    ? text('foaf:surname', name.literal)
    : text('foaf:surname', family) + text('foaf:givenName', given);
  return around('rdf:li', around('foaf:Person', parts));
}

function people(item: Item): string {
  return Array.from(listsByRole, ([role, list]) => {
    const names = (item as Readonly<Record<string, unknown>>)[role] as readonly Name[] | undefined;
    return around(`bib:${list}`, around('rdf:Seq', (names ?? []).map(rdfPerson).join('')));
  }).join('');
}

const day = (date: Item['issued']): string => {
  const [year, ...parts] = dateOf(date);
  if (year === undefined) return date?.literal ?? date?.raw ?? '';
  return [String(year).padStart(4, '0'), ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
};

const numbered = (prefix: string, value: string | number | undefined): string =>
  value === undefined ? '' : text('dc:identifier', `${prefix} ${value}`);

/** The journal or book that a work is part of, and its series. */
function wholes(item: Item): string {
  const journal =
    text('dc:title', item['container-title']) +
    text('dcterms:alternative', item['container-title-short']) +
    text('prism:volume', item.volume) +
    text('prism:number', item.type.startsWith('article') ? item.issue : undefined) +
    numbered('ISSN', item.ISSN);
  const series =
    text('dc:title', item['collection-title']) + text('dc:identifier', item['collection-number']);
  return [
    around('dcterms:isPartOf', around('bib:Journal', journal)),
    around('dcterms:isPartOf', around('bib:Series', series)),
  ].join('');
}

function publisher(item: Item): string {
  const place = around('vcard:Address', text('vcard:locality', item['publisher-place']));
  const parts = around('vcard:adr', place) + text('foaf:name', item.publisher);
  return around('dc:publisher', around('foaf:Organization', parts));
}

const texts: readonly [variable: keyof Item, element: string][] = [
  ['title', 'dc:title'],
  ['title-short', 'z:shortTitle'],
  ['page', 'bib:pages'],
  ['edition', 'prism:edition'],
  ['number-of-pages', 'z:numPages'],
  ['number-of-volumes', 'z:numberOfVolumes'],
  ['genre', 'z:type'],
  ['medium', 'z:medium'],
  ['version', 'z:version'],
  ['language', 'z:language'],
  ['abstract', 'dcterms:abstract'],
  ['note', 'dc:description'],
  ['source', 'z:libraryCatalog'],
  ['archive', 'z:archive'],
  ['archive_location', 'dc:coverage'],
  ['citation-key', 'z:citationKey'],
];

/** A work, and behind it the note of its reader; `own` are our own fields. */
function work(item: Item, at: number, own: readonly [string, string][]): string {
  const kind = typesByCsl.get(item.type) ?? 'document';
  const name = classes[kind] ?? 'bib:Document';
  const notes = noteLines(item)
    .map((line) => `<p>${escapeXml(line)}</p>`)
    .join('');
  const parts = [
    text('z:itemType', kind),
    ...texts.map(([variable, element]) => text(element, item[variable] as string | number | undefined)),
    people(item),
    wholes(item),
    publisher(item),
    around('bib:presentedAt', around('bib:Conference', text('dc:title', item['event-title']))),
    text('dc:date', day(item.issued)),
    text('dcterms:dateSubmitted', day(item.accessed)),
    numbered('DOI', item.DOI),
    numbered('ISBN', item.ISBN),
    around('dc:identifier', around('dcterms:URI', text('rdf:value', item.URL))),
    ...keywordsAndTags(item).map((word) => text('dc:subject', word)),
    notes && `<dcterms:isReferencedBy rdf:resource="#note_${at}"/>`,
    ...own.map(([field, value]) => (value ? text(`csl:${field}`, value) : `<csl:${field}></csl:${field}>`)),
  ];
  const memo = notes && `<bib:Memo rdf:about="#note_${at}">${text('rdf:value', notes)}</bib:Memo>\n`;
  return `<${name} rdf:about="#item_${at}">${parts.join('')}</${name}>\n${memo}`;
}

/** What Zotero’s RDF cannot express: found by reading back what was written. */
function ownElements(item: Item, written: string): [string, string][] {
  const [read] = readRdfItems(head + written + tail);
  return ownFieldsOf(item, read?.item ?? { id: item.id, type: 'document' });
}

/** The sections of the list as collections. */
function collections(sections: ReadonlyMap<string, readonly number[]>): string {
  return Array.from(sections, ([heading, works], at) => {
    const parts = works.map((work) => `<dcterms:hasPart rdf:resource="#item_${work}"/>`).join('');
    return `<z:Collection rdf:about="#collection_${at + 1}">${text('dc:title', heading)}${parts}</z:Collection>\n`;
  }).join('');
}

/** Zotero’s RDF: works with their tags and notes, and sections as collections. */
export function* writeZoteroRdf(items: Iterable<Item>): Generator<string> {
  yield head;
  const sections = new Map<string, number[]>();
  let at = 0;
  for (const item of items) {
    at += 1;
    const heading = item.custom?.listSection;
    if (heading) sections.set(heading, [...(sections.get(heading) ?? []), at]);
    yield work(item, at, ownElements(item, work(item, at, [])));
  }
  yield collections(sections) + tail;
}
