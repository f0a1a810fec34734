import { britishCase, namedWithCitation, plainNumberOfCase } from './case-of-law.ts';
import { nameEdition } from './edition.ts';
import { caseOfUnion, europeanActByBluebook, numberedCase } from './european-law.ts';
import { spellSupplement } from './issues.ts';
import { yearOfAct } from './legislation.ts';
import { spellInitials } from './name-forms.ts';
import { unnumberedChapter, volumeOfChapterSeries } from './parts-of-books.ts';
import { grantedPatent } from './patent.ts';
import { paperOfSeries } from './report-series.ts';
import { interviewAsArticle } from './reviews.ts';
import { bareNumber, isSoleAuthor, omit, type Rule, siteAsPublisher, type TitleRule } from './rule.ts';
import {
  bracketHandle,
  dashes,
  filmOfYear,
  isOnlineVideo,
  keepQuotedNames,
  numberOfArticle,
  omitSiteThatIsAuthor,
  onePage,
  openTitle,
  plainNumbers,
  plainVersion,
  withoutLegalForm,
} from './several-styles.ts';
import { nameSpecialIssue } from './special-issues.ts';
import { nameThesis, thesisInEnglish } from './theses.ts';
import { describeRecording } from './works-of-art.ts';

/** Publication Manual of the APA, 7th ed., 9.29: when author and publisher are the same, omit the publisher. */
const omitPublisherThatIsAuthor: Rule = (item) =>
  isSoleAuthor(item, item.publisher) ? omit(item, 'publisher') : item;

/** 10.8: a preprint's own number stands in brackets as it is, without its kind. */
const bracketPreprintNumber: Rule = (item) => {
  if (item.type !== 'article' || !/^[A-Za-z]+:\S+$/.test(String(item.number ?? '').slice(0, 100)))
    return item;
  return omit({ ...item, edition: item.number }, 'number', 'genre');
};

/** 10.10: "Version" stands before numbers; a version that has a name is called by it: "(GPT-4o)". */
const nameVersion: Rule = (item) => {
  if (item.version === undefined || item.edition || /^\d/.test(String(item.version))) return item;
  return omit({ ...item, edition: item.version }, 'version');
};

/** 10.9: the description of a data set is written in two words. */
const describeDataSet: Rule = (item) =>
  item.type === 'dataset' && !item.genre && !item.medium ? { ...item, genre: 'Data set' } : item;

/** 10.16: what an organisation says on its own site is a page of that site. */
const pageOfOrganisation: Rule = (item) =>
  /^(?:article-newspaper|post-weblog)$/.test(item.type) &&
  item.URL &&
  isSoleAuthor(item, item['container-title'])
    ? { ...item, type: 'webpage' }
    : item;

/** 10.10: a program is no part of the site that offers it, which is its publisher: "[Computer software]. GitHub." */
const siteOfProgram: Rule = (item) => (item.type === 'software' ? siteAsPublisher(item) : item);

/** 10.12: a video online has its title in italics and its site as publisher; any other film is described as one. */
const describeFilm: Rule = (item) => {
  if (isOnlineVideo(item)) return { ...siteAsPublisher(item), type: 'motion_picture', medium: 'Video' };
  return item.type === 'motion_picture' && !item.genre && !item.medium ? { ...item, medium: 'Film' } : item;
};

/** 10.13: the number of an episode stands before its description: "(No. 1) [Audio podcast episode]". */
const describeEpisode: Rule = (item) =>
  item.type === 'broadcast' && item.genre && item.number && !item.medium
    ? omit({ ...item, medium: item.genre }, 'genre')
    : item;

/** 10.4: "No." is set by the style; a number that names its own series ("CP 345", "ISO 45001:2018") goes without. */
const plainNumber: Rule = (item) => {
  if (!/^(?:report|standard)$/.test(item.type) || item.number === undefined) return item;
  const number = bareNumber(item.number);
  const namesSeries =
    /^[A-Z][A-Za-z.]{0,9} \d/.test(number) || /^[A-Z]{1,10}(?:[ /-][A-Z]{1,10}){0,3}[ /-]?\d/.test(number);
  return namesSeries && !item.genre && !item.edition
    ? omit({ ...item, edition: number }, 'number')
    : { ...item, number };
};

/** 10.4: a number that holds the name of its series is that and the number: "(Citizen Lab Research Report No. 118)". */
const seriesInNumber: Rule = (item) => {
  const [, series, number] =
    /^(\p{Lu}[\p{L} &-]{2,80}?),? (?:no|nr|number)\.? (\d[\w/.-]{0,20})$/iu.exec(
      String(item.number ?? '').slice(0, 120),
    ) ?? [];
  return item.type === 'report' && series && number && !item.genre
    ? { ...item, genre: series, number }
    : item;
};

