import {
  beginningOfPost,
  databaseOfWork,
  formatOfBook,
  nameWithoutArticle,
  noReprint,
  shortDissertation,
  smallDescription,
} from './chicago-editions.ts';
import { nameEdition } from './edition.ts';
import { spellInitials } from './name-forms.ts';
import { reviewAsArticle } from './reviews.ts';
import { nameText, omit, type Rule, type TitleRule } from './rule.ts';
import {
  bracketHandle,
  dashes,
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

/** The CSL style leaves posts to the notes; the guide lists them as pages of their site. "Social media content". */
const postAsPage: Rule = (item) => (item.type === 'post' ? { ...item, type: 'webpage' } : item);

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

/** A book printed before 1900 has its place instead of a publisher. 14.31. */
const placeOfOldBook: Rule = (item) => {
  const year = Number(item.issued?.['date-parts']?.[0]?.[0]);
  const place = item['publisher-place'];
  return item.type === 'book' && year < 1900 && place !== undefined ? { ...item, publisher: place } : item;
};

/** Rules of the Chicago Manual of Style, 18th edition, for both of its systems. */
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
  titledReview,
  reviewAsArticle,
  seriesOfTalk,
  messageToAuthor,
  numberOfArticle,
  plainNumbers,
  openTitle,
  dashes('—'),
  plainVersion,
  keepSmallName,
  bracketHandle('(', ')'),
  formatOfBook,
  nameEdition('ed.'),
  beginningOfPost,
  postAsPage,
  databaseOfWork,
  withoutSectionOnline,
  smallDescription,
  placeOfOldBook,
  publisherWithoutArticle,
  withoutLegalForm,
];

export const chicago18Notes: readonly TitleRule[] = [organisationOfPage, ...rulesOfBothSystems];
export const chicago18AuthorDate: readonly TitleRule[] = [omitSiteThatIsAuthor, ...rulesOfBothSystems];
