import { comparable } from '../text/comparable.ts';
import { metaContents, type Page, textOf } from './page.ts';
import {
  challengeScript,
  challengeTitles,
  errorTitle,
  refusal,
  standInTitles,
  tinyStandInTitles,
} from './wall-words.ts';

/** In characters of visible text: what a refusal says fits in the first, an error page with menus in the second. */
const short = { refusal: 1_500, challenge: 400, page: 6_000 } as const;

/**
 * Whether a page is a bot wall, a login or consent wall, or an error served as a page ("soft 404"): such a page is never
 * cited. `isWork` tells that its metadata describe a dated work, which no wall's do.
 */
export function isWall(page: Page, html: string, isWork: boolean): boolean {
  const text = page.text.trim();
  const title = comparable(page.title);
  const isTiny = text.length < short.refusal;
  if (isTiny && isChallenge(page.title)) return true;
  if (isWork || isTitledOtherwise(page)) return false;
  if ([page.title, metaContents(page, 'og:title')[0] ?? ''].some((said) => isStandIn(said, isTiny))) {
    return text.length < short.page || title.includes('not found') || /\b404\b/.test(title);
  }
  if (isTiny && refusal.test(text)) return true;
  return text.length < short.challenge && challengeScript.test(html.slice(0, 200_000));
}

/** Whether a title, or what follows the site's name in it, begins as a challenge's. */
function isChallenge(title: string): boolean {
  const keys = piecesOf(title, true).map(comparable);
  return challengeTitles.some((phrase) => keys.some((key) => key.startsWith(phrase)));
}

/** Whether a title, or a piece of it, is that of a page that stands in for another; a long page may say so before a colon. */
function isStandIn(title: string, isTiny: boolean): boolean {
  const isWhole = (key: string) =>
    standInTitles.has(key) || challengeTitles.includes(key) || (isTiny && tinyStandInTitles.has(key));
  return (
    piecesOf(title, isTiny).map(comparable).some(isWhole) || errorTitle.test(comparable(title.slice(0, 500)))
  );
}

/** "maintenance - Why do hulls foul? - Boats": the heading says that the piece in the middle is the title. */
function isTitledOtherwise(page: Page): boolean {
  const pieces = piecesOf(page.title, false).slice(2, -1).map(comparable);
  const headings = page.elements.filter(({ tag }) => tag === 'h1').slice(0, 5);
  return headings
    .map((heading) => comparable(textOf(page, heading)))
    .some((key) => key.split(' ').length >= 3 && pieces.includes(key) && !isErrorTitle(key));
}

/** Whether a whole title is that of a stand-in, an error or a challenge. */
function isErrorTitle(key: string): boolean {
  return (
    errorTitle.test(key) || standInTitles.has(key) || challengeTitles.some((start) => key.startsWith(start))
  );
}

function piecesOf(title: string, atColons: boolean): string[] {
  const text = title.slice(0, 500);
  return [text, ...text.split(atColons ? /\s[|·•»–—-]\s|: |, / : /\s[|·•»–—-]\s/)];
}
