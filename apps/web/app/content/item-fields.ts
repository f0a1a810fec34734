import {
  type CitationItem,
  dateVariables,
  type ItemType,
  nameVariables,
  textVariables,
} from '@citewright/contract';

export type NameField = (typeof nameVariables)[number];
export type DateField = (typeof dateVariables)[number];
export type TextField = (typeof textVariables)[number];

/** A text field. `long` takes the full width, `several` has several lines. */
interface TextPrompt {
  label: string;
  example?: string;
  size?: 'long' | 'several';
}

/** The labels of the editable text fields; any other field is shown with its CSL name. */
export const textPrompts: Partial<Record<TextField, TextPrompt>> = {
  title: { label: 'Title', size: 'long' },
  'container-title': { label: 'Published in', example: 'Nature', size: 'long' },
  'collection-title': { label: 'Series', size: 'long' },
  'event-title': { label: 'Conference or event', size: 'long' },
  'original-title': { label: 'Original title', size: 'long' },
  'reviewed-title': { label: 'Title of the reviewed work', size: 'long' },
  'volume-title': { label: 'Title of the volume', size: 'long' },
  'part-title': { label: 'Title of the part', size: 'long' },
  publisher: { label: 'Publisher or institution', size: 'long' },
  URL: { label: 'Web address', example: 'https://', size: 'long' },
  DOI: { label: 'DOI', example: '10.1000/182' },
  ISBN: { label: 'ISBN' },
  ISSN: { label: 'ISSN' },
  volume: { label: 'Volume', example: '521' },
  issue: { label: 'Issue', example: '7553' },
  page: { label: 'Pages', example: '436–444' },
  number: { label: 'Number' },
  edition: { label: 'Edition', example: '2' },
  'number-of-volumes': { label: 'Number of volumes' },
  'number-of-pages': { label: 'Number of pages' },
  'collection-number': { label: 'Number in the series' },
  'chapter-number': { label: 'Chapter number' },
  'part-number': { label: 'Part number' },
  'publisher-place': { label: 'Place of publication', example: 'London' },
  'event-place': { label: 'Place of the event', example: 'Long Beach, CA' },
  'original-publisher': { label: 'Original publisher' },
  'original-publisher-place': { label: 'Original place' },
  genre: { label: 'Kind of work' },
  medium: { label: 'Medium', example: 'Film' },
  version: { label: 'Version', example: '2.1' },
  status: { label: 'Status', example: 'in press' },
  section: { label: 'Section' },
  scale: { label: 'Scale', example: '1:25,000' },
  dimensions: { label: 'Length or size' },
  authority: { label: 'Court or authority' },
  jurisdiction: { label: 'Jurisdiction' },
  references: { label: 'Publication history or legal references' },
  archive: { label: 'Archive or database' },
  archive_collection: { label: 'Collection in the archive' },
  archive_location: { label: 'Location in the archive' },
  'archive-place': { label: 'Place of the archive' },
  'call-number': { label: 'Call number' },
  'container-title-short': { label: 'Abbreviated journal title' },
  'title-short': { label: 'Short title', size: 'long' },
  PMID: { label: 'PubMed ID' },
  PMCID: { label: 'PubMed Central ID' },
  language: { label: 'Language', example: 'en-GB' },
  'citation-key': { label: 'Citation key', example: 'okafor2019rivers' },
  note: { label: 'Note', size: 'several' },
  abstract: { label: 'Abstract', size: 'several' },
  annote: { label: 'Annotation' },
  keyword: { label: 'Keywords', size: 'long' },
};

export const namePrompts: Partial<Record<NameField, string>> = {
  author: 'Authors',
  editor: 'Editors',
  translator: 'Translators',
  'collection-editor': 'Series editors',
  'container-author': 'Authors of the book',
  'editorial-director': 'Editorial directors',
  director: 'Directors',
  'script-writer': 'Writers',
  producer: 'Producers',
  'executive-producer': 'Executive producers',
  host: 'Hosts',
  guest: 'Guests',
  composer: 'Composers',
  performer: 'Performers',
  interviewer: 'Interviewers',
  recipient: 'Recipients',
  'reviewed-author': 'Authors of the reviewed work',
  illustrator: 'Illustrators',
  contributor: 'Contributors',
};

export const datePrompts: Record<DateField, string> = {
  issued: 'Date of publication',
  accessed: 'Accessed',
  'original-date': 'First published',
  'event-date': 'Date of the event',
  submitted: 'Date of filing',
  'available-date': 'Available since',
};

/** Bookkeeping fields of the record, which no style prints. */
const internal: ReadonlySet<string> = new Set([
  'annote',
  'citation-label',
  'first-reference-note-number',
  'year-suffix',
  'source',
  'page-first',
]);

interface Relevant {
  names: readonly NameField[];
  dates: readonly DateField[];
  texts: readonly TextField[];
}

