import type { Item } from '@citewright/csl';
import { knownName } from '../casing/known-names.ts';
import { nameEdition } from './edition.ts';
import { yearOfAct } from './legislation.ts';
import { usPatentNumber } from './patent.ts';
import { bareNumber, nameText, omit, type Rule, siteAsPublisher } from './rule.ts';
import {
  bracketHandle,
  filmOfYear,
  isOnlineVideo,
  keepSmallName,
  nameEvent,
  nameThesis,
  numberOfArticle,
  omitSiteThatIsAuthor,
  openTitle,
  paperAsTalk,
  plainVersion,
  plainVolume,
  volumeOfSeries,
} from './several-styles.ts';

/** Papers that circulate before they are published: their titles stand in quotation marks. */
const circulated = /working|discussion|preprint|white/i;

/** Chicago Manual of Style, 17th ed., 14.220: reports and pamphlets are treated as books; a number takes the place of a series. */
const treatReportAsBook: Rule = (item) => {
  if (item.type === 'pamphlet') return { ...item, type: 'book' };
  const { genre, number, ...book } = item;
  if (item.type !== 'report' || circulated.test(String(genre ?? ''))) return item;
  const series = [genre, number].filter(Boolean).join(' ');
  return {
    ...book,
    type: 'book',
    ...(series && !book['collection-title'] && { 'collection-title': series }),
  };
};

/** 14.218: working papers are treated as theses are: “Title” (working paper 24999, NBER, 2018). */
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

/** 14.268: a program is set as a book, its version as the edition. */
const treatProgramAsBook: Rule = (item) => {
  if (item.type !== 'software') return item;
  const { version, ...program } = siteAsPublisher(item);
  return { ...program, type: 'book', ...(version && { edition: `version ${version}` }) };
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
  const number = usPatentNumber(item);
  return number ? { ...item, number, authority: 'US Patent' } : item;
};

/** 14.171 and 14.187: a supplement is no issue: "Rivers 1, suppl. 1 (2001)"; proceedings are counted in their series. */
const supplementAndSeries: Rule = (item) => {
  const supplement = /^suppl?(?:ement)?\.?(?: (\w{1,10}))?$/i.exec(String(item.issue ?? '').slice(0, 30));
  if (supplement && item.volume) {
    const volume = [`${item.volume}, suppl.`, supplement[1]].filter(Boolean).join(' ');
    return omit({ ...item, volume }, 'issue');
  }
  return item.type === 'paper-conference' ? volumeOfSeries(item) : item;
};

/** 14.267: a video online is told by its site: "YouTube video". */
const describeVideo: Rule = (item) => {
  if (!isOnlineVideo(item)) return item;
  return omit({ ...item, type: 'broadcast', medium: `${item['container-title']} video` }, 'container-title');
};

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** 14.265: a film has its director after its title. */
const nameDirector: Rule = (item) => {
  if (item.type !== 'motion_picture' || !item.director?.length || item.author?.length || item.genre)
    return item;
  return { ...item, genre: `directed by ${inWords.format(item.director.map(nameText))}` };
};

/** 14.209: a post is called by its words and its site, which is set as any web site is. */
const postAsPage: Rule = (item) =>
  item.type === 'post' ? omit({ ...item, type: 'webpage' }, 'genre') : item;

const described = ['genre', 'medium'] as const satisfies (keyof Item)[];

/** 14.215: in a note a description begins small: (master’s thesis, ...). The bibliography gives it its capital. */
const smallDescription: Rule = (item) => {
  const small = { ...item };
  for (const field of described) {
    const words = String(item[field] ?? '');
    const first = /^\p{Lu}\p{Ll}+(?=[\s’']|$)/u.exec(words.slice(0, 200))?.[0].toLowerCase();
    if (first && first !== 'kindle' && !knownName(first)) small[field] = first + words.slice(first.length);
  }
  return small;
};

/** What the Chicago Manual of Style, 17th edition (notes and bibliography), wants besides its CSL style. */
export const chicagoRules: readonly Rule[] = [
  plainVolume,
  filmOfYear,
  openTitle,
  paperAsTalk,
  yearOfAct,
  numberOfArticle,
  nameThesis,
  patent,
  bracketHandle('(', ')'),
  plainVersion,
  nameEvent,
  keepSmallName,
  (item) => (item.type === 'article-newspaper' ? item : nameEdition('ed.')(item)),
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
];
