import type { Item } from '@citewright/csl';
import { britishCase, namedWithCitation, plainNumberOfCase } from './case-of-law.ts';
import { dayInWords } from './day-in-words.ts';
import { nameEdition, smallEdition } from './edition.ts';
import { caseOfUnion, type EuropeanCase, europeanActByBluebook, numberedCase } from './european-law.ts';
import { severalIssues, spellSupplement } from './issues.ts';
import { yearOfAct } from './legislation.ts';
import { hostAsAuthor, spellInitials } from './name-forms.ts';
import { partToBook, printedEntry, unnumberedChapter, volumeOfChapterSeries } from './parts-of-books.ts';
import { grantedPatent } from './patent.ts';
import { interviewAsArticle, reviewAsArticle, reviewByItsBook, titledInterview } from './reviews.ts';
import { bareNumber, nameText, omit, type Rule, siteAsPublisher, type TitleRule } from './rule.ts';
import {
  bracketHandle,
  dashes,
  filmOfYear,
  isOnlineVideo,
  keepQuotedNames,
  keepSmallName,
  nameEvent,
  numberOfArticle,
  omitSiteThatIsAuthor,
  onePage,
  openTitle,
  paperAsTalk,
  plainNumbers,
  plainVersion,
  volumeOfSeries,
  withoutLegalForm,
} from './several-styles.ts';
import { specialIssueOfJournal } from './special-issues.ts';
import { nameThesis, thesisInEnglish } from './theses.ts';
import { underItsWord } from './under-its-word.ts';
import { placeOfMuseum, programmeAsFilm, songOnAlbum } from './works-of-art.ts';

/** Papers that circulate before publication: their titles are in quotation marks. */
const circulated = /working|discussion|preprint|white/i;

/** Chicago Manual of Style, 17th ed., 14.220: reports and pamphlets are treated as books; the number replaces the series. */
const treatReportAsBook: Rule = (item) => {
  if (item.type === 'pamphlet') return { ...item, type: 'book' };
  const { genre, number, ...book } = item;
  if (item.type !== 'report' || circulated.test(String(genre ?? ''))) return item;
  const series = [genre, number].filter(Boolean).join(' ');
  return {
    ...book,
    type: 'book',
    ...(series && !book['collection-title'] && { 'collection-title': series }),
    ...(number && !genre && book['collection-title'] && { 'collection-number': bareNumber(number) }),
  };
};

/** 14.218: working papers are treated as theses: “Title” (working paper 24999, NBER, 2018). */
const treatWorkingPaperAsThesis: Rule = (item) => {
  const { genre, number, ...paper } = item;
  if (item.type !== 'report' || !circulated.test(String(genre ?? ''))) return item;
  const kind = String(genre).toLowerCase();
  return { ...paper, type: 'thesis', genre: [kind, bareNumber(number)].filter(Boolean).join(' ') };
};

/** 14.259: standards are treated as books, their numbers as series. */
const treatStandardAsBook: Rule = (item) => {
  if (item.type !== 'standard') return item;
  const { number, ...book } = item;
  return { ...book, type: 'book', ...(number && { 'collection-title': number }) };
};

/** 14.268: a program is treated as a book, its version as the edition. Games are not labelled. */
const treatProgramAsBook: Rule = (item) => {
  if (item.type !== 'software') return item;
  const { version, genre, ...program } = siteAsPublisher(item);
  const kind = /^video game$/i.test(String(genre ?? '')) ? undefined : genre;
  return {
    ...program,
    ...(kind && { genre: kind }),
    type: 'book',
    ...(version && { edition: `version ${version}` }),
  };
};

/** 14.257: the version of a data set follows its title. */
const describeDataSet: Rule = (item) =>
  item.type === 'dataset' && item.version && !item.genre
    ? omit({ ...item, genre: `version ${item.version}` }, 'version')
    : item;

/** Journals that number articles instead of pages: 14.174. */
const articleNumberForPages: Rule = (item) => {
  const { type, number, page } = item;
  if (type !== 'article-journal' || !number || page) return item;
  return omit({ ...item, page: /^\d/.test(String(number)) ? `Article ${number}` : number }, 'number');
};

/** 14.258: "US Patent 8,934,987, issued January 13, 2015". */
const patent: Rule = (item) => {
  const granted = grantedPatent(item);
  return granted ? { ...item, number: granted.number, authority: `${granted.nation} Patent` } : item;
};

/** 14.171 and 14.187: a supplement follows the volume: "Rivers 1, suppl. 1 (2001)"; proceedings are numbered in their series. */
const supplementAndSeries: Rule = (item) => {
  const supplement = /^suppl?(?:ement)?\.?(?: (\w{1,10}))?$/i.exec(String(item.issue ?? '').slice(0, 30));
  if (supplement && item.volume) {
    const volume = [`${item.volume}, suppl.`, supplement[1]].filter(Boolean).join(' ');
    return omit({ ...item, volume }, 'issue');
  }
  return item.type === 'paper-conference' ? volumeOfSeries(item) : item;
};

/** 14.267: an online video is described by its site: "YouTube video". */
const describeVideo: Rule = (item) => {
  if (!isOnlineVideo(item)) return item;
  return omit({ ...item, type: 'broadcast', medium: `${item['container-title']} video` }, 'container-title');
};

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** 14.265: the director follows the title of a film. */
const nameDirector: Rule = (item) => {
  if (item.type !== 'motion_picture' || !item.director?.length || item.author?.length || item.genre)
    return item;
  return { ...item, genre: `directed by ${inWords.format(item.director.map(nameText))}` };
};

