import { branch, findRole, leaf, type Node, replaceNode } from '../output/node.ts';
import { plainText } from '../output/plain.ts';
import type { CitationTree } from '../style/tree.ts';
import type { Cite } from './cites.ts';
import { NAMELESS, type PrintedCite, withAffixes } from './rendered-cite.ts';

/** A piece of a citation, with the delimiter before it. */
export interface Piece {
  before: string;
  node: Node;
  /** The affixes of the cite itself. */
  prefix?: string | undefined;
  suffix?: string | undefined;
}

/** How a style collapses cites. */
export interface Collapsing {
  tree: CitationTree;
  /** That of the layout. */
  delimiter: string;
  isNote: boolean;
}

/** A whole cite as a piece. */
export function toPiece(before: string, node: Node | undefined, cite: Cite): Piece | undefined {
  const whole = withAffixes(node, cite);
  return whole && { before, node: whole, prefix: cite.prefix, suffix: cite.suffix };
}

/** A cite, and what it has in common with the previous cite: nothing, the names, or the names and the year. */
interface Link {
  printed: PrintedCite;
  shares: 'nothing' | 'names' | 'year';
}

/** Whether cites are grouped by their names (CSL 1.0.2, Cite Grouping). */
export function groups(tree: CitationTree): boolean {
  return (
    tree.citeGroupDelimiter !== undefined ||
    (tree.collapse !== undefined && tree.collapse !== 'citation-number')
  );
}

const yearOf = (node: Node | undefined): string | undefined => {
  const year = node && findRole(node, 'year');
  return year && plainText(year);
};

/** What a cite shares with the previous cite. */
function sharing(before: PrintedCite | undefined, cite: PrintedCite, suffixes: boolean): Link['shares'] {
  if (!before || before.author !== cite.author || cite.cite.prefix || before.cite.suffix) return 'nothing';
  const isTitle = cite.author === NAMELESS && cite.node && findRole(cite.node, 'title');
  const named = cite.author === undefined || isTitle ? 'nothing' : 'names';
  if (!suffixes || cite.entry.yearSuffix === undefined || before.entry.yearSuffix === undefined) return named;
  if (cite.cite.locator || before.cite.locator) return named;
  // Works without a date may have no letter: "(Doe n.d., n.d.)".
  if (!cite.node || !findRole(cite.node, 'year-suffix')) return named;
  return yearOf(cite.node) === yearOf(before.node) ? 'year' : named;
}

function withoutNames(node: Node): Node | undefined {
  const names = findRole(node, 'names');
  return names ? replaceNode(node, names, undefined) : node;
}

const suffixNode = (node: Node): Node => findRole(node, 'year-suffix') ?? node;

const nextLetter = (suffix: string): string => String.fromCharCode(suffix.charCodeAt(0) + 1);

/** Whether `later` is the suffix right after `earlier`: single letters only. */
const follows = (earlier: string | undefined, later: string | undefined): boolean =>
  earlier?.length === 1 && later?.length === 1 && later === nextLetter(earlier);

/** The index of the last of consecutive year suffixes from `from` on. */
function runEnd(links: readonly Link[], from: number): number {
  let end = from;
  while (
    links[end + 1]?.shares === 'year' &&
    follows(links[end]?.printed.entry.yearSuffix, links[end + 1]?.printed.entry.yearSuffix)
  ) {
    end += 1;
  }
  return end;
}

/** Collapses cites with the same names: names and years once, consecutive suffixes as ranges (CSL 1.0.2, Cite Collapsing). */
export function collapseByAuthor(cites: readonly PrintedCite[], collapsing: Collapsing): Piece[] {
  const { tree } = collapsing;
  const mode = tree.collapse;
  const suffixes = mode === 'year-suffix' || mode === 'year-suffix-ranged';
  const links = cites.map(
    (printed, at): Link => ({
      printed,
      shares: sharing(cites[at - 1], printed, suffixes && Boolean(tree.addYearSuffix)),
    }),
  );
  const pieces: Piece[] = [];
  for (let at = 0; at < links.length; at += 1) {
    const link = links[at];
    if (!link?.printed.node) continue;
    const end = link.shares === 'year' && mode === 'year-suffix-ranged' ? runEnd(links, at - 1) : at;
    const last = links[end];
    // Two suffixes are not a range: a, b.
    if (end > at && last?.printed.node) {
      const piece = toPiece('–', suffixNode(last.printed.node), last.printed.cite);
      if (piece) pieces.push(piece);
      at = end;
    } else {
      const before = delimiterBefore(link, links[at - 1], collapsing);
      const piece = toPiece(before, collapsed(link, tree), link.printed.cite);
      if (piece) pieces.push(piece);
    }
  }
  return pieces;
}

/** Moves cites with the same names up to the first of them. */
export function groupCites(cites: readonly PrintedCite[]): PrintedCite[] {
  const groups = new Map<string, PrintedCite[]>();
  cites.forEach((cite, at) => {
    const key = cite.author ?? `#${at}`;
    const group = groups.get(key);
    if (group) group.push(cite);
    else groups.set(key, [cite]);
  });
  return [...groups.values()].flat();
}

