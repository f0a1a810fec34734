import type { CitationItem, ItemName } from '@citewright/contract';
import { readDate, zoteroTypes } from '../../../packages/record/src/index.ts';

/** An item of Zotero's translators as their tests write it. */
export type GoldItem = Record<string, unknown> & {
  itemType: string;
  creators?: { creatorType?: string; firstName?: string; lastName?: string; name?: string }[];
  tags?: (string | { tag: string })[];
};

/** Zotero's fields by the variable of CSL that holds them (https://www.zotero.org/support/kb/item_types_and_fields). */
const fields: Readonly<Record<string, keyof CitationItem>> = {
  title: 'title',
  nameOfAct: 'title',
  subject: 'title',
  caseName: 'title',
  shortTitle: 'title-short',
  publicationTitle: 'container-title',
  bookTitle: 'container-title',
  proceedingsTitle: 'container-title',
  websiteTitle: 'container-title',
  blogTitle: 'container-title',
  code: 'container-title',
  journalAbbreviation: 'container-title-short',
  series: 'collection-title',
  seriesTitle: 'collection-title',
  seriesNumber: 'collection-number',
  volume: 'volume',
  codeVolume: 'volume',
  reporterVolume: 'volume',
  issue: 'issue',
  reportNumber: 'number',
  patentNumber: 'number',
  billNumber: 'number',
  documentNumber: 'number',
  codeNumber: 'number',
  archiveID: 'number',
  pages: 'page',
  codePages: 'page',
  firstPage: 'page',
  edition: 'edition',
  numPages: 'number-of-pages',
  publisher: 'publisher',
  university: 'publisher',
  institution: 'publisher',
  repository: 'publisher',
  label: 'publisher',
  distributor: 'publisher',
  studio: 'publisher',
  company: 'publisher',
  place: 'publisher-place',
  DOI: 'DOI',
  ISBN: 'ISBN',
  ISSN: 'ISSN',
  PMID: 'PMID',
  PMCID: 'PMCID',
  url: 'URL',
  language: 'language',
  abstractNote: 'abstract',
  extra: 'note',
  callNumber: 'call-number',
  applicationNumber: 'call-number',
  archive: 'archive',
  archiveLocation: 'archive_location',
  repositoryLocation: 'archive_location',
  libraryCatalog: 'source',
  rights: 'license',
  thesisType: 'genre',
  reportType: 'genre',
  manuscriptType: 'genre',
  audioRecordingFormat: 'medium',
  artworkMedium: 'medium',
  format: 'medium',
  artworkSize: 'dimensions',
  versionNumber: 'version',
  programmingLanguage: 'genre',
  conferenceName: 'event-title',
  section: 'section',
  committee: 'section',
  scale: 'scale',
  court: 'authority',
  issuingAuthority: 'authority',
  legislativeBody: 'authority',
  session: 'chapter-number',
  history: 'references',
  itemID: 'citation-key',
};

const roles: Readonly<Record<string, keyof CitationItem>> = {
  contributor: 'contributor',
  editor: 'editor',
  seriesEditor: 'collection-editor',
  translator: 'translator',
  director: 'director',
  performer: 'performer',
  recipient: 'recipient',
  composer: 'composer',
  producer: 'producer',
};

const dates = ['date', 'issueDate', 'dateDecided', 'dateEnacted'];

/** Not a part of the record: what Zotero hangs on it. */
const besides = new Set([
  'itemType',
  'creators',
  'tags',
  'notes',
  'attachments',
  'seeAlso',
  ...dates,
  'accessDate',
]);

function nameOf({ firstName, lastName, name }: NonNullable<GoldItem['creators']>[number]): ItemName {
  if (name !== undefined || !firstName) return { literal: name ?? lastName ?? '' };
  return { family: lastName ?? '', given: firstName };
}

/** A gold item as a CSL item, and the names of its fields that CSL has no variable for. */
export function fromGold(gold: GoldItem): { item: object; left: string[] } {
  const item: Record<string, unknown> = {};
  const left: string[] = [];
  for (const [field, value] of Object.entries(gold)) {
    if (besides.has(field) || value === '') continue;
    const variable = fields[field];
    if (variable === undefined) left.push(field);
    else item[variable] ??= String(value);
  }
  for (const creator of gold.creators ?? []) {
    const role = roles[creator.creatorType ?? ''] ?? 'author';
    item[role] = [...((item[role] as ItemName[] | undefined) ?? []), nameOf(creator)];
  }
  const date = dates.map((field) => gold[field]).find(Boolean);
  if (date) item.issued = readDate(String(date));
  if (gold.accessDate) item.accessed = readDate(String(gold.accessDate).slice(0, 10));
  const tags = (gold.tags ?? []).map((tag) => (typeof tag === 'string' ? tag : tag.tag));
  if (tags.length > 0) item.keyword = tags.join(', ');
  const type = zoteroTypes.get(gold.itemType) ?? 'document';
  return { item: { ...item, type }, left };
}
