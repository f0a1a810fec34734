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
import { nameEdition } from './edition.ts';
import { spellInitials } from './name-forms.ts';
import { genericPart, paperInProceedings, printedEntry, unnumberedChapter } from './parts-of-books.ts';
import { reviewAsArticle } from './reviews.ts';
import { nameText, omit, type Rule, type TitleRule } from './rule.ts';
import {
  bracketHandle,
  dashes,
  isOnlineVideo,
  keepQuotedNames,
  keepSmallName,
  numberOfArticle,
  omitSiteThatIsAuthor,
  onePage,
  openTitle,
  plainNumbers,
  plainVersion,
  withoutLegalForm,
} from './several-styles.ts';
import { nameThesis, thesisInEnglish } from './theses.ts';

/**
 * A note on the page of an organisation begins with the title, the bibliography with the organisation: for the CSL style the
 * organisation is the publisher. Citation Quick Guide, 18th ed., "Website content".
 */
const organisationOfPage: Rule = (item) => {
  const [author, ...others] = item.author ?? [];
  if (item.type !== 'webpage' || author?.literal === undefined || others.length > 0) return item;
  if (item.publisher !== undefined && item.publisher !== author.literal) return item;
  const page = omit({ ...item, publisher: author.literal }, 'author');
  return page['container-title'] === author.literal ? omit(page, 'container-title') : page;
};

/** The number that a database gives a thesis: "ProQuest (13865986)". "Thesis or dissertation". */
const numberInDatabase: Rule = (item) =>
  item.type === 'thesis' && item.archive && /^\d+$/.test(String(item.archive_location ?? ''))
    ? omit({ ...item, number: item.archive_location }, 'archive_location')
    : item;

/** A talk of a series has the series as event: "TED Talk, Vancouver, BC". "Video or podcast". */
const seriesOfTalk: Rule = (item) =>
  item.type === 'speech' && item.genre && item['event-place'] && !item['event-title']
    ? omit({ ...item, 'event-title': item.genre }, 'genre')
    : item;

/** What a title does not say of a review follows it; the CSL style would shorten it to that. "Book review". */
const titledReview: Rule = (item) => {
  const { 'reviewed-title': title, 'reviewed-author': authors = [], ...review } = item;
  if (!/^review/.test(item.type) || !item.title || title === undefined || item.genre) return item;
  const names = authors.map(nameText);
  const last = names.pop();
  const by = last && [names.join(', '), last].filter(Boolean).join(names.length > 1 ? ', and ' : ' and ');
  return { ...review, genre: [`review of <i>${title}</i>`, by && `by ${by}`].filter(Boolean).join(', ') };
};

/** "Facebook direct message to author". "Personal communication". */
const messageToAuthor: Rule = (item) =>
  item.type === 'personal_communication' &&
  !item.recipient?.length &&
  /(?:message|e-?mail|letter|text|call|conversation)$/i.test(String(item.genre ?? '').slice(0, 100))
    ? { ...item, genre: `${item.genre} to author` }
    : item;

/** Publishers are named without "The". 17th ed., 14.133. */
const publisherWithoutArticle: Rule = (item) =>
  /^The \S/.test(String(item.publisher ?? ''))
    ? { ...item, publisher: String(item.publisher).slice(4) }
    : item;

/** The section of a newspaper is a place in print, not a column: online it helps nobody. "News or magazine article". */
const withoutSectionOnline: Rule = (item) =>
  item.type === 'article-newspaper' && item.URL !== undefined ? omit(item, 'section') : item;

/** "Paper presented at the annual meeting of the Society": what it is belongs to the meeting. Macquarie University, Chicago 18th. */
const paperAtMeeting: Rule = (item) => {
  const named = String(item['event-title'] ?? item.event ?? '').slice(0, 300);
  const kind = String(item.genre ?? 'paper').replace(/ presentation$/i, '');
  if (item.type !== 'speech' || named === '' || !/^(?:\p{L}+ )?(?:paper|poster)$/iu.test(kind)) return item;
  const the = /^the |^\p{L}*\p{Lu}\p{L}*[ ’'-]?\d{2,4}$/iu.test(named) ? '' : 'the ';
  return omit(
    { ...item, 'event-title': `${kind.toLowerCase()} presented at ${the}${named}` },
    'genre',
    'event',
  );
};

/** Sites that some records have as publisher of a video. */
const siteOfVideos = /^(?:YouTube|Vimeo|Dailymotion)$/i;

/** A video on a site is named like what a site says: “Title.” YouTube, April 2, 2015. Video, 58:46. "Video or podcast". */
const videoOnSite: Rule = (item) => {
  const isPublished =
    item['container-title'] === undefined && siteOfVideos.test(String(item.publisher ?? ''));
  const shown = isPublished ? omit({ ...item, 'container-title': item.publisher }, 'publisher') : item;
  if (item.type === 'post' || !isOnlineVideo(shown)) return item;
  const { genre: _, ...video } = shown;
  return { ...video, type: 'webpage', medium: 'Video' };
};

/** "National edition": the CSL style adds the word. */
const editionOfNewspaper: Rule = (item) =>
  item.type === 'article-newspaper' && item.edition !== undefined
    ? { ...item, edition: String(item.edition).replace(/ ed(?:ition|\.)?$/i, '') }
    : item;

/** A blog is described as one unless its name says so. Columbia College, Chicago 18th: "Title of Blog (blog)". */
const repositoryBlog: Rule = (item) => {
  const name = String(item['container-title'] ?? '');
  return item.type === 'post-weblog' && name !== '' && !/blog/i.test(name)
    ? { ...item, 'container-title': `${name}<span class="nocase"><i> (blog)</i></span>` }
    : item;
};

/** A book printed before 1900 has its place instead of a publisher. 14.31. */
const placeOfOldBook: Rule = (item) => {
  const year = Number(item.issued?.['date-parts']?.[0]?.[0]);
  const place = item['publisher-place'];
  return item.type === 'book' && year < 1900 && place !== undefined ? { ...item, publisher: place } : item;
};

/** Rules of the Chicago Manual of Style for both of its systems, which the CSL styles of the repository need in the 17th edition too. */
const rulesOfBothSystems: readonly TitleRule[] = [
  spellInitials,
  onePage,
  keepQuotedNames,
  thesisInEnglish,
  nameThesis,
  shortDissertation,
  numberInDatabase,
  nameWithoutArticle,
  noReprint,
  unnumberedChapter,
  genericPart,
  printedEntry,
  paperInProceedings,
  titledReview,
  reviewAsArticle,
  videoOnSite,
  repositoryBlog,
  rangeOfYears,
  paperAtMeeting,
  seriesOfTalk,
  editionOfNewspaper,
  messageToAuthor,
  numberOfArticle,
  plainNumbers,
  openTitle,
  dashes('—'),
  plainVersion,
  keepSmallName,
  bracketHandle('(', ')'),
  formatOfBook,
  (item) => (item.type === 'article-newspaper' ? item : nameEdition('ed.')(item)),
  chicagoPost,
  postAsPage,
  databaseOfWork,
  withoutSectionOnline,
  smallDescription,
  publisherWithoutArticle,
  withoutLegalForm,
];

export const chicago17Notes: readonly TitleRule[] = [organisationOfPage, ...rulesOfBothSystems];
export const chicago17AuthorDate: readonly TitleRule[] = [omitSiteThatIsAuthor, ...rulesOfBothSystems];
export const chicago18Notes: readonly TitleRule[] = [...chicago17Notes, placeOfOldBook];
export const chicago18AuthorDate: readonly TitleRule[] = [...chicago17AuthorDate, placeOfOldBook];
