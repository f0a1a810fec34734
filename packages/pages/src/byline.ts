import { comparable, type DateHints, decodeText, isLikelyPerson } from '@citewright/record';
import { splitNames } from './authors.ts';
import { type MarkedElement, markedByline } from './byline-elements.ts';
import { labelLength } from './byline-label.ts';
import { labelledLines, linesOverDate, linesUnderHeadline } from './byline-lines.ts';
import { type Claims, type NameClaim, nameClaim } from './claim.ts';
import type { Headline } from './headline.ts';
import type { Page } from './page.ts';
import { isCertainPerson, isPossiblePerson } from './person-name.ts';

/** From this score on a marked element is preferred to a labelled line. */
const strong = 25;

/**
 * Claims of visible authors, most certain first: marked elements (`rel=author`, class `byline`), lines such
 * as "By ...", weakly marked elements, and unmarked names between the headline and the date.
 */
export function readByline(page: Page, headline: Headline | undefined, hints: DateHints): Claims {
  const marked = markedByline(page, headline, hints);
  const isStrong = (marked[0]?.score ?? 0) >= strong;
  const lines = labelledLines(page, headline, hints);
  const element = marked.length > 0 ? [markedClaim(marked)] : [];
  const overDate = linesOverDate(page, headline, hints);
  const bare = overDate.length > 0 ? overDate : linesUnderHeadline(page, headline, hints);
  const labelledNames = lines.after.map((line) => claim([line], true));
  const bareNames = bare.length > 0 ? [claim(bare, false)] : [];
  const isLabelFirst = isApart(page, headline, marked, lines.after) || isPartOf(marked, lines.after[0] ?? '');
  const isBareFirst =
    !isLabelFirst && (isApart(page, headline, marked, overDate) || isPartOf(marked, bare[0] ?? ''));
  const names = [
    ...reviewerInTitle(page),
    ...(isBareFirst ? bareNames : []),
    ...(isStrong && !isLabelFirst ? element : []),
    ...labelledNames,
    ...(isStrong && !isLabelFirst ? [] : element),
    ...(isBareFirst ? [] : bareNames),
    ...lines.before.map((line) => claim([line], true)),
    ...namedInTitle(page, headline),
  ];
  return { texts: [], names };
}

/** "Mina Sørensen’s review of The Long Shore": the work’s author is not the review’s. */
function reviewerInTitle({ title, text }: Page): NameClaim[] {
  const [, name = ''] = /(.{2,40}?)['’]s reviews? (?:of|>) /iu.exec(decodeText(title.slice(0, 300))) ?? [];
  return name !== '' && text.includes(name) ? [claim([name], true)] : [];
}

/** "Headline by Jane Roe | Site" in the title of a page that also shows Jane Roe. */
function namedInTitle({ title, text }: Page, headline: Headline | undefined): NameClaim[] {
  const titleText = decodeText(title.slice(0, 500));
  const name = / by (\p{Lu}[^|–—:]{3,60}?)(?= [|–—:-] |$)/u.exec(titleText);
  if (!headline || !name?.[1] || comparable(titleText.slice(0, name.index)) !== comparable(headline.text))
    return [];
  return isLikelyPerson(name[1]) && text.includes(name[1]) ? [claim([name[1]], false)] : [];
}

/** "Von <a>Jonas Habicht</a>, <a>Katrin Sommerfeld</a> und Carla Brandt": the marked names are some of a line's. */
function isPartOf(marked: readonly MarkedElement[], line: string): boolean {
  const some = marked.flatMap(({ names }) => names.flatMap(splitNames));
  const all = splitNames(line);
  return (
    all.length > some.length &&
    some.length > 0 &&
    all.every(isPossiblePerson) &&
    some.every((name) => all.includes(name))
  );
}

/**
 * True when people stand under the headline, and the marked element, which says nothing of writing, above it or below
 * them: whom the text is about or quotes, or the author of another one.
 */
function isApart(
  page: Page,
  headline: Headline | undefined,
  marked: readonly MarkedElement[],
  lines: readonly string[],
): boolean {
  const [first] = marked;
  const names = splitNames(lines.at(-1) ?? '');
  if (!headline || !first || names.length === 0 || !names.every(isCertainPerson)) return false;
  if (marked.some(({ names: texts }) => texts.some((text) => labelLength(text) > 0))) return false;
  if (first.element.end <= headline.element.start) return true;
  const at = page.text.indexOf(names[0] ?? '', headline.element.end);
  return at >= 0 && first.element.start > at;
}

function markedClaim(marked: readonly MarkedElement[]): NameClaim {
  const texts = marked.flatMap(({ names }) => names);
  return claim(
    texts,
    texts.some((text) => labelLength(text) > 0),
  );
}

const claim = (texts: readonly string[], labelled: boolean): NameClaim =>
  nameClaim('byline', texts, labelled);
