import { branch, joined, leaf, type Node } from '../output/node.ts';
import { PLAIN_CITE } from '../render/context.ts';
import type { BibliographyTree } from '../style/tree.ts';
import { type LeadingNames, leadingNames, substituteAuthor } from './author-substitute.ts';
import type { Entry } from './entry.ts';
import { renderCite, type StylePart, wrapLayout } from './part.ts';

/** The first field in the margin, the others beside it (CSL 1.0.2, `second-field-align`). */
function alignSecondField(entry: Node): Node {
  const [first, ...rest] = entry.children ?? [];
  if (!first || rest.length === 0) return entry;
  const margin: Node = { ...branch([first]), display: 'left-margin' };
  const body: Node = { ...branch(rest, entry.delimiter), display: 'right-inline' };
  return { ...entry, delimiter: '', children: [margin, body] };
}

/** An entry as a tree. */
export interface EntryOutput {
  /** `undefined` when the style prints nothing. */
  node: Node | undefined;
  /** The style prints no more than the number. */
  bare: boolean;
}

/** Whether nothing but the number of the entry is printed. */
function isBareNumber(nodes: readonly Node[]): boolean {
  return nodes.every((node) =>
    node.role ? node.role === 'citation-number' : node.children !== undefined && isBareNumber(node.children),
  );
}

/** Renders the entries of a bibliography, in its order. */
export function renderBibliography(
  entries: readonly Entry[],
  part: StylePart,
  tree: BibliographyTree,
): EntryOutput[] {
  let before: LeadingNames | undefined;
  return entries.map((entry) => {
    const { nodes } = renderCite(part, entry.reference, {
      ...PLAIN_CITE,
      position: 'none',
      citationNumber: entry.number,
      yearSuffix: entry.yearSuffix,
      disambiguate: entry.disambiguate,
      expansion: entry.expansion,
    });
    const bare = isBareNumber(nodes);
    if (nodes.length === 0) return { node: undefined, bare };
    let content: Node = branch(nodes, part.delimiter);
    if (tree.subsequentAuthorSubstitute !== undefined) {
      const now = leadingNames(content);
      content = substituteAuthor(content, before, tree);
      before = now;
    }
    return { node: finish(content, part, tree), bare };
  });
}

function finish(content: Node, part: StylePart, tree: BibliographyTree): Node | undefined {
  if (!tree.secondFieldAlign) return wrapLayout([content], '', part);
  const aligned = alignSecondField(content);
  const [margin, body] = aligned.children ?? [];
  if (!body || body.display !== 'right-inline') return wrapLayout([content], '', part);
  const { prefix, suffix, marks } = part.layout;
  const closed = suffix ? { ...body, children: [...(body.children ?? []), leaf(suffix)] } : body;
  const opened =
    prefix && margin ? { ...margin, children: [leaf(prefix), ...(margin.children ?? [])] } : margin;
  const whole = joined(opened ? [opened, closed] : [closed], '');
  return whole && marks ? { ...branch([whole]), marks } : whole;
}
