import { branch, findRole, leaf, type Node, replaceNode } from '../output/node.ts';
import { plainText } from '../output/plain.ts';
import type { CitationTree } from '../style/tree.ts';
import { type PrintedCite, withAffixes } from './rendered-cite.ts';

/** A piece of a citation and the delimiter before it. */
export interface Piece {
  before: string;
  node: Node;
}

/** A cite to print, whether it follows on from the one before it, and how. */
interface Link {
  printed: PrintedCite;
  /** 0 starts a group, 1 has the names of the cite before it, 2 its year too. */
  shares: 0 | 1 | 2;
}

/** Whether cites are grouped by their names (CSL 1.0.2, Cite Grouping). */
export function groups(tree: CitationTree): boolean {
  return (
    tree.citeGroupDelimiter !== undefined ||
    (tree.collapse !== undefined && tree.collapse !== 'citation-number')
  );
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

const yearOf = (node: Node | undefined): string | undefined => {
  const year = node && findRole(node, 'year');
  return year && plainText(year);
};

/** What a cite has in common with the one before it. */
function sharing(before: PrintedCite | undefined, cite: PrintedCite, suffixes: boolean): Link['shares'] {
  if (!before || cite.author === undefined || before.author !== cite.author) return 0;
  if (cite.cite.prefix || before.cite.suffix) return 0;
  if (!suffixes || cite.entry.yearSuffix === undefined || before.entry.yearSuffix === undefined) return 1;
  if (cite.cite.locator || before.cite.locator) return 1;
  return yearOf(cite.node) === yearOf(before.node) ? 2 : 1;
}

function withoutNames(node: Node): Node | undefined {
  const names = findRole(node, 'names');
  return names ? replaceNode(node, names, undefined) : node;
}

const suffixOf = (node: Node): Node => findRole(node, 'year-suffix') ?? node;

const nextLetter = (suffix: string): string => String.fromCharCode(suffix.charCodeAt(0) + 1);

/** Whether `later` is the suffix right after `earlier`: single letters only. */
const follows = (earlier: string | undefined, later: string | undefined): boolean =>
  earlier?.length === 1 && later?.length === 1 && later === nextLetter(earlier);

/** The last of a run of year suffixes without a gap that starts at `from`. */
function runEnd(links: readonly Link[], from: number): number {
  let end = from;
  while (
    links[end + 1]?.shares === 2 &&
    follows(links[end]?.printed.entry.yearSuffix, links[end + 1]?.printed.entry.yearSuffix)
  ) {
    end += 1;
  }
  return end;
}

/** Collapses cites of the same names: names once, years once, runs of suffixes as ranges (CSL 1.0.2, Cite Collapsing). */
export function collapseByAuthor(
  cites: readonly PrintedCite[],
  tree: CitationTree,
  delimiter: string,
): Piece[] {
  const mode = tree.collapse;
  const suffixes = mode === 'year-suffix' || mode === 'year-suffix-ranged';
  const links = cites.map(
    (printed, at): Link => ({
      printed,
      shares: sharing(cites[at - 1], printed, suffixes && Boolean(tree.addYearSuffix)),
    }),
  );
  const pieces: Piece[] = [];
  let collapsed = false;
  for (let at = 0; at < links.length; at += 1) {
    const link = links[at];
    if (!link?.printed.node) continue;
    const { printed, shares } = link;
    const whole = printed.node ?? leaf('');
    if (shares === 0) {
      pieces.push({
        before: collapsed ? (tree.afterCollapseDelimiter ?? delimiter) : delimiter,
        node: affixed(whole, printed),
      });
      collapsed = false;
      continue;
    }
    if (!mode) {
      pieces.push({ before: tree.citeGroupDelimiter ?? delimiter, node: affixed(whole, printed) });
      continue;
    }
    collapsed = true;
    if (shares === 1) {
      const rest = withoutNames(whole);
      if (rest) pieces.push({ before: tree.citeGroupDelimiter ?? ', ', node: affixed(rest, printed) });
      continue;
    }
    const end = mode === 'year-suffix-ranged' ? runEnd(links, at - 1) : at;
    const last = links[end]?.printed;
    if (end - at >= 1 && last?.node) {
      pieces.push({ before: '–', node: suffixOf(last.node) });
      at = end;
    } else {
      pieces.push({ before: tree.yearSuffixDelimiter ?? delimiter, node: affixed(suffixOf(whole), printed) });
    }
  }
  return pieces;
}

const affixed = (node: Node, printed: PrintedCite): Node => withAffixes(node, printed.cite) ?? node;

/** Whether a cite is nothing but its number, so that it can be an end of a range. */
function isBareNumber({ node, cite }: PrintedCite): boolean {
  if (!node || cite.prefix || cite.suffix || cite.locator) return false;
  const number = findRole(node, 'citation-number');
  return number !== undefined && !findRole(node, 'locator');
}

/** Collapses runs of three numbers and more: 1, 2, 3, 5 becomes 1–3, 5. */
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
    pieces.push({ before, node: affixed(cite.node, cite) });
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

/** The pieces in a row. */
export function joinPieces(pieces: readonly Piece[]): Node | undefined {
  const nodes: Node[] = [];
  pieces.forEach(({ before, node }, at) => {
    if (at > 0 && before !== '') nodes.push(leaf(before));
    nodes.push(node);
  });
  return nodes.length > 0 ? branch(nodes) : undefined;
}
