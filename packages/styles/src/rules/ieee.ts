import type { Item } from '@citewright/csl';
import { britishCase, namedWithCitation, placeInReport } from './case-of-law.ts';
import { nameEdition } from './edition.ts';
import { caseOfUnion, europeanActByBluebook, placeOfCase } from './european-law.ts';
import { severalIssues, spellSupplement } from './issues.ts';
import { yearOfAct } from './legislation.ts';
import { hostAsAuthor, spellInitials } from './name-forms.ts';
import { printedEntry, unnumberedChapter, volumeOfChapterSeries } from './parts-of-books.ts';
import { grantedPatent } from './patent.ts';
import { paperOfSeries } from './report-series.ts';
import { reviewAsArticle } from './reviews.ts';
import { omit, type Rule, type TitleRule } from './rule.ts';
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
  sayCirca,
} from './several-styles.ts';
import { specialIssueAsArticle } from './special-issues.ts';
import { nameThesis, thesisInEnglish } from './theses.ts';
import { museumAsPublisher, songAsPart } from './works-of-art.ts';

/** IEEE Reference Guide: chapters are cited without the series of the book (the CSL style would print ". ," after it). */
const omitSeriesOfChapter: Rule = (item) =>
  item.type === 'chapter' ? omit(item, 'collection-title', 'collection-number') : item;

/** The same: no series without publisher, place and date. */
const omitSeriesAlone: Rule = (item) =>
  item.publisher || item['publisher-place'] || item.issued
    ? item
    : omit(item, 'collection-title', 'collection-number');

/** A page with a DOI is cited with the DOI's address. */
const addressOfDoi: Rule = (item) =>
  /^(?:webpage|post|post-weblog)$/.test(item.type) && item.DOI && !item.URL
    ? omit({ ...item, URL: `https://doi.org/${item.DOI}` }, 'DOI')
    : item;

/** The same: the number of a preprint includes its archive: "arXiv:2101.00001". */
const omitArchiveInNumber: Rule = (item) =>
  item.type === 'article' && item.publisher && String(item.number ?? '').startsWith(`${item.publisher}:`)
    ? omit(item, 'publisher')
    : item;

/** The same, on patents: "U.S. Patent 8 934 987". */
const patent: Rule = (item) => {
  const granted = grantedPatent(item);
  if (!granted) return item;
  const { nation, number } = granted;
  return { ...item, number: `${nation === 'US' ? 'U.S.' : nation} Patent ${number.replaceAll(',', ' ')}` };
};

/** The same, on theses: "Ph.D. dissertation"; other kinds begin with a small letter inside their element. */
const describeThesis: Rule = (item) => {
  if (item.type !== 'thesis') return item;
  const genre = String(item.genre ?? '');
  if (/^(?:ph\.? ?d\.?|doctoral)(?: |$)/i.test(genre)) return { ...item, genre: 'Ph.D. dissertation' };
  const [, first, second] = /^M\.?(A|S|Sc|Eng|Phil|Ed)\.? (thesis|dissertation)$/i.exec(genre) ?? [];
  if (first) return { ...item, genre: `M.${first}. ${second}` };
  return genre === 'Thesis' ? { ...item, genre: 'thesis' } : item;
};

/** The same, on software: the version follows the date. */
const nameVersion: Rule = (item) =>
  item.type === 'software' && item.version && (!item.genre || /^video game$/i.test(String(item.genre)))
    ? { ...item, genre: /^\d/.test(String(item.version)) ? `Version ${item.version}` : item.version }
    : item;

/** The same: maps are books; works of art have no medium. */
const mapAsBook: Rule = (item) =>
  item.type === 'map' ? { ...item, type: 'book' } : item.type === 'graphic' ? omit(item, 'medium') : item;

/** The same: data sets have their version. */
const versionOfData: Rule = (item) =>
  item.type === 'dataset' && item.version && !item.edition
    ? omit(
        { ...item, publisher: [`Version ${item.version}`, item.publisher].filter(Boolean).join('. ') },
        'version',
      )
    : item;

/** The same: a talk has the place of its event. */
const placeOfEvent: Rule = (item) =>
  item.type === 'speech' && item.event && item['event-place']
    ? { ...item, event: `${item.event}, ${item['event-place']}` }
    : item;

/** The same: online videos are works of their own: "[Online Video]". */
const plainVideo: Rule = (item) =>
  isOnlineVideo(item) ? omit({ ...item, type: 'motion_picture' }, 'medium') : item;

/** The same: a paper that was accepted is "to be published". */
const toBePublished: Rule = (item) =>
  /^(?:in press|forthcoming|accepted)$/i.test(String(item.status ?? ''))
    ? { ...item, status: 'to be published' }
    : item;

/** The year of a case follows its citation: " (1954)". */
const yearInBrackets = ({ issued }: Pick<Item, 'issued'>): string => {
  const year = issued?.['date-parts']?.[0]?.[0];
  return year === undefined ? '' : ` (${year})`;
};

/** Rules of the IEEE Reference Guide that the CSL style cannot express. */
export const ieeeRules: readonly TitleRule[] = [
  spellInitials,
  onePage,
  spellSupplement,
  unnumberedChapter,
  thesisInEnglish,
  keepQuotedNames,
  britishCase(namedWithCitation((name, citation) => `${name}<i>, ${citation}</i>`)),
  placeInReport(({ issued, ...item }, place) => {
    const title = `${item.title}<i>, ${place}${yearInBrackets({ issued })}</i>`;
    return { ...item, title, 'title-short': item.title };
  }),
  caseOfUnion((item, found) => ({
    ...omit(item, 'issued'),
    title: `${found.name}<i>, ${placeOfCase(found)}${yearInBrackets(item)}</i>`,
  })),
  europeanActByBluebook((title, place) => `${title}<i>, ${place}</i>`),
  reviewAsArticle,
  printedEntry,
  specialIssueAsArticle,
  volumeOfChapterSeries,
  songAsPart,
  hostAsAuthor(),
  museumAsPublisher,
  mapAsBook,
  plainNumbers,
  severalIssues,
  filmOfYear,
  openTitle,
  dashes('—'),
  paperAsTalk,
  yearOfAct,
  numberOfArticle,
  nameThesis,
  patent,
  bracketHandle(),
  nameEdition('ed.'),
  plainVersion,
  nameEvent,
  placeOfEvent,
  plainVideo,
  sayCirca('ca.'),
  keepSmallName,
  omitSiteThatIsAuthor,
  paperOfSeries,
  omitSeriesOfChapter,
  omitSeriesAlone,
  addressOfDoi,
  omitArchiveInNumber,
  describeThesis,
  nameVersion,
  versionOfData,
  toBePublished,
];
