import { readMarkup, stripTags } from '@citewright/record';

const bare = (text: string) =>
  stripTags(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A full stop after a whole word of a longer title goes: styles set their own. Abbreviations keep theirs. */
function withoutFullStop(title: string): string {
  const words = title.split(' ');
  const isSentence = words.length > 3 && /^\p{L}*\p{Ll}{4}\.$/u.test(words.at(-1) ?? '');
  return isSentence ? title.slice(0, -1) : title;
}

/** What registries put where a title is missing. */
const noTitle =
  /^\W{0,2}(?:no title(?: (?:found|available|given|supplied|provided))?|title (?:not available|unknown|missing)|(?:unac|unal|unap|unas|unav|unkn|none|null|tba)|n\/a)\W{0,2}$/i;

/** A mark that leads to a footnote, behind the last word: "The Wealth of Harbours*". */
const footnote = /(?<=\p{Ll}{4}[?!”"]?)(?:[*†‡§]|<sup>(?:\d|[*†‡§])<\/sup>)$/u;

/** Library cards end a title with a slash, and dashes of other encodings arrive as U+FFFD between spaces. */
function cleanTitle(title: string | undefined): string | undefined {
  const clean = title === undefined ? undefined : readMarkup(title);
  if (clean === undefined || noTitle.test(clean)) return undefined;
  return withoutFullStop(
    clean
      .replace(footnote, '')
      .replace(/ ?[/:;=]$/, '')
      .replace(/^[:;,] (?=\p{L})/u, '')
      .replace(/ \ufffd /g, ' – '),
  );
}

/**
 * A title with its subtitle, cleaned, joined by a colon unless the title ends in a mark of its own or already contains
 * the subtitle, as many deposits do.
 */
export function joinTitle(title: string | undefined, subtitle: string | undefined): string | undefined {
  const main = cleanTitle(title);
  const sub = cleanTitle(subtitle);
  if (main === undefined || sub === undefined) return main ?? sub;
  if (bare(main).includes(bare(sub))) return main;
  const stem = main.replace(/\s*[:;–—]\s*$/, '');
  const rest = sub.replace(/^\s*[:;–—]\s*/, '');
  return /[?!]$/.test(stem) ? `${stem} ${rest}` : `${stem.replace(/\.$/, '')}: ${rest}`;
}
