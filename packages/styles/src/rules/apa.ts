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

/** 10.8: the number of a preprint is printed in brackets, without a label. */
const bracketPreprintNumber: Rule = (item) => {
  if (item.type !== 'article' || !/^[A-Za-z]+:\S+$/.test(String(item.number ?? '').slice(0, 100)))
    return item;
  return omit({ ...item, edition: item.number }, 'number', 'genre');
};

/** 10.10: "Version" precedes numbers only; a named version is printed as it is: "(GPT-4o)". */
const nameVersion: Rule = (item) => {
  if (item.version === undefined || item.edition || /^\d/.test(String(item.version))) return item;
  return omit({ ...item, edition: item.version }, 'version');
};

/** 10.9: data sets are described as "[Data set]". */
const describeDataSet: Rule = (item) =>
  item.type === 'dataset' && !item.genre && !item.medium ? { ...item, genre: 'Data set' } : item;

/** 10.16: an organisation's text on its own site is a web page. */
const pageOfOrganisation: Rule = (item) =>
  /^(?:article-newspaper|post-weblog)$/.test(item.type) &&
  item.URL &&
  isSoleAuthor(item, item['container-title'])
    ? { ...item, type: 'webpage' }
    : item;

/** 10.10: the site that distributes a program is its publisher: "[Computer software]. GitHub." */
const siteOfProgram: Rule = (item) => (item.type === 'software' ? siteAsPublisher(item) : item);

/** 10.12: an online video has its title in italics and its site as publisher; other films are described as "[Film]". */
const describeFilm: Rule = (item) => {
  if (isOnlineVideo(item)) return { ...siteAsPublisher(item), type: 'motion_picture', medium: 'Video' };
  return item.type === 'motion_picture' && !item.genre && !item.medium ? { ...item, medium: 'Film' } : item;
};

/** 10.13: the number of an episode precedes its description: "(No. 1) [Audio podcast episode]". */
const describeEpisode: Rule = (item) =>
  item.type === 'broadcast' && item.genre && item.number && !item.medium
    ? omit({ ...item, medium: item.genre }, 'genre')
    : item;

/** 10.4: the CSL style prints "No."; a number that names its series ("CP 345", "ISO 45001:2018") has no label. */
const plainNumber: Rule = (item) => {
  if (!/^(?:report|standard)$/.test(item.type) || item.number === undefined) return item;
  const number = bareNumber(item.number);
  const namesSeries =
    /^[A-Z][A-Za-z.]{0,9} \d/.test(number) || /^[A-Z]{1,10}(?:[ /-][A-Z]{1,10}){0,3}[ /-]?\d/.test(number);
  return namesSeries && !item.genre && !item.edition
    ? omit({ ...item, edition: number }, 'number')
    : { ...item, number };
};

/** 10.4: a number with the name of its series is split into both: "(Citizen Lab Research Report No. 118)". */
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

/** 10.6: "Doctoral dissertation" or "Master's thesis"; "Unpublished" unless it is published somewhere. */
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

/** 10.7: a review names what it reviews. Decision letters and author responses, which registries also call reviews, do not. */
const plainReview: Rule = (item) =>
  /^review/.test(item.type) && !item['reviewed-title'] && !item['container-title']
    ? { ...item, type: 'document' }
    : item;

/** 11.4: a law report is cited by volume and page; without both, its name is omitted. */
const caseWithoutPage: Rule = (item) =>
  item.type === 'legal_case' && item.volume === undefined && item.page === undefined
    ? omit(item, 'container-title')
    : item;

/** 10.3: the publisher of an unsigned dictionary entry is its author: "Merriam-Webster. (n.d.). Self-report. In _Merriam-Webster.com dictionary_". */
const makerOfDictionary: Rule = (item) =>
  item.type === 'entry-dictionary' && item.publisher && !item.author?.length && !item.editor?.length
    ? omit({ ...item, author: [{ literal: String(item.publisher) }] }, 'publisher')
    : item;

/** 10.3: a wiki entry has its full date, which the CSL style prints for a `document`. */
const dateWiki: Rule = (item) =>
  item.type === 'entry-encyclopedia' && /^wiki/i.test(String(item['container-title'] ?? ''))
    ? { ...item, type: 'document' }
    : item;

/** 10.2: a printed interview is an article described as "[Interview]". */
const describeInterview: Rule = (item) => {
  const article = interviewAsArticle(item);
  return article === item || item.genre || item.medium ? article : { ...article, genre: 'Interview' };
};

/** 10.15: the title of a post is its first twenty words. */
const beginningOfPost: Rule = (item) => {
  const words = String(item.title ?? '').split(/\s+/, 21);
  return item.type === 'post' && words.length > 20 ? { ...item, title: words.slice(0, 20).join(' ') } : item;
};

/** Rules of the Publication Manual of the American Psychological Association, 7th edition, that the CSL style cannot express. */
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
