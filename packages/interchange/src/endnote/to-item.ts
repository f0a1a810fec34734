import { type Item, readDate } from '@citewright/record';
import { type Fields, withOwnFields } from '../item/own-fields.ts';
import { notesOf } from '../values/kinds.ts';
import { doiIn, readFileDate, readFileNames, readPages, readStandardNumbers } from '../values/read-values.ts';

/** A reference as EndNote keeps it, in whichever file: fields whose meaning depends on the type. */
export interface EndnoteReference {
  /** EndNote's name of the reference type. */
  type: string;
  authors: string[];
  secondaryAuthors: string[];
  tertiaryAuthors: string[];
  subsidiaryAuthors: string[];
  title?: string | undefined;
  secondaryTitle?: string | undefined;
  tertiaryTitle?: string | undefined;
  journal?: string | undefined;
  shortJournal?: string | undefined;
  year?: string | undefined;
  /** A day and a month, with or without the year. */
  date?: string | undefined;
  number?: string | undefined;
  standardNumber?: string | undefined;
  doi?: string | undefined;
  articleNumber?: string | undefined;
  accessed?: string | undefined;
  pages?: string | undefined;
  urls: string[];
  /** Fields that mean the same in every type, by variable. */
  plain: Fields;
}

/** The CSL types of EndNote's reference types, by their name in lower case; unknown ones are documents. */
const types: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'aggregated database': 'dataset',
    'ancient text': 'classic',
    artwork: 'graphic',
    'audiovisual material': 'motion_picture',
    bill: 'bill',
    blog: 'post-weblog',
    book: 'book',
    'book section': 'chapter',
    case: 'legal_case',
    catalog: 'book',
    'chart or table': 'figure',
    'classical work': 'classic',
    'computer program': 'software',
    'conference paper': 'paper-conference',
    'conference proceedings': 'paper-conference',
    dataset: 'dataset',
    dictionary: 'entry-dictionary',
    'discussion forum': 'post',
    'edited book': 'book',
    'electronic article': 'article-journal',
    'electronic book': 'book',
    'electronic book section': 'chapter',
    encyclopedia: 'entry-encyclopedia',
    figure: 'figure',
    'film or broadcast': 'motion_picture',
    'government document': 'report',
    hearing: 'hearing',
    interview: 'interview',
    journal: 'article-journal',
    'journal article': 'article-journal',
    'legal rule or regulation': 'regulation',
    'magazine article': 'article-magazine',
    manuscript: 'manuscript',
    map: 'map',
    'multimedia application': 'software',
    music: 'musical_score',
    'newspaper article': 'article-newspaper',
    'online database': 'dataset',
    'online multimedia': 'webpage',
    pamphlet: 'pamphlet',
    patent: 'patent',
    'personal communication': 'personal_communication',
    podcast: 'broadcast',
    'press release': 'document',
    report: 'report',
    serial: 'book',
    'social media': 'post',
    standard: 'standard',
    statute: 'legislation',
    'television episode': 'broadcast',
    thesis: 'thesis',
    'unpublished work': 'manuscript',
    'web page': 'webpage',
  }),
);

const isPart = (type: string) => /^(?:chapter|entry|paper-conference)/.test(type);
const isPeriodical = (type: string) => /^article/.test(type);

/** Who the secondary authors are: editors of the book around a part, or of the series around a book. */
function endnoteNames(type: string, reference: EndnoteReference): Fields {
  const { authors, secondaryAuthors, tertiaryAuthors, subsidiaryAuthors } = reference;
  const read = (texts: string[]) => readFileNames(texts, true);
  if (reference.type.toLowerCase() === 'edited book')
    return {
      editor: read(authors),
      'collection-editor': read(secondaryAuthors),
      translator: read(subsidiaryAuthors),
    };
  const roles: Readonly<Record<string, string>> = {
    book: tertiaryAuthors.length > 0 ? 'collection-editor' : 'editor',
    broadcast: 'director',
    interview: 'interviewer',
    motion_picture: 'director',
    patent: 'contributor',
    thesis: 'contributor',
  };
  return {
    author: read(authors),
    [roles[type] ?? 'editor']: read(secondaryAuthors),
    [type === 'book' ? 'editor' : 'collection-editor']: read(
      type === 'book' && tertiaryAuthors.length === 0 ? secondaryAuthors : tertiaryAuthors,
    ),
    translator: read(subsidiaryAuthors),
  };
}

function titlesOf(type: string, reference: EndnoteReference): Fields {
  const { secondaryTitle, tertiaryTitle, journal, shortJournal } = reference;
  const container = journal ?? secondaryTitle;
  if (type === 'book' || type === 'report' || type === 'thesis')
    return { 'collection-title': type === 'thesis' ? tertiaryTitle : (secondaryTitle ?? tertiaryTitle) };
  if (type === 'paper-conference') {
    const proceedings = tertiaryTitle ?? journal ?? secondaryTitle;
    // A meeting is named once.
    const event = secondaryTitle === proceedings ? undefined : secondaryTitle;
    return { 'event-title': event, 'container-title': proceedings };
  }
  return {
    'container-title': container,
    'container-title-short': shortJournal === container ? undefined : shortJournal,
    'collection-title': isPart(type) ? tertiaryTitle : undefined,
  };
}

function endnoteDate({ year, date }: EndnoteReference) {
  const whole = date && !/\d{4}/.test(date) && year ? `${date} ${year}` : date;
  const read = whole && readFileDate(whole.replace(/^(\p{L}+\.?) (\d{1,2}) (\d{4})$/u, '$1 $2, $3'));
  return read && read.literal === undefined ? read : readFileDate(year ?? '');
}

/** The item of a reference of EndNote. */
export function endnoteItem(reference: EndnoteReference): Item {
  const { number, standardNumber, urls, journal, plain } = reference;
  const known = types.get(reference.type.trim().toLowerCase());
  const type = known ?? (journal ? 'article-journal' : reference.type === '' ? 'book' : 'document');
  // Reports and patents have their number where other types have ISBN or ISSN.
  const numbered = type === 'report' || type === 'patent' || type === 'standard';
  const inSeries = type === 'book' || isPart(type);
  return withOwnFields(
    type,
    {
      ...plain,
      ...notesOf(plain.note),
      ...endnoteNames(type, reference),
      ...titlesOf(type, reference),
      title: reference.title,
      issued: endnoteDate(reference),
      accessed: readDate(reference.accessed ?? ''),
      page: readPages(reference.pages),
      [isPeriodical(type) ? 'issue' : inSeries ? 'collection-number' : 'number']: number,
      ...(isPeriodical(type) && { number: reference.articleNumber }),
      ...(numbered
        ? { number: standardNumber ?? number }
        : readStandardNumbers(standardNumber ? [standardNumber] : [])),
      DOI: doiIn(reference.doi, ...urls),
      URL: urls.find((url) => /^https?:\/\//.test(url) && !/\bdoi\.org\//.test(url)),
    },
    new Map(),
  );
}
