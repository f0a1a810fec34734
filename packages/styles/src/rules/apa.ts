import { chatOfCompany } from './ai-chat.ts';
import {
  actOfYear,
  bluebookNames,
  committeeInTitle,
  numberOfBill,
  orderByNumber,
  plainPublicLaw,
  plainSection,
  reportInNumber,
  revisedAct,
} from './apa/american-law.ts';
import {
  describeDataSet,
  model,
  nameVersion,
  siteOfProgram,
  versionOfData,
} from './apa/data-and-programs.ts';
import { describeEpisode, describeFilm, seasonAndEpisode } from './apa/films.ts';
import {
  bracketPreprintNumber,
  hyphenOfNumber,
  numberOfThesis,
  numberWithinSeries,
  plainNumber,
  plainPreprint,
  seriesInNumber,
} from './apa/numbers.ts';
import { patentByOffice } from './apa/patent-office.ts';
import { accountInName, beginningOfPost, bracketsOfPost, commentOnArticle } from './apa/posts.ts';
import { retrievedIfChanging } from './apa/retrieval.ts';
import { datedReview, reviewedBook, reviewedInGenre } from './apa/reviewed-works.ts';
import { authorAsWriter, contributorsInRoles, hostOfPodcast, podcastAsBroadcast } from './apa/roles.ts';
import {
  archiveOnce,
  groupSpelledOut,
  omitAbbreviatedAuthor,
  omitPublisherThatIsAuthor,
  pageOfOrganisation,
} from './apa/sites.ts';
import { editedProceedings, titleOfVolume, volumeOfLectureNotes } from './apa/volumes.ts';
import { britishCase, namedWithCitation, plainNumberOfCase } from './case-of-law.ts';
import { nameEdition } from './edition.ts';
import { caseOfUnion, europeanActByBluebook, numberedCase } from './european-law.ts';
import { spellSupplement } from './issues.ts';
import { yearOfAct } from './legislation.ts';
import { spellInitials } from './name-forms.ts';
import { unnumberedChapter, volumeOfChapterSeries } from './parts-of-books.ts';
import { paperOfSeries } from './report-series.ts';
import { interviewAsArticle } from './reviews.ts';
import { omit, type Rule, siteAsPublisher, type TitleRule } from './rule.ts';
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
  plainNumbers,
  withoutLegalForm,
} from './several-styles.ts';
import { nameSpecialIssue } from './special-issues.ts';
import { nameThesis, thesisInEnglish } from './theses.ts';
import { copyWithoutRetrieval } from './web-copy.ts';
import { describeRecording } from './works-of-art.ts';

/** 11.8: "(U.S. Patent No. 8,934,987)", "(N.Z. Patent No. 572036)", and the office as the publisher. */
const apaPatent: Rule = (item) => {
  const found = patentByOffice(item);
  if (!found) return item;
  const publisher = item.publisher ?? found.office;
  const kind = /application/i.test(String(item.genre ?? '')) ? 'Patent Application' : 'Patent';
  const bare = omit(item, 'authority', 'jurisdiction');
  return {
    ...bare,
    genre: kind,
    number: found.number,
    authority: found.nation,
    ...(publisher && { publisher }),
  };
};

const mastersDegree = /^M\.? ?(?:A|S|Sc|Phil|Ed|Eng|Res|BA|PH|FA)\.?(?= (?:thesis|dissertation)$)/i;

