import { leaf, type Node } from '../output/node.ts';
import type { LabelNode, Plural } from '../style/tree.ts';
import { parseNumber } from '../text/number.ts';
import type { Context, Render, StyleScope } from './context.ts';
import { locatorOf } from './locator.ts';
import { compileStyling } from './styling.ts';

const COUNTS = new Set(['number-of-pages', 'number-of-volumes']);

interface Labelled {
  term: string;
  plural: boolean;
}

/** The term that goes with a variable, and whether its value is several things. */
function labelled(variable: string, { cite, reference }: Context): Labelled {
  if (variable === 'locator') {
    const locator = locatorOf(cite);
    return { term: locator?.label ?? 'page', plural: locator?.value.plural ?? false };
  }
  const text =
    variable === 'citation-number' ? cite.citationNumber?.toString() : reference.text(variable)?.trim();
  // A label without a value is printed in the singular: styles count on it ("3 vol" with the label of `volume`).
  if (!text) return { term: variable, plural: false };
  const value = parseNumber(text);
  const typed = variable === 'page' && value.numeric ? value.chunks[0]?.label : undefined;
  const counts = COUNTS.has(variable) && value.numeric && Number(value.chunks[0]?.text) > 1;
  return { term: typed ?? variable, plural: value.plural || counts };
}

const FORCED: Record<Plural, boolean | undefined> = { contextual: undefined, always: true, never: false };

/** `cs:label` of a number variable. */
export function compileLabel(node: LabelNode, scope: StyleScope): Render {
  const style = compileStyling(node, scope, 'style');
  const forced = FORCED[node.plural ?? 'contextual'];
  const known = { true: new Map<string, Node | undefined>(), false: new Map<string, Node | undefined>() };
  return (context) => {
    if (context.suppressed.includes(node.variable)) return undefined;
    const { term, plural: several } = labelled(node.variable, context);
    const plural = forced ?? several;
    const labels = known[`${plural}`];
    if (labels.has(term)) return labels.get(term);
    const text = scope.locale.term(term, node.form, plural);
    const output = text ? style(leaf(text), context) : undefined;
    labels.set(term, output);
    return output;
  };
}
