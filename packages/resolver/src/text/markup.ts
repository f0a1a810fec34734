import { decodeHTML } from 'entities';
import { repairMojibake } from './mojibake.ts';
import { withoutTex } from './tex.ts';

/** Longest text that is cleaned; titles and abstracts of registries stay far below. */
const maxLength = 10_000;

/** The markup that CSL keeps in text fields, by the HTML, JATS and publisher elements that stand for it. */
const kept: Record<string, 'i' | 'b' | 'sub' | 'sup' | 'sc'> = {
  i: 'i',
  em: 'i',
  it: 'i',
  italic: 'i',
  b: 'b',
  bold: 'b',
  strong: 'b',
  sub: 'sub',
  inf: 'sub',
  sup: 'sup',
  sc: 'sc',
  scp: 'sc',
  smallcaps: 'sc',
  'small-caps': 'sc',
};

/** Elements without meaning for a reference: their tags go, their text stays. */
const dropped = new Set(
  (
    'a abstract abbr alternatives article-title body br caption center code div emphasis ext-link fn font front h1 h2 h3 h4 h5 ' +
    'h6 head html inline-formula inline-graphic img label li list list-item math monospace named-content ns0 ol overline p ' +
    'pre roman sans-serif sec section small span strike styled-content subtitle tex-math title tt u ul underline uri xref'
  ).split(' '),
);

const opening = {
  i: '<i>',
  b: '<b>',
  sub: '<sub>',
  sup: '<sup>',
  sc: '<span style="font-variant:small-caps;">',
} as const;
const closing = { i: '</i>', b: '</b>', sub: '</sub>', sup: '</sup>', sc: '</span>' } as const;

type Kept = keyof typeof opening;

interface Tag {
  name: string;
  end: number;
  close: boolean;
  keeps: Kept | undefined;
  /** Whether the text on both sides belongs to different lines. */
  breaks: boolean;
}

const tagPattern = /<(\/?)(?:[a-z][\w-]{0,20}:)?([a-z][\w-]{0,30})((?:\s[^<>]{0,1000})?)\s{0,9}\/?>/iy;
const foreignPrefix = /^<\/?(?:mml|m|jats|ns\d{1,2}|tex):/i;
const blocks = new Set([
  'p',
  'br',
  'div',
  'sec',
  'section',
  'title',
  'li',
  'list-item',
  'subtitle',
  'caption',
]);

function keptBy(name: string, attributes: string): Kept | undefined {
  if (name === 'span' && /small-?caps/i.test(attributes)) return 'sc';
  if (name === 'emphasis') return /bold/i.test(attributes) ? 'b' : 'i';
  return kept[name];
}

function tagAt(text: string, index: number): Tag | undefined {
  tagPattern.lastIndex = index;
  const match = tagPattern.exec(text);
  if (match === null) return undefined;
  const [whole, slash = '', rawName = '', attributes = ''] = match;
  const name = rawName.toLowerCase();
  const keeps = keptBy(name, attributes);
  if (keeps === undefined && !dropped.has(name) && !foreignPrefix.test(whole)) return undefined;
  return { name, end: index + whole.length, close: slash !== '', keeps, breaks: blocks.has(name) };
}

/** Comments, CDATA marks and processing instructions. */
function skipDeclaration(text: string, index: number): number | undefined {
  if (!/^<[!?]/.test(text.slice(index, index + 2))) return undefined;
  const end = text.indexOf('>', index);
  return end < 0 ? undefined : end + 1;
}

// Some publishers lose the space before or after italics ("of<i>Homo sapiens</i>from"): words of two letters and more that
// touch only through a tag are two words. https://github.com/CrossRef/rest-api-doc/issues/214
function spaced(text: string): string {
  return text
    .replace(/(\p{Ll}{2})(<[ib]>)(?=\p{L}{2})/gu, '$1 $2')
    .replace(/(\p{L}{3}<\/[ib]>)(?=\p{Ll}{2}|\p{Lu}\.? )/gu, '$1 ')
    .replace(/(\p{L}<su[bp]>[^<>]{1,9}<\/su[bp]>)(?=\p{L}\p{Ll}{2}|\p{Ll}{2}\s)/gu, '$1 ');
}

