import type { Item } from '@citewright/csl';
import { chatOfTool, responseToPrompt } from './ai-chat.ts';
import { britishCase, namedWithCitation, plainNumberOfCase } from './case-of-law.ts';
import {
  chicagoPost,
  databaseOfWork,
  formatOfBook,
  nameWithoutArticle,
  noReprint,
  postAsPage,
  rangeOfYears,
  shortDissertation,
  smallDescription,
} from './chicago-editions.ts';
import {
  describeVideo,
  episodeOfPodcast,
  episodeOfTelevision,
  interviewOnProgramme,
  mediumOnSite,
  museumOfSite,
  performanceAsFilm,
  yearOfPrint,
} from './chicago-recordings.ts';
import { dayInWords } from './day-in-words.ts';
import { nameEdition, smallEdition } from './edition.ts';
import { caseOfUnion, type EuropeanCase, europeanActByBluebook, numberedCase } from './european-law.ts';
import { severalIssues, spellSupplement } from './issues.ts';
import { yearOfAct } from './legislation.ts';
import { hostAsAuthor, spellInitials } from './name-forms.ts';
import { partToBook, printedEntry, unnumberedChapter, volumeOfChapterSeries } from './parts-of-books.ts';
import { grantedPatent } from './patent.ts';
import { interviewAsArticle, reviewAsArticle, titledInterview } from './reviews.ts';
import { bareNumber, nameText, omit, type Rule, siteAsPublisher, type TitleRule } from './rule.ts';
import {
  bracketHandle,
  dashes,
  filmOfYear,
  keepQuotedNames,
  keepSmallName,
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
import { datedCopy } from './web-copy.ts';
import { programmeAsFilm, songOnAlbum } from './works-of-art.ts';

/** Papers that circulate before publication: their titles are in quotation marks. */
const circulated = /working|discussion|preprint|white/i;

/** Chicago Manual of Style, 17th ed., 14.220: reports and pamphlets are treated as books; the number replaces the series. */
const treatReportAsBook: Rule = (item) => {
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

/** Pamphlets, published scores (14.255) and such are treated as books. */
const asBook: Rule = (item) =>
  /^(?:classic|collection|musical_score|pamphlet|periodical)$/.test(item.type)
    ? { ...item, type: 'book' }
    : item;

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
    ...(version && { edition: /^\d/.test(String(version)) ? `version ${version}` : version }),
  };
};

/** 14.257: the version of a data set follows its title. */
const chicagoDataSet: Rule = (item) =>
  item.type === 'dataset' && item.version && !item.genre
    ? omit({ ...item, genre: `version ${item.version}` }, 'version')
    : item;

/** Journals that number articles instead of pages: 14.174. */
const chicagoArticleNumber: Rule = (item) => {
  const { type, number, page } = item;
  if (type !== 'article-journal' || !number || page) return item;
  return omit({ ...item, page: /^\d/.test(String(number)) ? `Article ${number}` : number }, 'number');
};