const article: Relevant = {
  names: ['author'],
  dates: ['issued'],
  texts: ['title', 'container-title', 'volume', 'issue', 'page', 'number', 'DOI', 'URL'],
};
const press: Relevant = {
  names: ['author'],
  dates: ['issued', 'accessed'],
  texts: ['title', 'container-title', 'page', 'edition', 'section', 'URL'],
};
const book: Relevant = {
  names: ['author', 'editor', 'translator'],
  dates: ['issued', 'original-date'],
  texts: [
    'title',
    'publisher',
    'publisher-place',
    'edition',
    'volume',
    'collection-title',
    'ISBN',
    'DOI',
    'URL',
  ],
};
const part: Relevant = {
  names: ['author', 'editor', 'translator'],
  dates: ['issued', 'original-date'],
  texts: [
    'title',
    'container-title',
    'page',
    'edition',
    'volume',
    'publisher',
    'publisher-place',
    'DOI',
    'URL',
  ],
};
const web: Relevant = {
  names: ['author'],
  dates: ['issued', 'accessed'],
  texts: ['title', 'container-title', 'publisher', 'URL'],
};
const work: Relevant = {
  names: ['author'],
  dates: ['issued'],
  texts: ['title', 'genre', 'number', 'version', 'publisher', 'publisher-place', 'DOI', 'URL'],
};
const screen: Relevant = {
  names: ['author', 'director', 'producer'],
  dates: ['issued'],
  texts: ['title', 'container-title', 'genre', 'medium', 'number', 'publisher', 'URL'],
};
const law: Relevant = {
  names: ['author'],
  dates: ['issued'],
  texts: [
    'title',
    'container-title',
    'authority',
    'jurisdiction',
    'volume',
    'number',
    'section',
    'page',
    'URL',
  ],
};

/** The fields of each type; an unlisted type has only the general fields. */
const relevant: Partial<Record<ItemType, Relevant>> = {
  'article-journal': article,
  'article-magazine': {
    ...press,
    texts: ['title', 'container-title', 'volume', 'issue', 'page', 'DOI', 'URL'],
  },
  'article-newspaper': press,
  article: {
    ...work,
    texts: ['title', 'container-title', 'genre', 'number', 'publisher', 'version', 'DOI', 'URL'],
  },
  book,
  classic: book,
  chapter: part,
  entry: part,
  'entry-dictionary': part,
  'entry-encyclopedia': part,
  'paper-conference': {
    names: ['author', 'editor'],
    dates: ['issued', 'event-date'],
    texts: [
      'title',
      'container-title',
      'event-title',
      'event-place',
      'page',
      'publisher',
      'publisher-place',
      'DOI',
      'URL',
    ],
  },
  report: work,
  thesis: {
    names: ['author'],
    dates: ['issued'],
    texts: ['title', 'genre', 'publisher', 'publisher-place', 'archive', 'number', 'DOI', 'URL'],
  },
  standard: work,
  patent: {
    ...work,
    dates: ['issued', 'submitted'],
    texts: ['title', 'number', 'jurisdiction', 'authority', 'URL'],
  },
  webpage: web,
  post: { ...web, texts: ['title', 'container-title', 'genre', 'URL'] },
  'post-weblog': web,
  dataset: { ...work, dates: ['issued', 'accessed'] },
  software: { ...work, dates: ['issued', 'accessed'] },
  motion_picture: screen,
  broadcast: { ...screen, names: ['author', 'host', 'director', 'producer'] },
  song: { ...screen, names: ['author', 'composer', 'performer'] },
  performance: { ...screen, names: ['author', 'director', 'performer'] },
  interview: {
    ...press,
    names: ['author', 'interviewer'],
    texts: ['title', 'container-title', 'medium', 'page', 'URL'],
  },
  personal_communication: { ...web, names: ['author', 'recipient'], texts: ['title', 'medium', 'archive'] },
  speech: {
    names: ['author'],
    dates: ['issued', 'event-date'],
    texts: ['title', 'genre', 'event-title', 'event-place', 'publisher', 'URL'],
  },
  review: { ...article, names: ['author', 'reviewed-author'], texts: ['reviewed-title', ...article.texts] },
  'review-book': {
    ...article,
    names: ['author', 'reviewed-author'],
    texts: ['reviewed-title', ...article.texts],
  },
  legislation: law,
  bill: law,
  legal_case: law,
  regulation: law,
  treaty: law,
  hearing: law,
  map: { ...work, texts: ['title', 'scale', 'edition', 'publisher', 'publisher-place', 'URL'] },
  graphic: { ...work, texts: ['title', 'medium', 'dimensions', 'archive', 'publisher-place', 'URL'] },
};

const isFieldOf =
  <Field extends string>(fields: readonly Field[]) =>
  (key: string): key is Field =>
    (fields as readonly string[]).includes(key);

const isNameField = isFieldOf(nameVariables);
const isDateField = isFieldOf(dateVariables);
const isTextField = isFieldOf(textVariables);

function together<Field extends string>(asked: readonly Field[], held: readonly Field[]): Field[] {
  return [...new Set([...asked, ...held])];
}

/** The fields that works of a type usually have. */
export const fieldsOfType = (type: ItemType): Relevant => relevant[type] ?? work;

/** The fields that the form shows for an item: those of its type, and all others that the item has. */
export function fieldsOf(type: ItemType, item: CitationItem): Relevant {
  const { names, dates, texts } = fieldsOfType(type);
  const held = Object.keys(item).filter((field) => !internal.has(field));
  return {
    names: together(names, held.filter(isNameField)),
    dates: together(dates, held.filter(isDateField)),
    texts: together(texts, held.filter(isTextField)),
  };
}

/** The label of a field. */
export function labelOf(field: string): string {
  const type = 'Type of source';
  const prompts: Record<string, string | TextPrompt> = {
    type,
    ...textPrompts,
    ...namePrompts,
    ...datePrompts,
  };
  const prompt = prompts[field];
  return typeof prompt === 'string' ? prompt : (prompt?.label ?? field);
}
