import { dropTrailing } from './input.ts';

const openers: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' };
const opening = new Set(Object.values(openers));

// Characters that no registered DOI contains unencoded, and that end a DOI in running text of any script.
const stops = /[\s"“”„«»‹›`\\^|。，、；：！？）（】【》《」「]/u;

// The check character of a SICI (ANSI/NISO Z39.56) may be a number sign: "...3.0.CO;2-#".
const siciCheck = /(?:;|%3b)2-$/i;

/** The surroundings of a DOI: the path or the query of an address, or neither. */
export type Place = 'path' | 'query' | 'bare';

/** A query that was pasted along with a bare DOI: `?utm_source=...`, `&ref=...`. */
const parameter = /^[?&][a-z_]{1,30}=/i;

function endsAt(text: string, at: number, place: Place): boolean {
  const character = text.charAt(at);
  if (stops.test(character)) return true;
  if (character === '?') return place !== 'bare' || parameter.test(text.slice(at, at + 32));
  if (character === '#') return !siciCheck.test(text.slice(Math.max(0, at - 5), at));
  if (character === '&') return place === 'query' || parameter.test(text.slice(at, at + 32));
  if (character === '<') return text.charAt(at + 1) === '/';
  return false;
}

/**
 * The end of a DOI suffix that begins at `from`: white space, a quotation mark, the query or fragment of its
 * address, markup, or a closing bracket that was opened before the DOI.
 */
export function suffixEnd(text: string, from: number, place: Place): number {
  const open: Record<string, number> = {};
  for (let at = from; at < text.length; at += 1) {
    if (endsAt(text, at, place)) return at;
    const character = text.charAt(at);
    const opener = openers[character];
    if (opening.has(character)) open[character] = (open[character] ?? 0) + 1;
    if (!opener) continue;
    if (!open[opener]) return at;
    open[opener] -= 1;
  }
  return text.length;
}

/** The suffix without punctuation of the surrounding sentence. */
export function trimSuffix(suffix: string): string {
  return dropTrailing(suffix, ".,;:!?'’‘*/&([{<…");
}