/** Puts works of one author and year, where they stand, into the order of their suffixes: `a` to `z` come before `aa`. */
export function inSuffixOrder(cites: readonly PrintedCite[]): PrintedCite[] {
  const places = new Map<string, number[]>();
  cites.forEach(({ author, entry, node }, at) => {
    if (entry.yearSuffix === undefined) return;
    const key = `${author} ${yearOf(node)}`;
    places.set(key, [...(places.get(key) ?? []), at]);
  });
  const ordered = [...cites];
  for (const own of places.values()) {
    const works = own.flatMap((at) => cites[at] ?? []);
    works.sort(({ entry: { yearSuffix: one = '' } }, { entry: { yearSuffix: other = '' } }) =>
      one.length === other.length ? (one < other ? -1 : 1) : one.length - other.length,
    );
    own.forEach((at, place) => {
      const work = works[place];
      if (work) ordered[at] = work;
    });
  }
  return ordered;
}

/** A cite without the part that it has in common with the previous cite. */
function collapsed({ printed, shares }: Link, tree: CitationTree): Node | undefined {
  const node = printed.node;
  if (!node || shares === 'nothing' || !tree.collapse || printed.author === NAMELESS) return node;
  return shares === 'names' ? withoutNames(node) : suffixNode(node);
}

/**
 * The delimiter before a cite. If the style does not sort cites, the test suite expects `after-collapse-delimiter` between all
 * groups and after cites with a locator (collapse_ChicagoAfterCollapse). Cites of one group have a comma between them (CSL 1.0.2,
 * `cite-group-delimiter`), in notes the delimiter of the layout (disambiguate_YearCollapseWithInstitution).
 */
function delimiterBefore(
  { shares }: Link,
  before: Link | undefined,
  { tree, delimiter, isNote }: Collapsing,
): string {
  const { citeGroupDelimiter, afterCollapseDelimiter, yearSuffixDelimiter, sort } = tree;
  if (shares === 'year') return yearSuffixDelimiter ?? citeGroupDelimiter ?? delimiter;
  const startsGroup = shares === 'nothing';
  const followsCollapsed = before !== undefined && before.shares !== 'nothing';
  const ends = sort ? followsCollapsed : startsGroup || before?.printed.cite.locator;
  if (startsGroup || (!sort && ends)) return (ends ? afterCollapseDelimiter : undefined) ?? delimiter;
  return citeGroupDelimiter ?? (tree.collapse && !isNote ? ', ' : delimiter);
}

/** Whether a cite is only a number, so that it can be part of a range. Some styles print no locators. */
function isBareNumber({ node, cite }: PrintedCite): boolean {
  if (!node || cite.prefix || cite.suffix) return false;
  const number = findRole(node, 'citation-number');
  return number !== undefined && !findRole(node, 'locator');
}

/** Collapses three or more consecutive numbers: 1, 2, 3, 5 becomes 1–3, 5. */
export function collapseNumbers(
  cites: readonly PrintedCite[],
  tree: CitationTree,
  delimiter: string,
): Piece[] {
  const pieces: Piece[] = [];
  let collapsed = false;
  for (let at = 0; at < cites.length; at += 1) {
    const cite = cites[at];
    if (!cite?.node) continue;
    const before = collapsed ? (tree.afterCollapseDelimiter ?? delimiter) : delimiter;
    const piece = toPiece(before, cite.node, cite.cite);
    if (piece) pieces.push(piece);
    collapsed = false;
    let end = at;
    while (continuesRun(cites[end], cites[end + 1])) end += 1;
    const last = cites[end]?.node;
    if (end - at >= 2 && last) {
      pieces.push({ before: '–', node: last });
      collapsed = true;
      at = end;
    }
  }
  return pieces;
}

function continuesRun(cite: PrintedCite | undefined, next: PrintedCite | undefined): boolean {
  if (!cite || !next || !isBareNumber(cite) || !isBareNumber(next)) return false;
  return next.entry.number === cite.entry.number + 1;
}

const PUNCTUATION_FIRST = /^\s*[,;.:]/;
const PUNCTUATION_LAST = /(?:,\s*|[.;])$/;
const MARK_OF_DELIMITER = /\s*[,;.:]/;

/** The delimiter between two pieces, unless the affixes of the cites bring their own mark (affix_WithCommas): "see X; Y", "X. See Y". */
function delimiterBetween(delimiter: string, before: Piece, now: Piece): string {
  if (PUNCTUATION_FIRST.test(now.prefix ?? '')) return '';
  return PUNCTUATION_LAST.test(before.suffix ?? '') ? delimiter.replace(MARK_OF_DELIMITER, '') : delimiter;
}

/** Joins pieces with their delimiters. */
export function joinPieces(pieces: readonly Piece[]): Node | undefined {
  const nodes: Node[] = [];
  pieces.forEach((piece, at) => {
    const previous = pieces[at - 1];
    const delimiter = previous ? delimiterBetween(piece.before, previous, piece) : '';
    if (delimiter !== '') nodes.push(leaf(delimiter));
    nodes.push(piece.node);
  });
  return nodes.length > 0 ? branch(nodes) : undefined;
}
