import type { Headline } from './headline.ts';
import { ancestors, markers, type Page } from './page.ts';

const reviewWords =
  /(?:^|[^\p{L}])(?:reviews?|rezension|kritik|recension|critique|reseña|crítica|recensione)(?![\p{L}])/iu;

/** True for a review: the page's title or the parts around the headline call it one. */
export function isReview({ title }: Page, headline: Headline | undefined): boolean {
  if (!headline) return false;
  const around = [headline.element, ...ancestors(headline.element)].slice(0, 4);
  return reviewWords.test(title.slice(0, 300)) || around.some((part) => reviewWords.test(markers(part)));
}
