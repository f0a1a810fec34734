import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { build } from './site-addresses.ts';

/**
 * Elements whose text we did not write as prose: scripts, code, identifiers, and formatted references of other works.
 */
function isForeign(
  name: string,
  { class: classes = '', 'aria-hidden': hidden }: Record<string, string>,
): boolean {
  if (['script', 'style', 'svg', 'code', 'pre', 'address', 'cite'].includes(name)) return true;
  if (['i', 'em'].includes(name) || hidden === 'true') return true;
  return /(?:^|\s)(?:reference|citation|font-mono|p[ls]-\[0\.5in\])(?:\s|$)/.test(classes);
}

const empty = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'wbr', 'path', 'circle', 'rect']);

/** The prose of a page of the built site. */
export function proseOf(path: string): string {
  const html = readFileSync(join(build, path, 'index.html'), 'utf8');
  const words: string[] = [];
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      // A URL may break at a `<wbr>`, and remains one word.
      if (name !== 'wbr') words.push(' ');
      if (!empty.has(name) && (depth > 0 || isForeign(name, attributes))) depth += 1;
    },
    ontext(text) {
      if (depth === 0) words.push(text);
    },
    onclosetag(name) {
      if (name !== 'wbr') words.push(' ');
      if (!empty.has(name) && depth > 0) depth -= 1;
    },
  });
  parser.end(html);
  return words.join('');
}
