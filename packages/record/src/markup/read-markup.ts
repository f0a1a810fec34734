import { readFormulas } from '../tex/read-formulas.ts';
import { decodeText } from './decode-text.ts';
import { closingTags, openingTags, stripTags, type TextStyle } from './rich-text.ts';

/** The style of an element of HTML, JATS or a publisher's own markup. */
const styles: Record<string, TextStyle> = {
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

/** Elements without a style: their tags are dropped, their text stays. */
const unstyled = new Set(
  (
    'a abstract abbr alternatives article-title body br caption center code div emphasis ext-link fn font front h1 h2 h3 h4 h5 ' +
    'h6 head html inline-formula inline-graphic img label li list list-item math monospace named-content ns0 ol overline p ' +
    'pre roman sans-serif sec section small span strike styled-content subtitle tex-math title tt u ul underline uri xref'
  ).split(' '),
);

interface Tag {
  name: string;
  end: number;
  close: boolean;
  style: TextStyle | undefined;
  /** Whether the tag separates two lines. */
  breaks: boolean;
}

const tagPattern = /<(\/?)(?:[a-z][\w-]{0,20}:)?([a-z][\w-]{0,30})((?:\s[^<>]{0,1000})?)\s{0,9}\/?>/iy;
const foreignPrefix = /^<\/?(?:mml|m|jats|ns\d{1,2}|tex):/i;
const blocks = new Set('p br div sec section title li list-item subtitle caption'.split(' '));

function styleOf(name: string, attributes: string): TextStyle | undefined {
  if (name === 'span' && /small-?caps/i.test(attributes)) return 'sc';
  if (name === 'emphasis') return /bold/i.test(attributes) ? 'b' : 'i';
  return styles[name];
}

function tagAt(text: string, index: number): Tag | undefined {
  tagPattern.lastIndex = index;
  const match = tagPattern.exec(text);
  if (match === null) return undefined;
  const [whole, slash = '', rawName = '', attributes = ''] = match;
  const name = rawName.toLowerCase();
  const style = styleOf(name, attributes);
  if (style === undefined && !unstyled.has(name) && !foreignPrefix.test(whole)) return undefined;
  return { name, end: index + whole.length, close: slash !== '', style, breaks: blocks.has(name) };
}

/** Comments, CDATA marks and processing instructions. */
function skipDeclaration(text: string, index: number): number | undefined {
  if (!/^<[!?]/.test(text.slice(index, index + 2))) return undefined;
  const end = text.indexOf('>', index);
  return end < 0 ? undefined : end + 1;
}

// Some publishers lose the space around italics ("of<i>Homo sapiens</i>from"): words of two or more letters on both sides of a tag
// are separate words. https://github.com/CrossRef/rest-api-doc/issues/214
function spaced(text: string): string {
  return text
    .replace(/(\p{Ll}{2})(<[ib]>)(?=\p{L}{2})/gu, '$1 $2')
    .replace(/(\p{L}{3}<\/[ib]>)(?=\p{Ll}{2}|\p{Lu}\.? )/gu, '$1 ')
    .replace(/(\p{L}<su[bp]>[^<>]{1,9}<\/su[bp]>)(?=\p{L}\p{Ll}{2}|\p{Ll}{2}\s)/gu, '$1 ');
}

function tidySpace(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/(<(?:i|b|sub|sup)>) /g, ' $1')
    .replace(/ (<\/(?:i|b|sub|sup|span)>)/g, '$1 ')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.;:!?)])(?=\s|$)/g, '$1')
    .trim();
}

interface Open {
  name: string;
  style: TextStyle;
}

/** The replacement of a tag. A closing tag counts only if it closes the innermost open element. */
function replacement(tag: Tag, open: Open[]): string {
  const innermost = open.at(-1);
  if (tag.close && innermost?.name === tag.name) {
    open.pop();
    return closingTags[innermost.style];
  }
  if (tag.style === undefined || tag.close) return tag.breaks ? ' ' : '';
  open.push({ name: tag.name, style: tag.style });
  return openingTags[tag.style];
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
      .map(({ style }) => closingTags[style])
      .join('')
  );
}

const leaf =
  '<(?:mml:|m:)?(?:mi|mn|mo|mtext)(?:\\s[^<>]{0,200})?>[^<>]{1,20}</(?:mml:|m:)?(?:mi|mn|mo|mtext)>';
const mathScript = new RegExp(
  `<(?:mml:|m:)?(msu[bp])(?:\\s[^<>]{0,200})?>\\s{0,20}((?:<(?:mml:|m:)?mrow>)?(?:${leaf}){1,4}(?:</(?:mml:|m:)?mrow>)?)\\s{0,20}((?:<(?:mml:|m:)?mrow>)?${leaf}(?:${leaf}){0,3}(?:</(?:mml:|m:)?mrow>)?)\\s{0,20}</(?:mml:|m:)?\\1>`,
  'g',
);

/** Subscripts and superscripts of MathML as CSL's tags. */
const withScripts = (text: string): string =>
  text.includes('msu')
    ? text.replace(mathScript, (_, kind: string, base: string, script: string) => {
        const tag = kind === 'msup' ? 'sup' : 'sub';
        return `${base}<${tag}>${script}</${tag}>`;
      })
    : text;

/**
 * Text from a registry, catalogue or page as CSL's rich text: entities decoded, TeX formulas read, white space single, and of all markup
 * only `i`, `b`, `sub`, `sup` and small caps, balanced. `undefined` without any letter or digit. Reads the first 20,000 characters, in
 * linear time.
 */
export function readMarkup(text: string): string | undefined {
  const source = withScripts(readFormulas(decodeText(text)));
  const clean = tidySpace(spaced(rebuild(source))).replace(/<(i|b|sub|sup)>\s*<\/\1>/g, '');
  return /[\p{L}\p{N}]/u.test(clean) ? clean.normalize('NFC') : undefined;
}

/** The same without any markup: names, publishers, places. */
export function readPlainText(text: string): string | undefined {
  const markup = readMarkup(text);
  return (markup && stripTags(markup)) || undefined;
}
