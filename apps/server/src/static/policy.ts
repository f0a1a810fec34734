import { createHash } from 'node:crypto';

/** Types of inline scripts that a browser runs; anything else (JSON-LD) is data and needs no permission. */
const runningTypes = new Set(['', 'module', 'text/javascript', 'application/javascript']);

function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The five characters that React escapes in an attribute. */
const escapes: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

function decodeAttribute(value: string): string {
  return value.replace(/&(?:quot|#x27|lt|gt|amp);/g, (spelled) => escapes[spelled] ?? spelled);
}

function attribute(name: string, attributes: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
}

function runs(attributes: string): boolean {
  return attribute('src', attributes) === undefined && runningTypes.has(attribute('type', attributes) ?? '');
}

function inlineScripts(html: string): string[] {
  const elements = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  return elements.flatMap(([, attributes = '', text = '']) => (runs(attributes) ? [scriptHash(text)] : []));
}

function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => scriptHash(text));
}

function styleAttributes(html: string): string[] {
  return [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, value = '']) => scriptHash(decodeAttribute(value)));
}

/** Points from the margin to the lines of a paragraph, and from there to the first (`packages/formatting/src/paragraphs.ts`). */
const indents = [
  [36, -36],
  [36, 0],
  [36, 36],
  [72, 0],
  [72, 36],
  [0, 0],
  [0, 36],
];

/**
 * Styles of copied references (`apps/web/app/clipboard`): Chromium applies a page's policy to the HTML that it copies, and logs
 * each violation.
 */
const clipboardStyles = [
  ...indents.map(([left, first]) => `margin:0 0 0 ${left}pt;text-indent:${first}pt`),
  'font-variant:small-caps',
].map(scriptHash);

const sources = (...list: string[]) => [...new Set(list)].join(' ');

/**
 * The content security policy of a built page: its own inline scripts and styles by hash, and nothing from other origins. Style
 * attributes need `'unsafe-hashes'` to be allowed by hash.
 */
export function policyOf(html: string): string {
  return [
    "default-src 'self'",
    `script-src ${sources("'self'", ...inlineScripts(html))}`,
    `style-src-elem ${sources("'self'", ...inlineStyles(html))}`,
    `style-src-attr ${sources("'unsafe-hashes'", ...clipboardStyles, ...styleAttributes(html))}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
