import { attribute, type PageElement } from './page.ts';

/** True for a link to a category, a tag or a place: "Small Boats" */
export function isOfCategory(element: PageElement): boolean {
  return /(?:categor|[/?&](?:tag|topic|section|rubri|thema|tema|label|location|keyword))/i.test(
    attribute(element, 'href').slice(0, 500),
  );
}
