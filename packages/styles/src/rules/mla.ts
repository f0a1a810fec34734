import type { Item } from '@citewright/csl';
import { britishCase, placeInReport } from './case-of-law.ts';
import { nameEdition, smallEdition } from './edition.ts';
import { caseOfUnion, europeanActInJournal, placeOfCase } from './european-law.ts';
import { severalIssues, spellSupplement } from './issues.ts';
import { yearOfAct } from './legislation.ts';
import { hostAsAuthor, spellInitials } from './name-forms.ts';
import { genericPart, unnumberedChapter } from './parts-of-books.ts';
import { grantedPatent } from './patent.ts';
import { paperOfSeries } from './report-series.ts';
import { reviewAsArticle } from './reviews.ts';
import { isSoleAuthor, nameText, omit, type Rule, siteAsPublisher, type TitleRule } from './rule.ts';
import {
  bracketHandle,
  dashes,
  filmOfYear,
  isOnlineVideo,
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
  volumeOfSeries,
} from './several-styles.ts';
import { specialIssueAsWork } from './special-issues.ts';
import { thesisInEnglish } from './theses.ts';
import { museumAsPublisher } from './works-of-art.ts';

/** MLA Handbook, 9th ed., ch. 5, on corporate authors: an organisation that is also the publisher or the site is not listed as author. */
const omitAuthorThatIsPublisher: Rule = (item) =>
  isSoleAuthor(item, item.publisher) || isSoleAuthor(item, item['container-title'])
    ? omit(item, 'author')
    : item;

/** Ch. 5, on publishers: omitted if it has the name of the site. */
const omitPublisherThatIsSite: Rule = (item) =>
  item.publisher !== undefined &&
  String(item.publisher).toLowerCase() === String(item['container-title'] ?? '').toLowerCase()
    ? omit(item, 'publisher')
    : item;

/** An academic press without the word "University"; MLA shortens its "Press" too. */
const isMitPress = (publisher: string) => /^(?:The )?MIT Press$/.test(publisher);

const isAcademicPress = (publisher: string) => {
  const words = publisher.split(' ');
  return isMitPress(publisher) || (words.includes('University') && words.includes('Press'));
};

const shortWords = [
  [/^The /, ''],
  [/\bUniversity Press\b/g, 'UP'],
  [/\bUniversity\b/g, 'U'],
  [/\bPress\b/g, 'P'],
] as const;

/** Ch. 5, on publishers: Yale University Press is "Yale UP"; the university of a thesis is also shortened: "Northwestern U". */
const shortenAcademicPress: Rule = (item) => {
  const publisher = String(item.publisher ?? '');
  if (!isAcademicPress(publisher) && item.type !== 'thesis') return item;
  return {
    ...item,
    publisher: shortWords.reduce((name, [word, short]) => name.replace(word, short), publisher),
  };
};

/** Ch. 5, on versions: labelled, with a capital directly after the title: "Version 1.3.0". */
const nameVersion: Rule = (item) => {
  if (!/^\d/.test(String(item.version ?? ''))) return item;
  const opensElement = !item['container-title'] && !item.edition;
  return { ...item, version: `${opensElement ? 'Version' : 'version'} ${item.version}` };
};

/** Ch. 5, on containers: the site that distributes a program is its publisher. */
const siteOfProgram: Rule = (item) => (item.type === 'software' ? siteAsPublisher(item) : item);

/** Ch. 5, on numbers: "US Patent 8,934,987". */
const patent: Rule = (item) => {
  const granted = grantedPatent(item);
  if (!granted) return item;
  const publisher = item.publisher ?? granted.office;
  return { ...item, number: `${granted.nation} Patent ${granted.number}`, ...(publisher && { publisher }) };
};