/** 10.6: "Doctoral dissertation" or "Master's thesis"; "Unpublished" unless it is published somewhere. */
const describeThesis: Rule = (item) => {
  if (item.type !== 'thesis' || !item.genre) return item;
  const genre = String(item.genre)
    .replace(/, unpublished$/i, '')
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
const apaInterview: Rule = (item) => {
  const article = interviewAsArticle(item);
  return article === item || item.genre || item.medium ? article : { ...article, genre: 'Interview' };
};

/** 10.14: a museum that a record holds as publisher has its place: "Art Institute of Chicago, Chicago, IL, United States". */
const museumAsArchive: Rule = (item) => {
  const { publisher, 'publisher-place': place } = item;
  const isMuseum = /museum|galler(?:y|ies)|institute|louvre|prado|uffizi|tate|rijks|\bart\b/i.test(
    String(publisher ?? ''),
  );
  if (item.type !== 'graphic' || !isMuseum || place === undefined || item.archive !== undefined) return item;
  return omit({ ...item, archive: publisher, 'archive-place': place }, 'publisher', 'publisher-place');
};

/** 10.13: a series that goes on is dated "2015–present". */
const stillRunning: Rule = (item) => {
  const [from, to] = item.issued?.['date-parts'] ?? [];
  return to && Number(to[0] ?? 0) === 0 && from?.[0]
    ? { ...item, issued: { literal: `${from[0]}–present` } }
    : item;
};

/** 9.25: an issue named by its season: "48(Summer)". */
const seasonOfIssue: Rule = (item) => {
  const season = /^(spring|summer|fall|autumn|winter)(?:,? \d{4})?$/i.exec(
    String(item.issue ?? '').slice(0, 20),
  )?.[1];
  return season
    ? { ...item, issue: `${season.charAt(0).toUpperCase()}${season.slice(1).toLowerCase()}` }
    : item;
};

/** 10.4: a press release has its full date, which the CSL style prints for a `document`. */
const datePressRelease: Rule = (item) =>
  item.type === 'report' && /^(?:press|news|media) release$/i.test(String(item.genre ?? ''))
    ? { ...item, type: 'document' }
    : item;

/** 10.14: sheet music is described as "[Musical score]". */
const describeScore: Rule = (item) =>
  item.type === 'musical_score' && !item.genre && !item.medium ? { ...item, genre: 'Musical score' } : item;

/** 10.14: the site of a picture is its publisher: "[Clip art]. Openclipart." A picture in a book has a page or an editor. */
const siteOfPicture: Rule = (item) =>
  item.type === 'graphic' &&
  item.URL &&
  !item.publisher &&
  !item.archive &&
  !item.page &&
  !item.editor?.length
    ? siteAsPublisher(item)
    : item;

/** Rules of the Publication Manual of the American Psychological Association, 7th edition, that the CSL style cannot express. */
export const apaRules: readonly TitleRule[] = [
  copyWithoutRetrieval,
  chatOfCompany,
  stillRunning,
  datePressRelease,
  groupSpelledOut,
  accountInName,
  bracketsOfPost,
  spellInitials,
  onePage,
  spellSupplement,
  unnumberedChapter,
  thesisInEnglish,
  keepQuotedNames,
  keepSmallName,
  plainNumberOfCase,
  reportInNumber,
  bluebookNames,
  plainPublicLaw,
  plainSection,
  numberOfBill,
  orderByNumber,
  revisedAct,
  actOfYear,
  committeeInTitle,
  britishCase(namedWithCitation((name, citation) => `${name}, ${citation}`)),
  caseOfUnion((item, found) => ({ ...item, title: numberedCase(found), 'title-short': found.name })),
  europeanActByBluebook((title, place) => `${title}, ${place}`),
  apaInterview,
  nameSpecialIssue,
  podcastAsBroadcast,
  hostOfPodcast,
  authorAsWriter,
  contributorsInRoles,
  describeRecording,
  describeScore,
  editedProceedings,
  volumeOfLectureNotes,
  volumeOfChapterSeries,
  titleOfVolume,
  beginningOfPost,
  seasonOfIssue,
  plainNumbers,
  filmOfYear,
  openTitle,
  dashes('—'),
  commentOnArticle,
  yearOfAct,
  numberOfArticle,
  nameThesis,
  apaPatent,
  bracketHandle('[', ']'),
  nameEdition('ed.'),
  versionOfData,
  model,
  siteOfProgram,
  describeFilm,
  seasonAndEpisode,
  describeEpisode,
  reviewedInGenre,
  reviewedBook,
  datedReview,
  plainReview,
  caseWithoutPage,
  makerOfDictionary,
  omitPublisherThatIsAuthor,
  omitAbbreviatedAuthor,
  archiveOnce,
  retrievedIfChanging,
  withoutLegalForm,
  pageOfOrganisation,
  omitSiteThatIsAuthor,
  museumAsArchive,
  siteOfPicture,
  describeDataSet,
  numberOfThesis,
  describeThesis,
  paperOfSeries,
  numberWithinSeries,
  seriesInNumber,
  plainNumber,
  hyphenOfNumber,
  bracketPreprintNumber,
  plainPreprint,
  nameVersion,
  dateWiki,
];
