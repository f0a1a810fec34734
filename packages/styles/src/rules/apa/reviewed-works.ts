import type { Item } from '@citewright/csl';
import { omit, type Rule } from '../rule.ts';

/** What is reviewed, as the brackets name it. */
const kinds =
  'album|app|book|concert|documentary|exhibition|film|game|movie|musical|novel|performance|play|podcast(?: episode)?|software|television series|TV series episode|TV series|TV show|video game';
const kindOfReview = new RegExp(`^(${kinds}) review$`, 'i');
const wholeReview = new RegExp(`^Review of (?:the )?(?:(${kinds}) )?(.{2,200}?)(?:, by (.{2,100}))?$`, 'i');

const isReview = (item: Item): boolean => /^review/.test(item.type) || item['reviewed-title'] !== undefined;

/** The kind in small letters, but for abbreviations: "TV series episode". */
const smallKind = (kind: string): string => (/^\p{Lu}\p{Ll}/u.test(kind) ? kind.toLowerCase() : kind);

/** 10.7: "Book review" says what is reviewed; "Review of the book Walden, by H. D. Thoreau" names it. */
export const reviewedInGenre: Rule = (item) => {
  const genre = String(item.genre ?? '').slice(0, 320);
  const kind = kindOfReview.exec(genre)?.[1];
  if (kind && isReview(item)) return omit({ ...item, 'reviewed-genre': smallKind(kind) }, 'genre');
  const [, of, title, author] = (item['reviewed-title'] === undefined && wholeReview.exec(genre)) || [];
  if (!title) return item;
  return omit(
    {
      ...item,
      'reviewed-title': title,
      ...(of && { 'reviewed-genre': smallKind(of) }),
      ...(author && { 'reviewed-author': [{ literal: author }] }),
    },
    'genre',
  );
};

/** 10.7: "Review of the book" where a work and its author are named and no other kind is. */
export const reviewedBook: Rule = (item) => {
  if (!isReview(item)) return item;
  const kind = item['reviewed-genre'];
  if (kind !== undefined) return { ...item, 'reviewed-genre': smallKind(String(kind)) };
  const isBook =
    item.type === 'review-book' || (/^article/.test(item.type) && item['reviewed-author']?.length);
  return isBook && !item.genre && !item.medium && item['reviewed-title'] !== undefined
    ? { ...item, 'reviewed-genre': 'book' }
    : item;
};

/** 10.7: a review in a newspaper or magazine, or on a site, has its full date; one in a journal its year. */
export const datedReview: Rule = (item) =>
  /^review/.test(item.type) &&
  item['reviewed-title'] !== undefined &&
  item['container-title'] !== undefined &&
  item.volume === undefined &&
  item.issue === undefined &&
  (item.issued?.['date-parts']?.[0]?.length ?? 0) > 1
    ? { ...item, type: 'article-newspaper' }
    : item;
