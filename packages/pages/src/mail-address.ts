import { attribute, type Page } from './page.ts';

const mail = String.raw`[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,5}`;
const conjunction = String.raw`(?:and|und|et|y|e|og|och|en|&)\s+\p{Lu}`;

/**
 * An e-mail address before the next author: "Ann Lee ann.lee@paper.example and Joe Hill", "Ann Lee |
 * ann@paper.example | and Joe Hill".
 */
const beforeAnother = new RegExp(String.raw`[\s|(<,;]{0,6}${mail}[)>]?[\s|,;]{0,6}(?=${conjunction})`, 'gu');

/**
 * An e-mail address in a list with one per author: "Ann Lee ann.lee@paper.example, Joe Hill
 * joe.hill@paper.example".
 */
const inList = new RegExp(String.raw`[\s|(<]{0,3}${mail}[)>]?\s?[,;]\s?(?=\p{Lu}[^@,;]{2,60}@)`, 'gu');
/** "lind at people.example", as archives of mailing lists print it. */
const spelledOut = /[\w.+-]{1,64}(?: at | ?[[(]at[\])] ?)[\w-]{1,64}(?:\.[\w-]{1,64}){1,5}/g;
const any = new RegExp(`[(<]?${mail}[)>]?`, 'gu');
const alone = new RegExp(`^[(<]?${mail}[)>]?$`, 'u');
const another = new RegExp(`^${conjunction}`, 'u');
const named = new RegExp(String.raw`^\p{Lu}[^@|:,]{2,60}[\s|(<,]{1,4}${mail}`, 'u');

/**
 * Removes e-mail addresses from a byline: between two authors they are ignored, elsewhere they end the
 * preceding text.
 */
export function withoutAddresses(line: string): string {
  const plain = line.replace(spelledOut, '|');
  if (!plain.includes('@')) return plain;
  return plain.replace(beforeAnother, ' ').replace(inList, ', ').replace(any, '|');
}

/** "ann.lee@paper.example (Ann Lee)", as feeds name an author. */
const beforeName = new RegExp(`^\\s*${mail} ?\\(([^()@]{2,60})\\)\\s*$`, 'u');

/** The name that a feed's author has in brackets behind the address; other text is unchanged. */
export function nameBehindAddress(text: string): string {
  return beforeName.exec(text.slice(0, 200))?.[1] ?? text;
}

const mostAddresses = 500;

/** What stands before the @ in the addresses of a page: staff sign with it, and systems leave it as the author. */
export function localParts(page: Page): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, part = ''] of page.text.matchAll(/(?<![\w.+-])([\w.+-]{2,64})@[\w-]/g)) {
    if (found.size >= mostAddresses) break;
    found.add(part.toLowerCase());
  }
  for (const element of page.elements) {
    const [, part = ''] = /^mailto:([\w.+-]{2,64})@/i.exec(attribute(element, 'href').slice(0, 100)) ?? [];
    if (part !== '' && found.size < mostAddresses) found.add(part.toLowerCase());
  }
  return found;
}

/**
 * Joins lines of authors with their e-mail addresses: "By Ann Lee", "ann.lee@paper.example", "and Joe Hill";
 * or "By Ann Lee | ann.lee@paper.example", "Joe Hill | joe.hill@paper.example".
 */
export function joinAddressed(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let isAddressed = false;
  for (const line of lines) {
    const text = line.trim().slice(0, 200);
    const before = joined.at(-1);
    if (isAddressed && before !== undefined && (another.test(text) || named.test(text))) {
      joined[joined.length - 1] = `${before}${another.test(text) ? '' : ','} ${text}`;
    } else if (!(alone.test(text) && before !== undefined)) {
      joined.push(line);
    }
    isAddressed = text.includes('@');
  }
  return joined;
}