/** 11.8: "(U.S. Patent No. 8,934,987)", "(European Patent No. EP1234567B1)", and the office as the publisher. */
const patent: Rule = (item) => {
  const granted = grantedPatent(item);
  if (!granted) return item;
  const { nation, number, office } = granted;
  const publisher = item.publisher ?? office;
  return { ...item, number, authority: nation === 'US' ? 'U.S.' : nation, ...(publisher && { publisher }) };
};

const mastersDegree = /^M\.? ?(?:A|S|Sc|Phil|Ed|Eng|Res|BA|PH|FA)\.?(?= (?:thesis|dissertation)$)/i;

/** 10.6: "Doctoral dissertation" or "Master's thesis"; one that nobody publishes is called unpublished. */
const describeThesis: Rule = (item) => {
  if (item.type !== 'thesis' || !item.genre) return item;
  const genre = String(item.genre)
    .replace(/^(?:Ph\.? ?D\.?|Doctor of Philosophy)(?: |$)/i, 'Doctoral ')
    .trim();
  const named = genre === 'Doctoral' ? 'Doctoral dissertation' : genre.replace(mastersDegree, 'Master’s');
  if (item.number !== undefined && item.archive !== undefined) {
    const medium = [named, item.publisher].filter(Boolean).join(', ');
    return omit({ ...item, genre: 'Publication', medium }, 'publisher');
  }
  const isPublished = [item.URL, item.DOI, item.archive, item.number].some((field) => field !== undefined);
  if (isPublished || /^unpublished/i.test(named)) return { ...item, genre: named };
  return { ...item, genre: `Unpublished ${named.charAt(0).toLowerCase()}${named.slice(1)}` };
};

/** 10.7: a review says what it reviews; a letter of decision or an author's answer, which registries call so, reviews no work of another's. */
const plainReview: Rule = (item) =>
  /^review/.test(item.type) && !item['reviewed-title'] && !item['container-title']
    ? { ...item, type: 'document' }
    : item;

/** 11.4: the blank for the page of a report is for one that counts volumes; elsewhere what published a case tells nothing. */
const caseWithoutPage: Rule = (item) =>
  item.type === 'legal_case' && item.volume === undefined && item.page === undefined
    ? omit(item, 'container-title')
    : item;

/** 10.3: whoever publishes an unsigned dictionary is its author: "Merriam-Webster. (n.d.). Self-report. In _Merriam-Webster.com dictionary_". */
const makerOfDictionary: Rule = (item) =>
  item.type === 'entry-dictionary' && item.publisher && !item.author?.length && !item.editor?.length
    ? omit({ ...item, author: [{ literal: String(item.publisher) }] }, 'publisher')
    : item;

/** 10.3: an entry of a wiki, which changes every day, has its whole date; CSL prints that of a `document`. */
const dateWiki: Rule = (item) =>
  item.type === 'entry-encyclopedia' && /^wiki/i.test(String(item['container-title'] ?? ''))
    ? { ...item, type: 'document' }
    : item;

/** 10.2: an interview that was printed is an article, which says what it is. */
const describeInterview: Rule = (item) => {
  const article = interviewAsArticle(item);
  return article === item || item.genre || item.medium ? article : { ...article, genre: 'Interview' };
};

/** 10.15: up to the first twenty words of a post are its title. */
const beginningOfPost: Rule = (item) => {
  const words = String(item.title ?? '').split(/\s+/, 21);
  return item.type === 'post' && words.length > 20 ? { ...item, title: words.slice(0, 20).join(' ') } : item;
};

/** What the Publication Manual of the American Psychological Association, 7th edition, wants besides its CSL style. */
export const apaRules: readonly TitleRule[] = [
  spellInitials,
  onePage,
  spellSupplement,
  unnumberedChapter,
  thesisInEnglish,
  keepQuotedNames,
  plainNumberOfCase,
  britishCase(namedWithCitation((name, citation) => `${name}, ${citation}`)),
  caseOfUnion((item, found) => ({ ...item, title: numberedCase(found), 'title-short': found.name })),
  europeanActByBluebook((title, place) => `${title}, ${place}`),
  describeInterview,
  nameSpecialIssue,
  describeRecording,
  volumeOfChapterSeries,
  beginningOfPost,
  plainNumbers,
  filmOfYear,
  openTitle,
  dashes('—'),
  yearOfAct,
  numberOfArticle,
  nameThesis,
  patent,
  bracketHandle('[', ']'),
  nameEdition('ed.'),
  plainVersion,
  siteOfProgram,
  describeFilm,
  describeEpisode,
  plainReview,
  caseWithoutPage,
  makerOfDictionary,
  omitPublisherThatIsAuthor,
  withoutLegalForm,
  pageOfOrganisation,
  omitSiteThatIsAuthor,
  describeDataSet,
  describeThesis,
  paperOfSeries,
  seriesInNumber,
  plainNumber,
  bracketPreprintNumber,
  nameVersion,
  dateWiki,
];
