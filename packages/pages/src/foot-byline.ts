import type { DateHints } from '@citewright/record';
import { isAside, isOfSubjects } from './aside.ts';
import { stripLabel } from './byline-label.ts';
import { reportersInLine } from './east-asian-byline.ts';
import type { Headline } from './headline.ts';
import { withoutAddresses } from './mail-address.ts';
import { ancestors, attribute, elementAt, type Page, type PageElement } from './page.ts';
import { isCertainPerson, isPossiblePerson } from './person-name.ts';

/** In characters of visible text: the part after the headline that is read, the text before a signature, and its line. */
const reach = { after: 60_000, text: 300, line: 60 } as const;

/** Lines with reporters outside the article; a page with more lists articles. */
const mostTries = 50;

/** A paragraph: languages with letters for syllables and words need fewer. */
const isParagraph = (line: string): boolean =>
  line.length >=
  (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{Script=Katakana}]/u.test(line) ? 40 : 80);

/**
 * The people who sign a news article below its last paragraph: "Szabó Réka", "（大川直樹）", "박서준 기자". Names over
 * paragraphs are those of a conversation, and lists those of subjects.
 */
export function signedBelow(
  page: Page,
  headline: Headline | undefined,
  hints: DateHints,
): string | undefined {
  const from = headline?.element.end ?? 0;
  const lines = page.text.slice(from, from + reach.after).split('\n');
  let at = from;
  let above = '';
  let tries = 0;
  for (const [index, printed] of lines.entries()) {
    const line = printed.trim();
    const start = at + printed.length - printed.trimStart().length;
    at += printed.length + 1;
    if (line === '') continue;
    const reporters = reportersInLine(line);
    if (reporters && ++tries < mostTries && isInText(page, start)) return reporters;
    if (isLastOfText(above) && start - from > reach.text && !isParagraph(nextLine(lines, index))) {
      const name = signer(page, line, start, hints);
      // More people than write one article are a list: those who have signed a letter, members, winners.
      const below = lines.slice(index + 1, index + 4);
      const isList = below.filter((next) => isCertainPerson(next.split(',')[0]?.trim() ?? '')).length === 3;
      if (name && !isList) return name;
    }
    // "T. B." stands over the whole name in some papers.
    if (!/^(?:\p{Lu}\. ?){1,4}$/u.test(line)) above = line;
  }
  return undefined;
}

/** A paragraph that ends as sentences do, and is no quotation of the person below. */
const isLastOfText = (line: string): boolean =>
  isParagraph(line) &&
  /[.!?…。।'’"”»)）\p{Script=Thai}]$/u.test(line) &&
  !/^["“„«‹'‘‚—].*["”“»›'’]$/u.test(line);

function nextLine(lines: readonly string[], index: number): string {
  return (
    lines
      .slice(index + 1, index + 4)
      .find((line) => line.trim() !== '')
      ?.trim() ?? ''
  );
}

function signer(page: Page, printed: string, start: number, { language }: DateHints): string | undefined {
  const line = stripLabel(
    withoutAddresses(printed).replace(/ ?\([^()]{0,40}\)$|^[\s([（—–-]+|[\s|)\]）.]+$/g, ''),
  );
  if (line === '' || line.length > reach.line || !isInText(page, start)) return undefined;
  // "Theo Tuổi Trẻ": according to a newspaper.
  if (language?.startsWith('vi') && /^(?:Theo|Nguồn|Ảnh)[ :]/.test(line)) return undefined;
  const names = line.split(/, | - | – | & | (?:and|und|et|y|e|i|a|și|ve|và|og|och|en|ja) /);
  const isSigned =
    names.every(isCertainPerson) ||
    ((isSetApart(page, start) || /\p{Lu}{3}$/u.test(line)) && names.every(isPossiblePerson));
  return isSigned ? names.join(', ') : undefined;
}

function isInText(page: Page, at: number): boolean {
  const element = elementAt(page, at);
  if (element === undefined || isAside(page, element) || isOfSubjects(page, element)) return false;
  return [element, ...ancestors(element)].every(
    ({ tag }) => !/^(?:li|td|dt|dd|figure|figcaption|blockquote|form|button|h[1-6])$/.test(tag),
  );
}

/** On the right, or a line of bold or italics: how papers set the name below a text. */
function isSetApart(page: Page, at: number): boolean {
  const element = elementAt(page, at);
  return (
    element !== undefined &&
    [element, ...ancestors(element)]
      .slice(0, 3)
      .some((around: PageElement) => /^(?:strong|b|em|i)$/.test(around.tag) || isRight(around))
  );
}

const isRight = (element: PageElement): boolean =>
  /text-align: ?right|text-right|\bright\b/.test(
    `${attribute(element, 'style')} ${attribute(element, 'class')} ${attribute(element, 'align')}`.slice(
      0,
      300,
    ),
  );
