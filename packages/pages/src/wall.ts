import { comparable } from '@citewright/record';
import { metaContents, type Page, textOf } from './page.ts';
import {
  challengeScript,
  challengeTitles,
  errorTitle,
  refusal,
  standInTitles,
  tinyStandInTitles,
} from './wall-words.ts';

/** In characters of visible text: maximum length of a refusal, and of an error page with menus. */
const short = { refusal: 1_500, challenge: 400, page: 6_000 } as const;

/**
 * True for a bot wall, a login or consent wall, or an error page with status 200 ("soft 404"): such pages are
 * never cited. `isWork`: the metadata describe a dated work, which a wall's never do.
 */
export function isWall(page: Page, html: string, isWork: boolean): boolean {
  const text = page.text.trim();
  const title = comparable(page.title);
  const isTiny = text.length < short.refusal;
  if (isTiny && isChallenge(page.title)) return true;
  if (isWork || isTitledOtherwise(page)) return false;
  if ([page.title, metaContents(page, 'og:title')[0] ?? ''].some((title) => isSubstitute(title, isTiny))) {
    return text.length < short.page || title.includes('not found') || /\b404\b/.test(title);
  }
  if (isTiny && refusal.test(text)) return true;
  return text.length < short.challenge && challengeScript.test(html.slice(0, 200_000));
}

/** True when a title, or the text after the site's name in it, begins like a challenge's. */
function isChallenge(title: string): boolean {
  const keys = piecesOf(title, true).map(comparable);
  return challengeTitles.some((phrase) => keys.some((key) => key.startsWith(phrase)));
}

/** True when a title or a part of it is that of a substitute page; a long page may have it before a colon. */
function isSubstitute(title: string, isTiny: boolean): boolean {
  const isWhole = (key: string) =>
    standInTitles.has(key) || challengeTitles.includes(key) || (isTiny && tinyStandInTitles.has(key));
  return (
    piecesOf(title, isTiny).map(comparable).some(isWhole) || errorTitle.test(comparable(title.slice(0, 500)))
  );
}

/** "maintenance - Why do hulls foul? - Boats": the heading shows that the middle part is the title. */
function isTitledOtherwise(page: Page): boolean {
  const pieces = piecesOf(page.title, false).slice(2, -1).map(comparable);
  const headings = page.elements.filter(({ tag }) => tag === 'h1').slice(0, 5);
  return headings
    .map((heading) => comparable(textOf(page, heading)))
    .some((key) => key.split(' ').length >= 3 && pieces.includes(key) && !isErrorTitle(key));
}

/** True when a complete title is that of a substitute page, an error or a challenge. */
function isErrorTitle(key: string): boolean {
  return (
    errorTitle.test(key) || standInTitles.has(key) || challengeTitles.some((start) => key.startsWith(start))
  );
}

function piecesOf(title: string, atColons: boolean): string[] {
  const text = title.slice(0, 500);
  return [text, ...text.split(atColons ? /\s[|·•»–—-]\s|: |, / : /\s[|·•»–—-]\s/)];
}
