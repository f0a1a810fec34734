/** The elements that a reference may hold. */
export type MarkupTag = 'i' | 'em' | 'b' | 'sub' | 'sup' | 'small-caps' | 'a';

/** One piece of a reference: text, or an allowed element around further pieces. Only links have an `href`. */
export type MarkupNode = string | { tag: MarkupTag; href?: string; children: MarkupNode[] };

type Opening = { tag: MarkupTag; href?: string };

const maxTagLength = 4_096;
const maxDepth = 12;
const namedEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function decodeEntity(whole: string, name: string): string {
  const named = namedEntities[name];
  if (named !== undefined) return named;
  if (!name.startsWith('#')) return whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

function decode(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, decodeEntity);
}

function attribute(tag: string, name: 'href' | 'class'): string | undefined {
  const pattern = name === 'href' ? /\shref="([^"]*)"/i : /\sclass="([^"]*)"/i;
  const value = pattern.exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
}

function openLink(tag: string): Opening | undefined {
  const href = attribute(tag, 'href') ?? '';
  return /^https?:\/\//i.test(href) && URL.canParse(href) ? { tag: 'a', href } : undefined;
}

function openSpan(tag: string): Opening | undefined {
  const names = attribute(tag, 'class')?.split(' ') ?? [];
  return names.includes('small-caps') ? { tag: 'small-caps' } : undefined;
}

const openers: Record<string, (tag: string) => Opening | undefined> = {
  i: () => ({ tag: 'i' }),
  em: () => ({ tag: 'em' }),
  b: () => ({ tag: 'b' }),
  sub: () => ({ tag: 'sub' }),
  sup: () => ({ tag: 'sup' }),
  span: openSpan,
  a: openLink,
};

/** Text made safe to stand in HTML. */
export function escapeMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Appends text, so that no two neighbours are both text. */
function addText(target: MarkupNode[], text: string): void {
  if (text === '') return;
  const last = target.at(-1);
  if (typeof last === 'string') target[target.length - 1] = last + text;
  else target.push(text);
}

/** An element of the source that has not ended yet: its name there, and where its content goes. */
interface OpenElement {
  name: string;
  children: MarkupNode[];
}

/** A start tag. One that is not allowed, or nested too deeply, leaves its content where it stands. */
function start(name: string, tag: string, open: OpenElement[], target: MarkupNode[]): void {
  const opener = openers[name];
  if (!opener || open.length >= maxDepth) return;
  const opening = opener(tag);
  const children = opening ? [] : target;
  if (opening) target.push({ ...opening, children });
  open.push({ name, children });
}

/** An end tag closes the nearest open element of its name, and what was left open inside it; a stray one does nothing. */
function end(name: string, open: OpenElement[]): void {
  const at = open.findLastIndex((element) => element.name === name);
  if (at >= 0) open.length = at;
}

/**
 * Reads the HTML of a reference into a tree that holds nothing but text and the allowed elements: i, em, b, sub, sup,
 * span.small-caps and links to http addresses. Any other tag is dropped and its text kept, so that foreign markup can
 * neither run nor restyle the page. Runs without a DOM and in linear time.
 */
export function parseMarkup(html: string): MarkupNode[] {
  const root: MarkupNode[] = [];
  const open: OpenElement[] = [];
  const tagStart = /<(\/?)([a-z][a-z0-9]{0,15})(?=[\s/>])/gi;
  let at = 0;
  for (let match = tagStart.exec(html); match; match = tagStart.exec(html)) {
    const close = html.indexOf('>', tagStart.lastIndex);
    if (close < 0) break;
    const [, slash, name = ''] = match;
    const target = open.at(-1)?.children ?? root;
    addText(target, decode(html.slice(at, match.index)));
    if (slash) end(name.toLowerCase(), open);
    else
      start(
        name.toLowerCase(),
        html.slice(match.index, Math.min(close, match.index + maxTagLength)),
        open,
        target,
      );
    at = close + 1;
    tagStart.lastIndex = at;
  }
  addText(open.at(-1)?.children ?? root, decode(html.slice(at)));
  return root;
}
