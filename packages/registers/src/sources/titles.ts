import { comparable, readMarkup } from '@citewright/record';

/** Removes the full stop after a title whose last word is not an abbreviation: styles add their own. */
function withoutFullStop(title: string): string {
  const words = title.split(' ');
  const isSentence = words.length > 3 && /^\p{L}*\p{Ll}{4}\.$/u.test(words.at(-1) ?? '');
  return isSentence ? title.slice(0, -1) : title;
}

/** Placeholders for a missing title. */
const noTitle =
  /^\W{0,2}(?:no title(?: (?:found|available|given|supplied|provided))?|title (?:not available|unknown|missing)|(?:unac|unal|unap|unas|unav|unkn|none|null|tba)|n\/a)\W{0,2}$/i;

/** A footnote mark after the last word: "The Wealth of Harbours*". */
const footnote = /(?<=\p{Ll}{4}[?!”"]?)(?:[*†‡§]|<sup>(?:\d|[*†‡§])<\/sup>)$/u;

/** Blanks inside brackets and around the words of a quotation: "( Larus canus )". */
const looseBlanks = /(?<=[([]) +| +(?=[)\]])/g;

/** Quotation marks around the whole title, and no others in it. */
const quotedWhole = /^(?:"\s*([^"]+?)\s*"|“\s*([^“”]+?)\s*”|«\s*([^«»]+?)\s*»)$/;

/** Library cards end a title with a slash; dashes of other encodings arrive as U+FFFD between spaces. */
function cleanTitle(title: string | undefined): string | undefined {
  const clean = title === undefined ? undefined : readMarkup(title);
  if (clean === undefined || noTitle.test(clean)) return undefined;
  return withoutFullStop(
    clean
      .replace(looseBlanks, '')
      .replace(quotedWhole, '$1$2$3')
      .replace(footnote, '')
      .replace(/ ?[/:;=]$/, '')
      .replace(/^[:;,] (?=\p{L})/u, '')
      .replace(/ \ufffd /g, ' – '),
  );
}

/**
 * Joins a title and its subtitle with a colon, unless the title ends in a mark of its own or already contains
 * the subtitle, as in many deposits.
 */
export function joinTitle(title: string | undefined, subtitle: string | undefined): string | undefined {
  const main = cleanTitle(title);
  const sub = cleanTitle(subtitle);
  if (main === undefined || sub === undefined) return main ?? sub;
  if (comparable(main).includes(comparable(sub))) return main;
  const stem = main.replace(/\s*[:;–—]\s*$/, '');
  const rest = sub.replace(/^\s*[:;–—]\s*/, '');
  return /[?!]$/.test(stem) ? `${stem} ${rest}` : `${stem.replace(/\.$/, '')}: ${rest}`;
}
