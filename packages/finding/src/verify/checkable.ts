import { dateOf, type Item } from '@citewright/record';

// Kinds of works that no register of scholarly works holds.

const kinds = new Set<string>([
  'bill',
  'broadcast',
  'hearing',
  'interview',
  'legal_case',
  'legislation',
  'motion_picture',
  'personal_communication',
  'post',
  'post-weblog',
  'regulation',
  'song',
  'speech',
  'treaty',
]);

const communication =
  /\bpersonal communication\b|\bpers\. comm\b|\bpersönliche mitteilung\b|\bcommunication personnelle\b|\bcomunicaci[óo]n personal\b|\bcomunicação pessoal\b|\[(?:e-?mail|interview|unpublished)/iu;
const film =
  /\[(?:[\p{L} ]{0,20})?(?:film|video|motion picture|tv (?:series|episode|program)|song|album|podcast|tweet|post|photograph)\b[^\]]*\]/iu;
const law =
  /\b\d+ (?:U\.S\.C?\.|F\.[23]d|S\. ?Ct\.|Stat\.)|\b(?:Pub\. L\.|Public Law) No|\bC\.F\.R\.|\[\d{4}\] (?:UKSC|UKHL|EWCA|EWHC|AC|QB|HCA|SCC)\b|\p{Lu}[\p{L}.&' ]+ v\.? \p{Lu}[\p{L}.&' ]+[,(] ?(?:\d|\[)|\bAct \d{4}\b|\bCouncil (?:Directive|Regulation)\b|\bBGBl\b|\bLei (?:n|N)[.º°o]/u;

/** True for works that nobody can be asked about: personal communication, law, films. Web pages are asked for, as they may be articles. */
export const isBeyondRegisters = (item: Item, text: string): boolean =>
  item.DOI === undefined &&
  item.ISBN === undefined &&
  (kinds.has(item.type) || communication.test(text) || film.test(text) || law.test(text));

const pages = new Set<string>(['webpage', 'document', 'article-newspaper', 'article-magazine']);

const isWithoutIdentifier = ({ DOI, ISBN, URL }: Item): boolean =>
  DOI === undefined && ISBN === undefined && URL !== undefined;

/** True for a page of the web that no register has to hold. */
export const isPage = (item: Item): boolean => isWithoutIdentifier(item) && pages.has(item.type);

/**
 * True for a work whose page is opened. Books are dated by their year, and are not read on a day: a page that names its site before its address
 * is read from a list as a book.
 */
export const isOnPage = (item: Item): boolean =>
  isPage(item) ||
  (isWithoutIdentifier(item) &&
    item.type === 'book' &&
    (item.accessed ?? item.archive_location ?? (item.issued && dateOf(item.issued)[1])) !== undefined);