/** Ch. 5, on versions: a small letter after a comma: "no. 2, supplement 1", "Harvard U, master’s thesis". */
const smallAfterComma: Rule = (item) => {
  const supplement = /^suppl?(?:ement)?\.?(?: (\w{1,10}))?$/i.exec(String(item.issue ?? '').slice(0, 30));
  if (supplement && item.volume) {
    const volume = [`${item.volume}, supplement`, supplement[1]].filter(Boolean).join(' ');
    return omit({ ...item, volume }, 'issue');
  }
  if (item.type !== 'thesis' || !/^\p{Lu}\p{Ll}+(?:[ ’']|$)/u.test(String(item.genre ?? '').slice(0, 200)))
    return item;
  return { ...item, genre: String(item.genre).replace(/^./u, (letter) => letter.toLowerCase()) };
};

/** Ch. 5, on numbers: episodes are labelled. */
const nameEpisode: Rule = (item) =>
  item.type === 'broadcast' && /^\d+$/.test(String(item.number ?? ''))
    ? { ...item, number: `episode ${item.number}` }
    : item;

/** Ch. 5, on containers: the archive of a preprint is its container. */
const archiveAsJournal: Rule = (item) => {
  if (item.type !== 'article' || !item.publisher || item['container-title']) return item;
  const { publisher, number, ...preprint } = item;
  const hasDoi = item.DOI !== undefined;
  return { ...preprint, 'container-title': publisher, ...(number && !hasDoi && { number }) };
};

/** Ch. 5, on contributors: a video uploaded by an organisation begins with its title: "YouTube, uploaded by TED". */
const uploadedBy: Rule = (item) => {
  if (!isOnlineVideo(item)) return item;
  const [author, ...others] = item.author ?? [];
  const video = omit({ ...item, type: 'broadcast' }, 'medium');
  if (!author?.literal || others.length > 0) return video;
  return omit({ ...video, version: `uploaded by ${author.literal}` }, 'author');
};

/** Ch. 5, on interviews: described after the title: "Interview by Christian Salmon". */
const describeInterview: Rule = (item) => {
  if (item.type !== 'interview' || !item.interviewer?.length) return item;
  return omit(
    { ...item, genre: `Interview by ${item.interviewer.map(nameText).join(' and ')}` },
    'interviewer',
  );
};

/** Ch. 5, on objects: a work of art has its year after the title and then its location, but no medium. */
const yearOfArt: Rule = (item) => {
  const { issued, medium, accessed, ...work } = item;
  if (item.type !== 'graphic' || !item.publisher || item['container-title'] || item['original-date'])
    return item;
  return issued ? { ...work, 'original-date': issued } : item;
};

/** Ch. 5, on numbers: the citation of a case, and the date only if it has more than the year. */
const numberOfCase = (item: Item, number: string): Item => {
  const isDay = (item.issued?.['date-parts']?.[0]?.length ?? 0) > 1;
  const bare = omit(item, 'volume', 'container-title', 'page', 'authority');
  return isDay ? { ...bare, number } : omit({ ...bare, number }, 'issued');
};

/** 5.61: publishers are printed without business words, and with "and" for "&" and "+". */
const wordsOfBusiness =
  /(?:,? (?:[&+] |and )?(?:Inc|Ltd|Co|Corp|Company|Incorporated|Limited|Corporation|LLC|Plc|PLC)\.?)+$/;

const plainPublisher: Rule = (item) => {
  const publisher = String(item.publisher ?? '');
  const plain = publisher.replace(wordsOfBusiness, '').replaceAll(/ [&+] /g, ' and ');
  return plain === publisher || plain.length < 2 ? item : { ...item, publisher: plain };
};

/** Ch. 5, on versions: after other contributors an edition begins with a small letter: "edited by ..., rev. ed." */
const editionAfterOthers: Rule = (item) => {
  const others = item.author?.length ? (item.editor ?? item.translator) : undefined;
  return others?.length ? smallEdition(item) : item;
};

/** Ch. 5, on numbers: the series of a report and its number are one element: "Policy Research Working Paper 9411". */
const numberOfSeries: Rule = (item) =>
  item.type === 'report' && item.genre && /^\d+$/.test(String(item.number ?? ''))
    ? omit({ ...item, number: `${item.genre} ${item.number}` }, 'genre')
    : item;

/** Ch. 5, on versions: "Audiobook ed." */
const audiobook: Rule = (item) =>
  item.type === 'book' && /^audio ?book$/i.test(String(item.medium ?? '')) && !item.edition
    ? omit({ ...item, edition: 'Audiobook ed.' }, 'medium')
    : item;

/** Ch. 5, on numbers: the number that a database gives a dissertation is omitted. */
const withoutDatabaseNumber: Rule = (item) =>
  item.type === 'thesis' && item.archive !== undefined ? omit(item, 'number') : item;

/** Rules of the MLA Handbook, 9th edition, that the CSL style cannot express. */
export const mlaRules: readonly TitleRule[] = [
  spellInitials,
  onePage,
  spellSupplement,
  unnumberedChapter,
  thesisInEnglish,
  keepQuotedNames,
  britishCase(numberOfCase),
  caseOfUnion((item, found) => ({ ...item, number: placeOfCase(found) })),
  europeanActInJournal,
  placeInReport((item, number) => ({ ...item, number })),
  describeInterview,
  reviewAsArticle,
  genericPart,
  withoutDatabaseNumber,
  specialIssueAsWork,
  hostAsAuthor('host'),
  museumAsPublisher,
  yearOfArt,
  plainNumbers,
  volumeOfSeries,
  filmOfYear,
  openTitle,
  dashes('—'),
  paperAsTalk,
  yearOfAct,
  numberOfArticle,
  patent,
  bracketHandle('[', ']'),
  nameEdition('ed.'),
  editionAfterOthers,
  audiobook,
  paperOfSeries,
  numberOfSeries,
  severalIssues,
  plainVersion,
  siteOfProgram,
  archiveAsJournal,
  nameVersion,
  nameEpisode,
  nameEvent,
  sayCirca('circa'),
  keepSmallName,
  uploadedBy,
  omitPublisherThatIsSite,
  omitAuthorThatIsPublisher,
  shortenAcademicPress,
  plainPublisher,
  smallAfterComma,
];