/** 14.258: "US Patent 8,934,987, issued January 13, 2015". A number without letters has its nation in `genre` or `authority`. */
const chicagoPatent: Rule = (item) => {
  if (item.type !== 'patent') return item;
  const kind = String(item.genre ?? item.authority ?? '').slice(0, 80);
  const isAmerican = /^(?:united states|u\.? ?s\.?(?: |$))/i.test(kind);
  const given = bareNumber(item.number);
  const granted = grantedPatent(isAmerican && /^\d/.test(given) ? { ...item, number: `US${given}` } : item);
  if (granted) return { ...item, number: granted.number, authority: `${granted.nation} Patent` };
  return /patent/i.test(kind) ? { ...item, authority: kind.replace(/ (?:no\.?|number)$/i, '') } : item;
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

/** A meeting that is called by an acronym and a year has no article: "presented at NeurIPS 2020". */
const acronymOfMeeting = /^\p{L}*\p{Lu}\p{L}*[ ’'-]?\d{2,4}$/u;

/** 14.217: "Paper presented at the annual meeting of ...", but "Keynote address, annual meeting of ...". */
const talkAtMeeting: Rule = (item) => {
  const named = item['event-title'] ?? item.event;
  if (item.type !== 'speech' || named === undefined) return item;
  const event = String(named).replace(/^the (?=\S)/i, '');
  const genre = item.genre === undefined ? 'paper' : String(item.genre).replace(/ presentation$/i, '');
  const talk = omit({ ...item, genre, event }, 'event-title');
  if (!/^(?:\p{L}+ )?(?:paper|poster)$/iu.test(genre)) return talk;
  return { ...talk, division: acronymOfMeeting.test(event) ? 'presented at' : 'presented at the' };
};

/** 14.217: a talk without an event names its organiser. */
const placeOfTalk: Rule = (item) =>
  item.type === 'speech' && item.publisher && !item['event-title'] && !item['event-place']
    ? omit({ ...item, 'event-place': item.publisher }, 'publisher')
    : item;

/** 14.202: a review without a title of its own is cited by the reviewed work. */
const reviewOfWork: Rule = (item) => {
  const review = reviewAsArticle(item);
  if (!/^review/.test(item.type) || item.title || !item['reviewed-title']) return review;
  const book = String(item['reviewed-title']).split(/: /, 1)[0];
  return { ...review, 'title-short': `review of <i>${book}</i>` };
};

/** 14.191: "Arts section, Midwest edition"; sections with letters or numbers are labelled by the CSL style: "sec. B". */
const partOfNewspaper: Rule = (item) => {
  const { section, edition, ...article } = item;
  if (item.type !== 'article-newspaper' || !(section || edition)) return item;
  const isLettered = section && /^[A-Z]{0,2}\d{0,3}$/.test(String(section));
  const labelled = (part: string | number | undefined, label: string) =>
    part &&
    (new RegExp(`\\b${label.slice(0, 2)}\\w*\\.?$`, 'i').test(String(part)) ? part : `${part} ${label}`);
  const parts = [!isLettered && labelled(section, 'section'), labelled(edition, 'edition')].filter(Boolean);
  return {
    ...article,
    ...(isLettered && { section }),
    ...(parts.length > 0 && { edition: parts.join(', ') }),
  };
};

/** Words that name a series rather than a work of several volumes. */
const ofSeries =
  /\b(?:series|studies|notes|library|texts|monographs?|papers|publications|contributions|topics|advances|methods|handbooks?|reports?|research|records)\b/i;

/** 14.119 and 14.123: a volume of a work of several volumes is "vol. 5 of _The Christian Tradition_"; of a series, its number. */
const volumeOfSetOrSeries: Rule = (item) => {
  const series = String(item['collection-title'] ?? '');
  const isSeries = ofSeries.test(series.slice(0, 300)) || Number(item.volume) > 40;
  return item.type === 'book' && isSeries ? volumeOfSeries(item) : item;
};

/** 14.104: one person who translated and edited, in the place of the author. */
const translatorAsEditor: Rule = (item) => {
  const { author, editor, translator } = item;
  const names = (list: typeof editor) => list?.map(nameText).join(';');
  if (author?.length || !editor?.length || names(editor) !== names(translator)) return item;
  return omit({ ...item, 'editor-translator': editor }, 'editor', 'translator');
};

const inItalics = /^(?:book|graphic|map|motion_picture|report|song|software|standard)$/;

/** 14.94: a title within a title in italics has quotation marks: "Annotations to “Finnegans Wake”". */
const titleInItalicTitle: TitleRule = (item, { isForeignTitle, isTitleOfWork }) => {
  const changed: Partial<Item> = {};
  for (const field of ['title', 'reviewed-title', 'container-title'] as const) {
    const title = item[field];
    const isItalic =
      field === 'title' ? inItalics.test(item.type) : field !== 'container-title' || item.type === 'chapter';
    if (!isItalic || typeof title !== 'string') continue;
    changed[field] = title.replaceAll(/<i>([^<>]{2,200})<\/i>/g, (all, inner: string) =>
      isTitleOfWork(inner) || (/^\p{Lu}/u.test(inner) && isForeignTitle(inner, undefined))
        ? `“${inner}”`
        : all,
    );
  }
  return { ...item, ...changed };
};

/** Interviews without a title are called that in later notes: 14.211. */
const shortInterview: Rule = (item) =>
  item.interviewer?.length && !item.title ? { ...item, 'title-short': 'interview' } : item;

/** 14.208: a blog is described as one unless its name says so. */
const describeBlog: Rule = (item) =>
  item.type === 'post-weblog' && item['container-title'] && !/blog/i.test(String(item['container-title']))
    ? { ...item, division: '(blog)' }
    : item;

/** 14.263: performers stand in the place of an author whom a record does not have. */
const performerAsAuthor: Rule = (item) =>
  item.type === 'song' && !item.author?.length && item.performer?.length
    ? omit({ ...item, author: item.performer }, 'performer')
    : item;

/** 14.263: albums are not labelled. */
const plainAlbum: Rule = (item) =>
  item.type === 'song' && /^album$/i.test(String(item.genre ?? '')) ? omit(item, 'genre') : item;

/** 14.282: an American act, "... Act of 2002", has its year after its place in the statutes, too. */
const yearOfForeignAct: Rule = (item) =>
  / of \d{4}$/.test(String(item.title ?? '').slice(-10)) ? item : yearOfAct(item);

/** 14.282: "Pub. L. No. 107-296"; the CSL style prints the label. */
const numberOfPublicLaw: Rule = (item) => {
  const number = /^pub(?:lic|\.)? ?l(?:aw|\.)? ?(?:no\.? ?)?(\d{2,3}[-–]\d{1,4})$/i.exec(
    String(item.number ?? '').slice(0, 40),
  )?.[1];
  return number && /^(?:bill|legislation)$/.test(item.type) ? { ...item, number } : item;
};

/** 14.285: the number of a bill, or of an act of another country, follows its title. */
const chicagoBill: Rule = (item) => {
  const number = String(item.number ?? '');
  if (!/^(?:bill|legislation)$/.test(item.type) || number === '' || /^\d{2,3}[-–]\d{1,4}$/.test(number))
    return item;
  const named = /^\d/.test(number) ? `no. ${number}` : number;
  return omit({ ...item, title: `${item.title}, ${named}`, 'title-short': item.title }, 'number');
};

/** 14.277: reports of the Supreme Court identify it: "558 U.S. 310 (2010)". */
const courtOfReport: Rule = (item) =>
  item.type === 'legal_case' &&
  /^(?:U\. ?S\.|S\. ?Ct\.|L\. ?Ed\.)/.test(String(item['container-title'] ?? ''))
    ? omit(item, 'authority')
    : item;

/** 14.269: a judgment of an EU court is cited by number and date, as the Bluebook prescribes. */
const judgmentAsAct = (item: Item, found: EuropeanCase): Item => {
  const date = dayInWords(item, 'en-US') ?? item.issued?.['date-parts']?.[0]?.[0];
  const title = [numberedCase(found), date && `(${date})`].filter(Boolean).join(' ');
  return { ...omit(item, 'issued'), type: 'legislation', title, 'title-short': found.name };
};

/** Rules of the Chicago Manual of Style, 17th edition (notes and bibliography), that the CSL style cannot express. */
export const chicagoRules: readonly TitleRule[] = [
  datedCopy,
  chatOfTool,
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
  nameWithoutArticle,
  titleInItalicTitle,
  reviewOfWork,
  noReprint,
  translatorAsEditor,
  shortInterview,
  interviewOnProgramme,
  interviewAsArticle,
  titledInterview,
  specialIssueOfJournal,
  underItsWord,
  printedEntry,
  partToBook,
  volumeOfChapterSeries,
  hostAsAuthor('host'),
  episodeOfTelevision,
  episodeOfPodcast,
  programmeAsFilm,
  yearOfPrint,
  museumOfSite,
  performanceAsFilm,
  mediumOnSite,
  asBook,
  performerAsAuthor,
  plainAlbum,
  songOnAlbum,
  chicagoPost,
  plainNumbers,
  severalIssues,
  describeVideo,
  filmOfYear,
  openTitle,
  dashes('—'),
  paperAsTalk,
  placeOfTalk,
  talkAtMeeting,
  yearOfForeignAct,
  numberOfPublicLaw,
  chicagoBill,
  numberOfArticle,
  nameThesis,
  shortDissertation,
  courtOfReport,
  chicagoPatent,
  bracketHandle('(', ')'),
  plainVersion,
  keepSmallName,
  partOfNewspaper,
  (item) => (item.type === 'article-newspaper' ? item : smallEdition(nameEdition('ed.')(item))),
  formatOfBook,
  databaseOfWork,
  treatReportAsBook,
  treatWorkingPaperAsThesis,
  treatStandardAsBook,
  treatProgramAsBook,
  chicagoDataSet,
  postAsPage,
  omitSiteThatIsAuthor,
  describeBlog,
  supplementAndSeries,
  volumeOfSetOrSeries,
  chicagoArticleNumber,
  rangeOfYears,
  smallDescription,
  withoutLegalForm,
  responseToPrompt,
];
