import { chatOfTool, responseOfPage } from '../ai-chat.ts';
import { britishCase, namedWithCitation } from '../case-of-law.ts';
import { nameEdition } from '../edition.ts';
import { caseOfUnion, europeanActByBluebook, placeOfCase } from '../european-law.ts';
import { severalIssues, spellSupplement } from '../issues.ts';
import { yearOfAct } from '../legislation.ts';
import { hostAsAuthor, spellInitials } from '../name-forms.ts';
import { printedEntry, unnumberedChapter, volumeOfChapterSeries } from '../parts-of-books.ts';
import { paperOfSeries } from '../report-series.ts';
import { reviewAsArticle } from '../reviews.ts';
import { omit, type Rule, type TitleRule } from '../rule.ts';
import {
  bracketHandle,
  dashes,
  filmOfYear,
  keepQuotedNames,
  keepSmallName,
  nameEvent,
  numberOfArticle,
  onePage,
  openTitle,
  paperAsTalk,
  plainNumbers,
  plainVersion,
  sayCirca,
} from '../several-styles.ts';
import { specialIssueAsArticle } from '../special-issues.ts';
import { nameThesis, thesisInEnglish } from '../theses.ts';
import { copyAsAddress } from '../web-copy.ts';
import { museumAsPublisher, songAsPart } from '../works-of-art.ts';
import {
  bareTitle,
  databaseAsAddress,
  daysOfEvent,
  earlyAccess,
  hostOfEpisode,
  ieeeDataVersion,
  kindOfReport,
  kindOfThesis,
  longPage,
  manualAsWork,
  nameOfPatent,
  omitPlainMedium,
  pathAsTitle,
  placeInName,
  placeOfProceedings,
  podcastAsWork,
  privateCommunication,
  specialIssue,
  standardByTitle,
  stateOfWork,
  talkOnline,
  twoMonths,
  versionOfSoftware,
  videoAsWork,
  virtualIssue,
} from './kinds.ts';
import { nameLanguage } from './languages.ts';
import { americanLaw, sessionOfCongress } from './law.ts';
import { spellPlaces } from './places.ts';
import { shortenNames } from './short-names.ts';

/** IEEE Reference Guide (2025), II.B: no series without publisher, place and date. */
const omitSeriesAlone: Rule = (item) =>
  item.publisher || item['publisher-place'] || item.issued
    ? item
    : omit(item, 'collection-title', 'collection-number');

/** The number of a series: "Applied Mathematics Series 55", else "Annals of Mathematics Studies, no. 1". The same. */
const numberOfSeries: Rule = (item) => {
  const { 'collection-title': series, 'collection-number': number } = item;
  const isBook = item.type === 'book' || item.type === 'chapter';
  if (!isBook || series === undefined || number === undefined || /\bseries$/i.test(String(series)))
    return item;
  return omit({ ...item, 'collection-title': `${series}, no. ${number}` }, 'collection-number');
};

/** A page with a DOI is cited with the DOI's address. */
const addressOfDoi: Rule = (item) =>
  /^(?:webpage|post|post-weblog)$/.test(item.type) && item.DOI && !item.URL
    ? omit({ ...item, URL: `https://doi.org/${item.DOI}` }, 'DOI')
    : item;

/** A preprint by the number of its archive, which stands for its DOI: "arXiv:2101.00001". The same, II.S. */
const numberOfPreprint: Rule = (item) => {
  const { number, publisher, type, DOI = '' } = item;
  if (type !== 'article' || number === undefined || !publisher) return item;
  const isNamed = String(number).startsWith(`${publisher}:`);
  if (!isNamed && !/^arxiv$/i.test(String(publisher))) return item;
  const numbered = omit({ ...item, number: isNamed ? number : `${publisher}:${number}` }, 'publisher');
  return /^10\.48550\/arxiv\./i.test(String(DOI)) ? omit(numbered, 'DOI') : numbered;
};

/** The same: maps are books. */
const mapAsBook: Rule = (item) => (item.type === 'map' ? { ...item, type: 'book' } : item);

/** Programs and standards keep the dashes of their names. */
const unlessNamed =
  (rule: TitleRule): TitleRule =>
  (item, facts) =>
    /^(?:software|standard)$/.test(item.type) ? item : rule(item, facts);

/** The year of a case follows its citation: " (1954)". */
const yearInBrackets = ({ issued }: Parameters<Rule>[0]): string => {
  const year = issued?.['date-parts']?.[0]?.[0];
  return year === undefined ? '' : ` (${year})`;
};

/** Rules of the IEEE Reference Guide that the CSL style cannot express. */
export const ieeeRules: readonly TitleRule[] = [
  copyAsAddress,
  chatOfTool,
  spellInitials,
  onePage,
  spellSupplement,
  unnumberedChapter,
  thesisInEnglish,
  keepQuotedNames,
  britishCase(namedWithCitation((name, citation) => `${name}, ${citation}`)),
  caseOfUnion((item, found) => ({
    ...omit(item, 'issued'),
    title: `${found.name}, ${placeOfCase(found)}${yearInBrackets(item)}`,
  })),
  europeanActByBluebook((title, place) => `${title}, ${place}`),
  sessionOfCongress,
  yearOfAct,
  americanLaw,
  reviewAsArticle,
  printedEntry,
  specialIssueAsArticle,
  specialIssue,
  virtualIssue,
  volumeOfChapterSeries,
  songAsPart,
  hostAsAuthor(),
  hostOfEpisode,
  museumAsPublisher,
  mapAsBook,
  plainNumbers,
  severalIssues,
  filmOfYear,
  openTitle,
  unlessNamed(dashes('—')),
  paperAsTalk,
  numberOfArticle,
  longPage,
  stateOfWork,
  earlyAccess,
  twoMonths,
  nameThesis,
  nameOfPatent,
  databaseAsAddress,
  bracketHandle(),
  nameEdition('ed.'),
  plainVersion,
  nameEvent,
  sayCirca('ca.'),
  keepSmallName,
  pathAsTitle,
  bareTitle,
  paperOfSeries,
  spellPlaces,
  daysOfEvent,
  placeOfProceedings,
  omitSeriesAlone,
  numberOfSeries,
  addressOfDoi,
  numberOfPreprint,
  privateCommunication,
  standardByTitle,
  kindOfReport,
  kindOfThesis,
  placeInName,
  omitPlainMedium,
  versionOfSoftware,
  ieeeDataVersion,
  manualAsWork,
  videoAsWork,
  podcastAsWork,
  talkOnline,
  shortenNames,
  nameLanguage,
  responseOfPage,
];
