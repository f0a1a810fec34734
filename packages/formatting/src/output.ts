/** A piece of the processor's HTML: a tag, or text between tags (with entities decoded). */
type Token = { tag: string; attributes: string } | { text: string };

const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|(amp|lt|gt|quot|apos));/g, (_whole, code: string, name: string) =>
    name ? (namedEntities[name] ?? '') : String.fromCodePoint(Number(code)),
  );
}

/** Text made safe to stand in HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

function* tokens(html: string): Generator<Token> {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open !== at) yield { text: decode(html.slice(at, open < 0 ? html.length : open)) };
    if (open < 0) return;
    const close = html.indexOf('>', open);
    const [tag = '', ...attributes] = html.slice(open + 1, close).split(' ');
    yield { tag, attributes: attributes.join(' ') };
    at = close + 1;
  }
}

/** What a tag of the processor becomes: one of our elements, upright text inside italics, or nothing. */
function elementFor(tag: string, attributes: string): string {
  if (/^(i|b|sub|sup)$/.test(tag)) return tag;
  if (tag !== 'span') return '';
  if (attributes.includes('small-caps')) return 'small-caps';
  return attributes.includes('font-style:normal') ? 'upright' : '';
}

const openings: Record<string, string> = {
  'small-caps': '<span class="small-caps">',
  upright: '</i>',
  '': '',
};
const closings: Record<string, string> = { 'small-caps': '</span>', upright: '<i>', '': '' };

// A web address ends before white space; the sentence's own punctuation after it does not belong to it.
const webAddress = /https?:\/\/\S+?(?=[.,;:)\]”’"']*(?:\s|$))/g;

function linkAddresses(text: string): string {
  let linked = '';
  let at = 0;
  for (const match of text.matchAll(webAddress)) {
    const address = escapeHtml(match[0]);
    linked += `${escapeHtml(text.slice(at, match.index))}<a href="${address}">${address}</a>`;
    at = match.index + match[0].length;
  }
  return linked + escapeHtml(text.slice(at));
}

function tidy(html: string): string {
  return html
    .replace(/<i><\/i>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The processor's HTML as the API promises it: only `i`, `b`, `sub`, `sup`, `span.small-caps` and `a[href^=http]` occur,
 * everything else is text. Web addresses become links.
 */
export function toSafeHtml(raw: string): string {
  const open: string[] = [];
  let html = '';
  for (const token of tokens(raw)) {
    if ('text' in token) {
      html += linkAddresses(token.text);
    } else if (token.tag.startsWith('/')) {
      // The number of an IEEE entry stands in a block of its own; on one line a space follows it.
      if (token.tag === '/div') html += ' ';
      const element = token.tag === '/div' ? '' : (open.pop() ?? '');
      html += closings[element] ?? `</${element}>`;
    } else if (token.tag !== 'div') {
      const element = elementFor(token.tag, token.attributes);
      open.push(element);
      html += openings[element] ?? `<${element}>`;
    }
  }
  return tidy(html);
}

/** The same reference as one line of plain text. */
export function toText(html: string): string {
  return decode(html.replace(/<[^>]*>/g, ''));
}
