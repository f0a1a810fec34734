import { comparable, decodeText, readMarkup } from '@citewright/record';
import { isLikeSiteName } from './site-name.ts';

/**
 * What a title is compared with: the names of the site, its address, and texts that may be the whole title
 * (the headline).
 */
export interface TitleContext {
  siteNames: readonly string[];
  url: string;
  wholes?: readonly string[];
}

const separator =
  / [|｜:~»«›‹·•–—-] | ?(?:::|\|\||-{2,}|[｜»«：]) ?|(?<=\S) ?\| ?(?=\S)|(?<=[^\s\d]): (?=\S)|(?<=\p{Script=Han})[_-](?=\p{L})/gu;
/** "Headline (Site)", "headline [Site]" */
const bracketed = /^(.{2,}) (?:\(([^()[\]]{3,80})\)|\[([^()[\]]{3,80})\])$/;
/** Prefixes of newspapers for subscriber articles: "(S+)", "[Plus]", "(€)". */
const forSubscribers = /^[([](?:\p{L}{0,3}\+|€|plus|premium|abo|subscribers?(?: only)?)[)\]] /iu;

/** A title without the names of the site and its sections, with only the markup that CSL supports. */
export function cleanTitle(title: string, context: TitleContext): string {
  const text = withCslMarkup(decodeText(title.slice(0, 4_000)))
    .replace(/^(?:\[[\d.]{6,12}(?:v\d{1,2})?\]|[[(](?:PDF|pdf)[\])]) /, '')
    .replace(forSubscribers, '')
    .trim()
    .replace(/\s[|｜:~·•–—-]$/u, '');
  for (const whole of context.wholes ?? []) {
    const cut = cutToWhole(text, whole);
    if (cut !== undefined) return cut;
  }
  return stripSite(text, context);
}

/** A title without markup is unchanged (French has a space before a colon). */
function withCslMarkup(title: string): string {
  return title.includes('<') ? (readMarkup(title) ?? '') : title;
}

/** "112. ", "#12: ", "Folge 8 – " */
const episodeNumber =
  /^(?:(?:ep(?:isode|\.)?|folge|épisode|episodio|episódio|aflevering|avsnitt|odcinek) ?)?#?\d{1,4}(?:[.:)]| ?[–—-]) /iu;

/** The title cut to a text with which it begins or ends at a separator. */
function cutToWhole(title: string, whole: string): string | undefined {
  const wholeKey = comparable(whole);
  if (wholeKey === '' || comparable(title) === wholeKey) return undefined;
  const outer = bracketed.exec(title)?.[1];
  if (outer && comparable(outer) === wholeKey) return outer;
  const unnumbered = title.replace(episodeNumber, '');
  if (comparable(unnumbered) === wholeKey) return unnumbered;
  const pieces = split(title);
  if (pieces.length < 2) return undefined;
  for (let end = pieces.length - 1; end > 0; end--) {
    const start = joinedPieces(pieces, 0, end);
    if (comparable(start) === wholeKey) return start;
  }
  for (let from = 1; from < pieces.length; from++) {
    const rest = joinedPieces(pieces, from, pieces.length);
    if (comparable(rest) === wholeKey) return rest;
  }
  return undefined;
}

/** The text beside the headline in `<title>`, usually the site's name. */
export function besideHeadline(title: string, headline: string, url = ''): string | undefined {
  const text = decodeText(title.slice(0, 1_000));
  const key = comparable(headline);
  const [, outer = '', round, square] = bracketed.exec(text) ?? [];
  if (comparable(outer) === key) return round ?? square;
  const pieces = split(text);
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last || pieces.length < 2) return undefined;
  const isHeadline = (from: number, to: number) => comparable(joinedPieces(pieces, from, to)) === key;
  const end = pieces.length;
  // After a colon a subtitle is more likely than the site's name.
  if (last.before === ': ' && isHeadline(0, end - 1) && isLikeSiteName(last.text, [], url))
    return last.text.trim();
  if (last.before !== ': ' && pieces.some((_, from) => from < end - 1 && isHeadline(from, end - 1)))
    return last.text.trim();
  if (last.before !== ': ' && pieces.some((_, at) => at > 0 && at < end - 1 && isHeadline(0, at)))
    return last.text.trim();
  return isHeadline(1, end) ? first.text.trim() : undefined;
}

interface Piece {
  text: string;
  /** The separator before the piece. */
  before: string;
}

function split(title: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let before = '';
  for (const match of title.matchAll(separator)) {
    if (pieces.length >= 30) break;
    pieces.push({ text: title.slice(from, match.index), before });
    before = match[0];
    from = match.index + before.length;
  }
  pieces.push({ text: title.slice(from), before });
  return pieces;
}

function joinedPieces(pieces: readonly Piece[], from: number, to: number): string {
  return pieces
    .slice(from, to)
    .map(({ text, before }, index) => (index === 0 ? text : before + text))
    .join('')
    .trim()
    .replace(/\s[|｜:~·•–—-]$/u, '');
}

function stripSite(title: string, context: TitleContext): string {
  const pieces = split(title);
  let from = 0;
  let to = pieces.length;
  const isSite = (index: number) => isLikeSiteName(pieces[index]?.text ?? '', context.siteNames, context.url);
  const siteAt = pieces.findIndex(
    (_, index) => index > 0 && isSite(index) && hardSeparator(pieces[index]?.before),
  );
  if (siteAt > 0 && siteAt >= pieces.length - 2 && isSite(siteAt)) to = siteAt;
  while (to - from > 1 && isSite(to - 1)) to--;
  while (to - from > 1 && isSite(from)) from++;
  return joinedPieces(pieces, from, to);
}

function hardSeparator(before: string | undefined): boolean {
  return before !== undefined && /[|｜»«–—-]/.test(before);
}

/**
 * The same for `<title>`, whose last short part after a bar or dash is the name of a site or section even if
 * unknown.
 */
export function cleanTitleTag(title: string, context: TitleContext): string {
  const cleaned = cleanTitle(title, context);
  if (cleaned !== decodeText(title)) return cleaned;
  const pieces = split(cleaned);
  const last = pieces.at(-1);
  if (!last || pieces.length < 2 || !/[|｜»«–—-]|::/.test(last.before)) return cleaned;
  const words = last.text.split(' ').length;
  const head = joinedPieces(pieces, 0, pieces.length - 1);
  return words <= 4 && head.split(' ').length >= 2 * words ? head : cleaned;
}
