import { zoteroTypes } from '../../record/src/index.ts';
import type { Item, Name } from '../src/index.ts';

/** CSL variables with the Zotero fields that they are read from, in order of preference. */
const FIELDS: Record<string, string[]> = {
  title: ['title', 'caseName', 'nameOfAct', 'subject'],
  'title-short': ['shortTitle'],
  'container-title': [
    'publicationTitle',
    'bookTitle',
    'proceedingsTitle',
    'encyclopediaTitle',
    'dictionaryTitle',
    'blogTitle',
    'websiteTitle',
    'forumTitle',
    'programTitle',
    'seriesTitle',
    'reporter',
    'code',
  ],
  'container-title-short': ['journalAbbreviation'],
  'collection-title': ['series'],
  'collection-number': ['seriesNumber'],
  volume: ['volume', 'reporterVolume', 'codeNumber'],
  issue: ['issue'],
  number: ['reportNumber', 'patentNumber', 'billNumber', 'docketNumber', 'publicLawNumber'],
  'number-of-pages': ['numPages'],
  'number-of-volumes': ['numberOfVolumes'],
  page: ['pages', 'firstPage'],
  edition: ['edition'],
  section: ['section'],
  publisher: [
    'publisher',
    'institution',
    'university',
    'repository',
    'studio',
    'company',
    'distributor',
    'network',
  ],
  'publisher-place': ['place'],
  authority: ['court', 'issuingAuthority', 'legislativeBody'],
  'event-title': ['conferenceName'],
  genre: ['thesisType', 'reportType', 'manuscriptType', 'websiteType', 'postType', 'letterType'],
  medium: ['artworkMedium'],
  dimensions: ['artworkSize', 'runningTime'],
  version: ['versionNumber'],
  archive: ['archive'],
  archive_location: ['archiveLocation'],
  'call-number': ['callNumber'],
  source: ['libraryCatalog'],
  language: ['language'],
  note: ['extra'],
  references: ['history'],
  DOI: ['DOI'],
  ISBN: ['ISBN'],
  ISSN: ['ISSN'],
  PMID: ['PMID'],
  URL: ['url'],
};

const DATES: Record<string, string[]> = {
  issued: ['date', 'dateDecided', 'dateEnacted', 'issueDate'],
  accessed: ['accessDate'],
  submitted: ['filingDate'],
};

const ROLES: Record<string, string> = {
  bookAuthor: 'container-author',
  composer: 'composer',
  director: 'director',
  editor: 'editor',
  guest: 'guest',
  illustrator: 'illustrator',
  performer: 'performer',
  producer: 'producer',
  recipient: 'recipient',
  reviewedAuthor: 'reviewed-author',
  scriptwriter: 'script-writer',
  seriesEditor: 'collection-editor',
  translator: 'translator',
};
/** Creators that references do not name. */
const UNNAMED = new Set(['contributor', 'sponsor', 'castMember', 'attorneyAgent', 'judge']);

interface Creator {
  firstName?: string;
  lastName?: string;
  name?: string;
  creatorType?: string;
}

function toName({ firstName, lastName, name }: Creator): Name {
  if (name !== undefined || !firstName) return { literal: name ?? lastName ?? '' };
  return { family: lastName ?? '', given: firstName };
}

const first = (item: Record<string, unknown>, fields: readonly string[]): string | undefined => {
  const values = fields.map((field) => item[field]);
  return values.find((value): value is string => typeof value === 'string' && value !== '');
};

/** Converts a Zotero item to CSL-JSON; `undefined` for notes and attachments. */
export function fromZotero(zotero: Record<string, unknown>, id: string): Item | undefined {
  const type = zoteroTypes.get(String(zotero.itemType));
  if (!type) return undefined;
  const item: Record<string, unknown> = { id, type };
  for (const [variable, fields] of Object.entries(FIELDS)) item[variable] = first(zotero, fields);
  for (const [variable, fields] of Object.entries(DATES)) {
    const raw = first(zotero, fields);
    if (raw) item[variable] = { raw };
  }
  for (const creator of Array.isArray(zotero.creators) ? (zotero.creators as Creator[]) : []) {
    const kind = creator.creatorType ?? '';
    if (UNNAMED.has(kind)) continue;
    const role = ROLES[kind] ?? 'author';
    item[role] = [...((item[role] as Name[] | undefined) ?? []), toName(creator)];
  }
  return JSON.parse(JSON.stringify(item)) as Item;
}
