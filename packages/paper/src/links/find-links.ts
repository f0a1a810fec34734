import type { PaperDocument, Span } from '@citewright/documents';
import { detect } from '@citewright/identifiers';
import { doubtOfAddress, doubtOfScheme, type LinkDoubt, ownDomains } from './link-doubts.ts';

/** What a link names: an identifier, or an address. */
export interface LinkTarget {
  kind: 'doi' | 'isbn' | 'url';
  value: string;
}

/** A link of the text: an address or identifier that it prints, or words with an address behind them. */
export interface PaperLink extends Span {
  text: string;
  /** Absent where its address is none of the web. */
  target?: LinkTarget;
  /** Its text is words of the sentence, which stay. */
  isWords: boolean;
  /** Why it may be no source: a person is asked. */
  doubt?: LinkDoubt;
}

/** Addresses, and identifiers with what introduces them. */
const printed =
  /(?:https?:\/\/|(?<![\p{L}\p{N}.@/-])www\.)[^\s<>"“”«»]{3,2000}|(?<![\p{L}\p{N}.@/=-])(?:doi\s?:\s?|(?:dx\.)?doi\.org\/)?10\.\d{4,9}\/[^\s<>"“”«»]{2,400}|(?<!\p{L})arxiv\s?:\s?(?:\d{4}\.\d{4,5}(?:v\d{1,2})?|[a-z-]{2,12}(?:\.[a-z]{2})?\/\d{7})|(?<!\p{L})(?:PMID\s?:?\s?\d{4,8}|PMC\d{4,9})(?!\d)|(?<!\p{L})ISBN(?:-1[03])?\s?:?\s?\d[\d –-]{8,18}[\dX]/giu;

/** Works that one paper links to are a few hundred. */
const mostLinks = 2_000;

const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** How many more of a closing bracket a text has than of its opening one. */
const surplusOf = (text: string, closing: string, opening: string) =>
  text.split(closing).length - text.split(opening).length;

/** Where an address ends without the punctuation of its sentence, and the bracket around it. */
function trimmedEnd(text: string, start: number, end: number): number {
  const surplus = new Map<string, number>();
  let at = end;
  for (;;) {
    const last = text[at - 1] ?? '';
    const opening = pairs[last];
    const more =
      opening === undefined ? 0 : (surplus.get(last) ?? surplusOf(text.slice(start, at), last, opening));
    if (at <= start || !(more > 0 || /[.,;:!?'’‘。，；、）】]/.test(last))) return at;
    // One bracket fewer: they are not counted again for each.
    if (more > 0) surplus.set(last, more - 1);
    at -= 1;
  }
}

/** Addresses that carry the one that is meant, of programs that watch links. */
const wrapped =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]{2,6}\/url\?(?:[^#]*&)?(?:q|url)=|[\w.-]{1,80}\.safelinks\.protection\.outlook\.com\/\?(?:[^#]*&)?url=|l\.facebook\.com\/l\.php\?(?:[^#]*&)?u=)([^&#]+)/i;

function unwrapped(address: string): string {
  const [, inner] = wrapped.exec(address) ?? [];
  if (inner === undefined) return address;
  try {
    return decodeURIComponent(inner);
  } catch {
    return address;
  }
}

/** What a text or address names; a title or citation is none of it. */
function targetOf(text: string): LinkTarget | undefined {
  const { kind, value } = detect(unwrapped(text));
  return kind === 'doi' || kind === 'isbn' || kind === 'url' ? { kind, value } : undefined;
}

/** Where a link stands, and its address: one that the text prints is none without a target. */
interface Placed extends Span {
  address: string;
  isWords: boolean;
  isPrinted?: boolean;
}

/** Words that say no more than that there is a link; in brackets they go with it. */
const sayNothing =
  /^\W*(?:\d{1,3}|links?|here|click here|sources?|url|doi|online|quelle|hier|lien|ici|source|fuente|enlace|aquí|fonte|website|article|paper|pdf)\W*$/iu;

/** The longest that `printed` finds, and what may stand around it. */
const longestPrinted = 2_100;

/** Whether the text of a hyperlink belongs to its sentence. */
function isOfSentence(text: string, { start, end }: Span): boolean {
  if (end - start > longestPrinted) return true;
  const own = text.slice(start, end);
  const isInBrackets =
    /[([]\s*$/.test(text.slice(start - 2, start)) && /^\s*[)\]]/.test(text.slice(end, end + 2));
  if (sayNothing.test(own) && (isInBrackets || /^\W*\d{1,3}\W*$/.test(own))) return false;
  const [words = ''] = /[\p{L}\p{N}](?:.*[\p{L}\p{N}/])?/su.exec(own) ?? [];
  const [first] = words.matchAll(printed);
  return first?.index !== 0 || first[0].length < words.length;
}

/** Places that the spans cover, asked for in the order of the text. */
function covering(spans: readonly Span[]): (span: Span) => boolean {
  const inOrder = spans.toSorted((one, other) => one.start - other.start);
  let at = 0;
  return ({ start, end }) => {
    while ((inOrder[at]?.end ?? Infinity) <= start) at += 1;
    return (inOrder[at]?.start ?? Infinity) < end;
  };
}

const doubtOf = (target: LinkTarget | undefined, address: string, own: ReadonlySet<string>) => {
  if (!target) return doubtOfScheme(address);
  return target.kind === 'url' ? doubtOfAddress(target.value, own) : undefined;
};

/**
 * The links of a text, in its order: hyperlinks, and the addresses and identifiers that it prints. Without those of its lists, and of places where the file
 * itself says what is cited.
 */
export function findLinks(document: PaperDocument, lists: readonly Span[]): PaperLink[] {
  const { text, links = [], live, keyed } = document;
  const closed = [...lists, ...live, ...(keyed?.citations ?? []), ...(keyed?.entries ?? [])];
  const own = ownDomains([text, ...links.map(({ address }) => address)].join('\n'));
  const linkOf = ({ start, end, address, isWords }: Placed): PaperLink => {
    const target = targetOf(address);
    const doubt = doubtOf(target, address, own);
    const printedText = text.slice(start, end);
    return { start, end, text: printedText, isWords, ...(target && { target }), ...(doubt && { doubt }) };
  };
  const hyper = links.flatMap((link): Placed[] => {
    const end = link.start + text.slice(link.start, link.end).trimEnd().length;
    return end > link.start ? [{ ...link, end, isWords: isOfSentence(text, link) }] : [];
  });
  const isLinked = covering(hyper);
  const bare = Array.from(text.matchAll(printed)).flatMap(({ 0: whole, index }): Placed[] => {
    const span = { start: index, end: trimmedEnd(text, index, index + whole.length) };
    if (span.end - span.start < 6 || isLinked(span)) return [];
    return [{ ...span, address: text.slice(span.start, span.end), isWords: false, isPrinted: true }];
  });
  const isClosed = covering(closed);
  const found: PaperLink[] = [];
  for (const place of [...hyper, ...bare].toSorted((one, other) => one.start - other.start)) {
    if (found.length === mostLinks) break;
    if (isClosed(place)) continue;
    const link = linkOf(place);
    if (link.target || !place.isPrinted) found.push(link);
  }
  return found;
}