/** 14.209: a post is cited as a web page, by its text and site. */
const postAsPage: Rule = (item) =>
  item.type === 'post' ? omit({ ...item, type: 'webpage' }, 'genre') : item;

const described = ['genre', 'medium'] as const satisfies (keyof Item)[];

/** 14.215: in a note a description begins with a small letter: (master’s thesis, ...). The bibliography capitalises it. */
const smallDescription: TitleRule = (item, { isName }) => {
  const small = { ...item };
  for (const field of described) {
    const words = String(item[field] ?? '');
    const first = /^\p{Lu}\p{Ll}+(?=[\s’']|$)/u.exec(words.slice(0, 200))?.[0].toLowerCase();
    if (first && first !== 'kindle' && !isName(first)) small[field] = first + words.slice(first.length);
  }
  return small;
};

/** 14.217: "Poster presented at". The CSL style prints "presented". */
const presented: Rule = (item) => {
  const kind = /^(poster|paper) presentation$/i.exec(String(item.genre ?? '').slice(0, 50))?.[1];
  return item.type === 'speech' && kind ? { ...item, genre: kind } : item;
};

/** 14.217: a talk without an event names its organiser. */
const placeOfTalk: Rule = (item) =>
  item.type === 'speech' && item.publisher && !item['event-title'] && !item['event-place']
    ? omit({ ...item, 'event-place': item.publisher }, 'publisher')
    : item;

/** 14.209: the first 160 characters of a post are quoted. */
const beginningOfPost: Rule = (item) => {
  const title = String(item.title ?? '');
  if (item.type !== 'post' || title.length <= 160) return item;
  return { ...item, title: title.slice(0, 161).replace(/\s+\S*$/, '') };
};

/** 14.202: a review with its own title names the reviewed work after it. */
const titledReview: Rule = (item) => {
  const { 'reviewed-title': book, 'reviewed-author': authors, ...review } = reviewAsArticle(item);
  if (!/^review/.test(item.type) || !item.title || !book) return item;
  const by = authors?.length ? `, by ${inWords.format(authors.map(nameText))}` : '';
  return { ...review, genre: `review of <i>${book}</i>${by}` };
};

/** 14.114: a reprint has its original date; translations and chapters of collections are not reprints. */
const noReprint: Rule = (item) =>
  item.translator?.length || item.type === 'chapter' ? omit(item, 'original-date') : item;

/** 14.263: albums are not labelled. */
const plainAlbum: Rule = (item) =>
  item.type === 'song' && /^album$/i.test(String(item.genre ?? '')) ? omit(item, 'genre') : item;

/** 14.285: the number of a bill, or of an act of another country, follows its title. */
const numberOfBill: Rule = (item) => {
  const number = String(item.number ?? '');
  if (!/^(?:bill|legislation)$/.test(item.type) || number === '' || /^\d{2,3}[-–]\d{1,4}$/.test(number))
    return item;
  const named = /^\d/.test(number) ? `no. ${number}` : number;
  return omit({ ...item, title: `${item.title}, ${named}`, 'title-short': item.title }, 'number');
};

/** 14.269: a judgment of an EU court is cited by number and date, as the Bluebook prescribes. */
const judgmentAsAct = (item: Item, found: EuropeanCase): Item => {
  const date = dayInWords(item, 'en-US') ?? item.issued?.['date-parts']?.[0]?.[0];
  const title = [numberedCase(found), date && `(${date})`].filter(Boolean).join(' ');
  return { ...omit(item, 'issued'), type: 'legislation', title, 'title-short': found.name };
};

/** Rules of the Chicago Manual of Style, 17th edition (notes and bibliography), that the CSL style cannot express. */
export const chicagoRules: readonly TitleRule[] = [
  spellInitials,
  onePage,
  spellSupplement,
  unnumberedChapter,
  thesisInEnglish,
  keepQuotedNames,
  plainNumberOfCase,
  britishCase(namedWithCitation((name, citation) => `${name}, ${citation}`)),
  caseOfUnion(judgmentAsAct),
  europeanActByBluebook((title, place) => `${title}, ${place}`),
  reviewByItsBook,
  titledReview,
  noReprint,
  interviewAsArticle,
  titledInterview,
  specialIssueOfJournal,
  underItsWord,
  printedEntry,
  partToBook,
  volumeOfChapterSeries,
  hostAsAuthor('host'),
  programmeAsFilm,
  placeOfMuseum,
  plainAlbum,
  songOnAlbum,
  presented,
  placeOfTalk,
  beginningOfPost,
  plainNumbers,
  severalIssues,
  filmOfYear,
  openTitle,
  dashes('—'),
  paperAsTalk,
  yearOfAct,
  numberOfBill,
  numberOfArticle,
  nameThesis,
  patent,
  bracketHandle('(', ')'),
  plainVersion,
  nameEvent,
  keepSmallName,
  (item) => (item.type === 'article-newspaper' ? item : smallEdition(nameEdition('ed.')(item))),
  treatReportAsBook,
  treatWorkingPaperAsThesis,
  treatStandardAsBook,
  treatProgramAsBook,
  describeDataSet,
  nameDirector,
  postAsPage,
  omitSiteThatIsAuthor,
  supplementAndSeries,
  articleNumberForPages,
  smallDescription,
  describeVideo,
  withoutLegalForm,
];
