import { decodeText } from '@citewright/record';
import type { Claims, Contributor } from './claim.ts';
import type { Headline } from './headline.ts';
import { ancestors, markers, type Page, type PageElement, textOf } from './page.ts';

/** Maximum distance of the author list from the headline, in characters of visible text. */
const reach = 1_500;
const mostNames = 400;

const given = /(?:^|\s)(?:given-?names?|first-?name|forename)(?:\s|$)/;
const family = /(?:^|\s)(?:surname|family-?name|last-?name)(?:\s|$)/;
const otherLists = /\b(?:references?|bibliography|citations?|ref-list|comments?|editors?|reviewers?)\b/;

/** Claims of authors whose name parts are marked up (`span.given-name`, `span.surname`), as on journal sites. */
export function readPartedNames(page: Page, headline: Headline | undefined): Claims {
  const from = headline?.element.end ?? 0;
  const people: Contributor[] = [];
  let first: string | undefined;
  for (const element of page.elements) {
    if (element.start < from || people.length >= mostNames) continue;
    if (people.length === 0 && element.start > from + reach) break;
    const words = markers(element);
    if (given.test(words)) first = decodeText(textOf(page, element));
    else if (family.test(words) && first !== undefined) {
      const last = decodeText(textOf(page, element));
      if (last !== '' && !isElsewhere(element))
        people.push({ name: `${first} ${last}`, family: last, given: first });
      first = undefined;
    }
  }
  if (people.length === 0) return { texts: [], names: [] };
  return { texts: [], names: [{ field: 'author', value: people, family: 'byline', source: 'byline' }] };
}

function isElsewhere(element: PageElement): boolean {
  for (const ancestor of ancestors(element)) if (otherLists.test(markers(ancestor))) return true;
  return false;
}
