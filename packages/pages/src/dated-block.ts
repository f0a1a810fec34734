import { type DateHints, findDates } from '@citewright/record';
import { isAside, isOfSubjects } from './aside.ts';
import { isOfCategory } from './category-link.ts';
import { type Headline, labelMarkers } from './headline.ts';
import { ancestors, descendants, markers, type Page, type PageElement, textOf } from './page.ts';
import { isCertainPerson } from './person-name.ts';

/** In characters of visible text between the block and the headline, and within the block. */
const reach = 250;
const longestBlock = 200;

const inline = /^(?:span|b|strong|em|i|small|a|time)$/;

/**
 * People in elements of their own, beside the date and perhaps a kicker, in a block directly above or below the headline:
 * `<span>Energiewende am Berg</span> <span>Regula Zurbriggen</span> <span>5. August 2023</span>`.
 */
export function peopleInDatedBlock(page: Page, headline: Headline | undefined, hints: DateHints): string[] {
  if (!headline) return [];
  const { start, end } = headline.element;
  const around = partsOfText(headline.element);
  for (const block of page.elements) {
    if (block.start > end + reach) break;
    const isBeside = block.end <= start ? start - block.end <= reach : block.start >= end;
    if (!isBeside || block.end - block.start > longestBlock || !block.parent || !around.has(block.parent))
      continue;
    const people = peopleIn(page, block, hints);
    if (people.length > 0) return people;
  }
  return [];
}

/** The elements around a headline that hold nothing but its text: up to the article, or the parent alone. */
function partsOfText(headline: PageElement): Set<PageElement> {
  const around = [...ancestors(headline)];
  const whole = around.findIndex(({ tag }) => tag === 'article' || tag === 'main');
  return new Set(around.slice(0, Math.max(1, whole + 1)));
}

function peopleIn(page: Page, block: PageElement, hints: DateHints): string[] {
  const parts = [...descendants(page, block)].filter(
    ({ parent, start, end }) => parent === block && end > start,
  );
  if (parts.length < 2 || !parts.every(({ tag }) => inline.test(tag))) return [];
  const isDate = (part: PageElement) =>
    part.tag === 'time' || findDates(textOf(page, part), hints).length > 0;
  if (!parts.some(isDate) || isAside(page, block) || isOfSubjects(page, block)) return [];
  return parts
    .filter((part) => !isOfCategory(part) && !labelMarkers.test(markers(part)))
    .map((part) => textOf(page, part))
    .filter(isCertainPerson);
}
