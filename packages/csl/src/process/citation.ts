import { capitaliseFirstTerm } from '../output/capitalise.ts';
import type { Node } from '../output/node.ts';
import type { CitationTree } from '../style/tree.ts';
import {
  type Collapsing,
  collapseByAuthor,
  collapseNumbers,
  groupCites,
  groups,
  inSuffixOrder,
  joinPieces,
  type Piece,
  toPiece,
} from './collapse.ts';
import { type StylePart, wrapLayout } from './part.ts';
import { type PlacedCite, type PrintedCite, printCite } from './rendered-cite.ts';
import { sortBy } from './sort.ts';

/** The end of a sentence of several words. */
const SENTENCE_END = /\s\S*[.!?]["'”’]*\s*$/;

/** Capitalises the start of a note, unless text precedes it: "Ibid." (CSL 1.0.2, Citation, note to developers). */
function startNote(cite: PrintedCite): PrintedCite {
  const { prefix } = cite.cite;
  if (!cite.node || (prefix && !SENTENCE_END.test(prefix))) return cite;
  return { ...cite, node: capitaliseFirstTerm(cite.node) };
}

function toPieces(cites: readonly PrintedCite[], collapsing: Collapsing): Piece[] {
  const { tree, delimiter } = collapsing;
  if (tree.collapse === 'citation-number') return collapseNumbers(cites, tree, delimiter);
  if (groups(tree)) return collapseByAuthor(tree.sort ? groupCites(cites) : cites, collapsing);
  const pieces: Piece[] = [];
  for (const cite of cites) {
    const piece = toPiece(delimiter, cite.node, cite.cite);
    if (piece) pieces.push(piece);
  }
  return pieces;
}

/** Renders a citation: sorts its cites unless they are `unsorted`, groups and collapses them, and adds the affixes of the layout. */
export function renderCitation(
  placed: readonly PlacedCite[],
  part: StylePart,
  style: CitationTree,
  unsorted = false,
): { node: Node | undefined; printed: readonly PrintedCite[] } {
  const { sort: _, ...asGiven } = style;
  const tree: CitationTree = unsorted ? asGiven : style;
  const sorted =
    part.keys && !unsorted
      ? sortBy({
          values: placed,
          keys: part.keys,
          locale: part.scope.locale,
          read: ({ entry, state }) => ({ reference: entry.reference, cite: state }),
        })
      : placed;
  let printed = sorted.map((cite) => printCite(part, cite));
  if (tree.sort && part.scope.conventions.ordersSuffixes) printed = inSuffixOrder(printed);
  const isNote = part.scope.tree.class === 'note';
  if (isNote) {
    printed = printed.map((cite, at) => (at === 0 || cite.cite.prefix ? startNote(cite) : cite));
  }
  const content = joinPieces(toPieces(printed, { tree, delimiter: part.delimiter, isNote }));
  return { node: content && wrapLayout(content, part.layout), printed };
}
