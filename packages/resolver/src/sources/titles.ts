import { cleanMarkup } from '../text/markup.ts';

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/<[^<>]{1,60}>/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * A title with its subtitle, cleaned, joined by a colon unless the title ends in a mark of its own or already contains
 * the subtitle, as many deposits do.
 */
export function joinTitle(title: string | undefined, subtitle: string | undefined): string | undefined {
  const main = title === undefined ? undefined : cleanMarkup(title);
  const sub = subtitle === undefined ? undefined : cleanMarkup(subtitle);
  if (main === undefined || sub === undefined) return main ?? sub;
  if (bare(main).includes(bare(sub))) return main;
  const stem = main.replace(/\s*[:;–—]\s*$/, '');
  const rest = sub.replace(/^\s*[:;–—]\s*/, '');
  return /[?!]$/.test(stem) ? `${stem} ${rest}` : `${stem.replace(/\.$/, '')}: ${rest}`;
}
