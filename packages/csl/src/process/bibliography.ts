import { capitaliseFirstTerm } from '../output/capitalise.ts';
import { branch, joinedNodes, leaf, type Node } from '../output/node.ts';
import type { BibliographyTree } from '../style/tree.ts';
import { type LeadingNames, leadingNames, substituteAuthor } from './author-substitute.ts';
import type { Entry } from './entry.ts';
import { renderCite, type StylePart, wrapLayout } from './part.ts';

/** Puts the first field into the margin and the others beside it (CSL 1.0.2, `second-field-align`). */
function alignSecondField(entry: Node): Node {
  const [first, ...rest] = entry.children ?? [];
  if (!first || rest.length === 0) return entry;
  const margin: Node = { ...branch([first]), display: 'left-margin' };
  const body: Node = { ...capitaliseFirstTerm(branch(rest, entry.delimiter)), display: 'right-inline' };
  return { ...entry, delimiter: '', children: [margin, body] };
}

/** Adds the affixes of the layout to an entry. The suffix goes into the last display block. */
function wrapBlocks(content: Node, part: StylePart): Node | undefined {
  const { suffix } = part.layout;
  const last = content.children?.at(-1);
  if (!suffix || !last?.display) return wrapLayout(content, part.layout);
  const closed = {
    ...last,
    children: [{ ...last, display: undefined }, leaf(suffix)],
    delimiter: '',
    suffix: '',
    prefix: '',
  };
  const children = [...(content.children?.slice(0, -1) ?? []), closed];
  return wrapLayout({ ...content, children }, { ...part.layout, suffix: '' });
}

function finish(content: Node, part: StylePart, tree: BibliographyTree): Node | undefined {
  if (!tree.secondFieldAlign) return wrapBlocks(content, part);
  const aligned = alignSecondField(content);
  const [margin, body] = aligned.children ?? [];
  if (body?.display !== 'right-inline') return wrapLayout(content, part.layout);
  const { prefix, suffix, marks } = part.layout;
  const closed = suffix ? { ...body, children: [...(body.children ?? []), leaf(suffix)] } : body;
  const opened =
    prefix && margin ? { ...margin, children: [leaf(prefix), ...(margin.children ?? [])] } : margin;
  const whole = joinedNodes(opened ? [opened, closed] : [closed], '');
  return whole && marks ? { ...branch([whole]), marks } : whole;
}

/** Renders the entries of a bibliography. In order of the bibliography, nothing is rendered twice. */
export class EntryRenderer {
  readonly #part: StylePart;
  readonly #tree: BibliographyTree;
  /** The last rendered entry and its names. */
  #last: { entry: Entry | undefined; names: LeadingNames | undefined } | undefined;

  constructor(part: StylePart, tree: BibliographyTree) {
    this.#part = part;
    this.#tree = tree;
  }

  /** Renders the entry at an index; `undefined` when it prints nothing. */
  render(entries: readonly Entry[], at: number): Node | undefined {
    const entry = entries[at];
    const content = entry && this.#content(entry);
    return content && finish(this.#substituted(content, entries, at), this.#part, this.#tree);
  }

  #content(entry: Entry): Node | undefined {
    const { nodes } = renderCite(this.#part, entry.reference, entry.citeAt('none'));
    return nodes.length === 0 ? undefined : capitaliseFirstTerm(branch(nodes, this.#part.delimiter));
  }

  #substituted(content: Node, entries: readonly Entry[], at: number): Node {
    if (this.#tree.subsequentAuthorSubstitute === undefined) return content;
    const before = this.#namesBefore(entries, at);
    this.#last = { entry: entries[at], names: leadingNames(content) };
    return substituteAuthor(content, before, this.#tree);
  }

  /** The names of the last entry before an index that prints something, in the same section. */
  #namesBefore(entries: readonly Entry[], at: number): LeadingNames | undefined {
    for (let index = at - 1; index >= 0; index -= 1) {
      const entry = entries[index];
      if (!entry) continue;
      if (entry.section !== entries[at]?.section) return undefined;
      if (this.#last?.entry === entry) return this.#last.names;
      const content = this.#content(entry);
      if (content) return leadingNames(content);
    }
    return undefined;
  }
}
