import { comparable, familyKey, mainTitle, yearOf } from '@citewright/record';
import type { SourceRecord } from '@citewright/registers';
import { creatorsOf } from './title-fit.ts';

const aboutTypes = new Set(['review', 'review-book']);

/** Titles of works about a work. */
const aboutTitle =
  /^\W{0,3}(?:(?:book |film |essay )?reviews?\b(?: essay)?(?: of|\s*[:-])|review symposium|(?:erratum|errata|corrigendum|corrigenda|correction|addendum|retraction(?: note| notice)?|retracted|withdrawn)\b|(?:comments?|commentary|reply|response|rejoinder|discussion|notes?) (?:on|to|of)\b|authors?['’]s? (?:reply|response)|re: |rezension|compte[- ]rendu|reseña|recensione)/iu;

/** What the heading of a book review prints after the book: its pages, its price, its ISBN. */
const printedBook =
  /\b\d{2,4} ?(?:pp?\b\.?|pages\b|S\.(?= |$))|[$£€] ?\d|\bISBN\b|\((?:hb|pb|hbk|pbk|hardback|paperback|cloth)\)/iu;

/** A review is short, appears within these years of the book, and has one or two authors. */
const review = { pages: 8, years: 5, authors: 2 } as const;

function pageCount(page: unknown): number | undefined {
  const [first, last] = String(page ?? '')
    .split(/[-–]/)
    .map(Number);
  return first && last && last >= first ? last - first + 1 : undefined;
}

/** True for a short article with the title of a book by others that appeared just before: journals print reviews so. */
function isReviewOf({ item }: SourceRecord, book: SourceRecord): boolean {
  const [title, ofBook] = [String(item.title ?? ''), String(book.item.title ?? '')];
  const isItsTitle =
    comparable(title) === comparable(ofBook) ||
    comparable(title) === comparable(mainTitle(ofBook)) ||
    (comparable(ofBook).length > 12 && comparable(title).startsWith(`${comparable(ofBook)} `));
  if (!isItsTitle) return false;
  const year = yearOf(item.issued);
  const editions = [yearOf(book.item.issued), ...(book.years ?? [])].filter((known) => known !== undefined);
  const isAfter =
    year === undefined || editions.some((known) => year >= known && year - known <= review.years);
  const [byArticle, byBook] = [creatorsOf(item), creatorsOf(book.item)];
  const isByOther = familyKey(byArticle[0]?.family ?? '') !== familyKey(byBook[0]?.family ?? '');
  return (
    isAfter && isByOther && byArticle.length <= review.authors && (pageCount(item.page) ?? 1) <= review.pages
  );
}

/** True where somebody asks for a review, a correction or a reply. */
export const asksForAbout = (text: string): boolean => aboutTitle.test(text);

/** True for a work about a work: a review, a correction, a reply. `books` are those found with it. */
export function isAboutWork(record: SourceRecord, books: readonly SourceRecord[]): boolean {
  const { type, title } = record.item;
  if (aboutTypes.has(type)) return true;
  if (aboutTitle.test(String(title ?? ''))) return true;
  if (type !== 'article-journal') return false;
  return printedBook.test(String(title ?? '')) || books.some((book) => isReviewOf(record, book));
}
