import { comparable } from '@citewright/record';
import { isAside, isOfSubjects } from './aside.ts';
import { splitNames } from './authors.ts';
import { segments } from './byline-segment.ts';
import { type NameClaim, nameClaim } from './claim.ts';
import { ancestors, elementAt, type Page } from './page.ts';
import type { PageContext } from './page-context.ts';
import { isPossiblePerson } from './person-name.ts';

/** In characters of visible text: the distance of a byline from the headline, and its length. */
const reach = 800;
const longestLine = 200;

/** The lines under the headline that are the given names and further people: a byline, whatever its class. */
export function linesWithMore(
  names: readonly string[],
  { page, headline, hints }: Pick<PageContext, 'page' | 'headline' | 'hints'>,
): NameClaim[] {
  const keys = names.map(comparable);
  if (!headline || keys.length === 0) return [];
  const from = headline.element.end;
  const found: NameClaim[] = [];
  let at = from;
  for (const line of page.text.slice(from, from + reach).split('\n')) {
    const start = at;
    at += line.length + 1;
    if (line.trim() === '' || line.length > longestLine || !isBylinePlace(page, start)) continue;
    for (const part of segments(line, hints)) {
      const people = splitNames(part);
      const all = new Set(people.map(comparable));
      if (all.size > keys.length && keys.every((key) => all.has(key)) && people.every(isPossiblePerson))
        found.push(nameClaim('byline', [people.join('; ')]));
    }
  }
  return found;
}

/** True outside captions, quotations, other works and lists of subjects. */
function isBylinePlace(page: Page, at: number): boolean {
  const element = elementAt(page, at);
  if (element === undefined || isAside(page, element) || isOfSubjects(page, element)) return false;
  return [element, ...ancestors(element)].every(({ tag }) => !/^(?:figure|figcaption|blockquote)$/.test(tag));
}
