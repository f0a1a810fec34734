import type { Correction } from '@citewright/documents';
import type { CitedLink } from './cited-links.ts';

const isRaised = (html: string) => html.startsWith('<sup>');

/** A citation without the brackets around it. */
const withoutBrackets = (html: string) => html.replace(/^\(([\s\S]*)\)$/, '$1');

/** What stands before a place that a citation is set apart from. */
const close = /[\p{L}\p{N}.,;:)\]”’"]/u;

/** A citation in place of links, as its style prints it: raised numbers follow the word, others stand apart from it. */
function inPlace(text: string, { start, end, link, isInBrackets }: CitedLink, html: string) {
  if (link === 'words') {
    const space = isRaised(html) ? '' : isInBrackets && !/^[([]/.test(html) ? '; ' : ' ';
    return { start, end, html: space + html };
  }
  const before = text[start - 1] ?? '';
  if (isRaised(html) && before === ' ') return { start: start - 1, end, html };
  return { start, end, html: !isRaised(html) && close.test(before) ? ` ${html}` : html };
}

/** The citation that takes the place of links. `isKeyed`: a key of a file of references does. */
export function linkCorrection(
  text: string,
  cited: CitedLink,
  printed: string,
  { isLive, isKeyed }: { isLive: boolean; isKeyed: boolean },
): Correction[] {
  const { start, end, works, link, isInBrackets, note } = cited;
  if (isKeyed) return [{ kind: 'replace', start, end, works, link }];
  // What a name in the sentence says already is not said again.
  if (printed === '')
    return works.every(({ suppressAuthor }) => suppressAuthor) && link === 'gone'
      ? [{ kind: 'replace', start: text[start - 1] === ' ' ? start - 1 : start, end, html: '', link }]
      : [];
  const bare = isInBrackets ? withoutBrackets(printed) : printed;
  // The sentence of a note ends once.
  const html = note !== undefined && /^[.,;]/.test(text.slice(end)) ? bare.replace(/\.$/, '') : bare;
  return [{ kind: 'replace', ...inPlace(text, cited, html), link, ...(isLive && { works }) }];
}