function tidySpace(text: string): string {
  return text
    .replace(/[\s\u00a0\u200b\ufeff]+/g, ' ')
    .replace(/(<(?:i|b|sub|sup)>) /g, ' $1')
    .replace(/ (<\/(?:i|b|sub|sup|span)>)/g, '$1 ')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.;:!?)])(?=\s|$)/g, '$1')
    .trim();
}

interface Open {
  name: string;
  keeps: Kept;
}

/** What stands for a tag in the result: the closing of an element is that of the innermost open one, if it is the same. */
function replacement(tag: Tag, open: Open[]): string {
  const innermost = open.at(-1);
  if (tag.close && innermost?.name === tag.name) {
    open.pop();
    return closing[innermost.keeps];
  }
  if (tag.keeps === undefined || tag.close) return tag.breaks ? ' ' : '';
  open.push({ name: tag.name, keeps: tag.keeps });
  return opening[tag.keeps];
}

function rebuild(text: string): string {
  let built = '';
  const open: Open[] = [];
  let index = 0;
  while (index < text.length) {
    const next = text.indexOf('<', index);
    if (next < 0) break;
    built += text.slice(index, next);
    const skipped = skipDeclaration(text, next);
    const tag = skipped === undefined ? tagAt(text, next) : undefined;
    if (tag !== undefined) built += replacement(tag, open);
    else if (skipped === undefined) built += '<';
    index = skipped ?? tag?.end ?? next + 1;
  }
  return (
    built +
    text.slice(index) +
    open
      .reverse()
      .map(({ keeps }) => closing[keeps])
      .join('')
  );
}

const leaf =
  '<(?:mml:|m:)?(?:mi|mn|mo|mtext)(?:\\s[^<>]{0,200})?>[^<>]{1,20}</(?:mml:|m:)?(?:mi|mn|mo|mtext)>';
const mathScript = new RegExp(
  `<(?:mml:|m:)?(msu[bp])(?:\\s[^<>]{0,200})?>\\s{0,20}((?:<(?:mml:|m:)?mrow>)?(?:${leaf}){1,4}(?:</(?:mml:|m:)?mrow>)?)\\s{0,20}((?:<(?:mml:|m:)?mrow>)?${leaf}(?:${leaf}){0,3}(?:</(?:mml:|m:)?mrow>)?)\\s{0,20}</(?:mml:|m:)?\\1>`,
  'g',
);

/** Indices and powers of MathML as CSL writes them. */
const withScripts = (text: string): string =>
  text.includes('msu')
    ? text.replace(mathScript, (_, kind: string, base: string, script: string) => {
        const tag = kind === 'msup' ? 'sup' : 'sub';
        return `${base}<${tag}>${script}</${tag}>`;
      })
    : text;

/** Entities are sometimes encoded twice (`&amp;lt;i&amp;gt;`), never more than three times in what services send. */
function decodeEntities(text: string): string {
  let decoded = text;
  for (let round = 0; round < 3 && decoded.includes('&'); round += 1) {
    const next = decodeHTML(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}

/** Soft hyphens, zero-width joints and marks of direction, which publishers' typesetting leaves in titles. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/**
 * Text of a registry as CSL wants it: entities decoded, white space single, and of all markup only `i`, `b`, `sub`, `sup`
 * and small caps, balanced. `undefined` when nothing readable is left.
 */
export function cleanMarkup(text: string): string | undefined {
  const cut = withoutTex(decodeEntities(repairMojibake(text.slice(0, maxLength))).replace(invisible, ''));
  const clean = tidySpace(spaced(rebuild(withScripts(cut)))).replace(/<(i|b|sub|sup)>\s*<\/\1>/g, '');
  return /[\p{L}\p{N}]/u.test(clean) ? clean.normalize('NFC') : undefined;
}

/** The same without any markup: names, publishers, places. */
export function cleanText(text: string): string | undefined {
  const clean = cleanMarkup(text)?.replace(/<\/?(?:i|b|sub|sup|span)(?:\s[^<>]*)?>/g, '');
  return clean === '' ? undefined : clean;
}
