/** The elements allowed in a reference. */
export type MarkupTag = 'i' | 'em' | 'b' | 'sub' | 'sup' | 'small-caps' | 'a';

/** A node of a reference: text, or an allowed element with children. Only links have an `href`. */
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

/** Escapes text for HTML. */
export function escapeMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Appends text, merging adjacent text nodes. */
function addText(target: MarkupNode[], text: string): void {
  if (text === '') return;
  const last = target.at(-1);
  if (typeof last === 'string') target[target.length - 1] = last + text;
  else target.push(text);
}

/** An open element of the source: its tag name there, and the list that receives its content. */
interface OpenElement {
  name: string;
  children: MarkupNode[];
}

/** Handles a start tag. If the tag is not allowed or nested too deeply, only its content is added. */
function start(name: string, tag: string, open: OpenElement[], target: MarkupNode[]): void {
  const opener = openers[name];
  if (!opener || open.length >= maxDepth) return;
  const opening = opener(tag);
  const children = opening ? [] : target;
  if (opening) target.push({ ...opening, children });
  open.push({ name, children });
}

/**
 * Handles an end tag: closes the nearest open element of that name and all elements inside it; a stray end tag is
 * ignored.
 */
function end(name: string, open: OpenElement[]): void {
  const at = open.findLastIndex((element) => element.name === name);
  if (at >= 0) open.length = at;
}

/**
 * Parses the HTML of a reference to a tree of text and allowed elements: i, em, b, sub, sup, span.small-caps and links
 * to http URLs. Other tags are dropped and their text preserved, so that foreign markup can neither run scripts nor
 * restyle the page. Needs no DOM; linear time.
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
