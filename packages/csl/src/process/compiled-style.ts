import type { Item } from '../item.ts';
import { Reference } from '../reference/reference.ts';
import { childrenOf } from '../style/check-macros.ts';
import type { Locale } from '../style/locale.ts';
import type { StyleNode, StyleTree } from '../style/tree.ts';
import { Disambiguator } from './disambiguate.ts';
import { compilePart, type PartSource, type StylePart } from './part.ts';

/** A style in one language, compiled. */
export interface CompiledStyle {
  readonly tree: StyleTree;
  readonly locale: Locale;
  readonly citation: StylePart;
  readonly bibliography: StylePart | undefined;
  readonly disambiguator: Disambiguator;
  /** Which parts print or sort by citation numbers. */
  readonly numbered: { readonly citation: boolean; readonly bibliography: boolean };
  /** An item as the style reads it; understood once for each item object. */
  reference(item: Item): Reference;
}

/** Whether a part of a style prints or sorts by citation numbers. */
function isNumbered(part: PartSource | undefined, { macros }: StyleTree): boolean {
  const found = (nodes: readonly StyleNode[]): boolean =>
    nodes.some((node) => {
      if (node.kind === 'macro') return found(macros[node.macro] ?? []);
      if ('variable' in node && node.variable === 'citation-number') return true;
      return found(childrenOf(node));
    });
  if (!part) return false;
  return (
    (part.sort ?? []).some(({ variable }) => variable === 'citation-number') || found(part.layout.children)
  );
}

/** Whether a `disambiguate` condition stands anywhere in the style. */
function hasCondition(tree: StyleTree): boolean {
  const found = (nodes: readonly StyleNode[]): boolean =>
    nodes.some((node) => {
      const tests = node.kind === 'choose' ? node.branches.flatMap((branch) => branch.conditions) : [];
      return tests.some(({ test }) => test === 'disambiguate') || found(childrenOf(node));
    });
  return found([...tree.citation.layout.children, ...Object.values(tree.macros).flat()]);
}

/** Compiles a style for a locale. */
export function compileTree(tree: StyleTree, locale: Locale): CompiledStyle {
  const citation = compilePart('citation', tree.citation, tree, locale);
  const references = new WeakMap<Item, Reference>();
  return {
    tree,
    locale,
    citation,
    bibliography: tree.bibliography && compilePart('bibliography', tree.bibliography, tree, locale),
    disambiguator: new Disambiguator({ part: citation, tree: tree.citation, condition: hasCondition(tree) }),
    numbered: {
      citation: isNumbered(tree.citation, tree),
      bibliography: isNumbered(tree.bibliography, tree),
    },
    reference(item) {
      const known = references.get(item);
      if (known) return known;
      const reference = new Reference(item);
      references.set(item, reference);
      return reference;
    },
  };
}
