import { leaf, lengthOf, type Node } from '../output/node.ts';
import type { LabelNode, NamesLabel, Plural } from '../style/tree.ts';
import type { Context, Render, StyleScope } from './context.ts';
import { citeLocator } from './locator.ts';
import { type NumberText, numberTextOf } from './number-text.ts';
import { compileStyling } from './styling.ts';

/** Variables whose value is a count: plural when above 1. */
const COUNTS: ReadonlySet<string> = new Set(['number-of-pages', 'number-of-volumes']);

interface Labelled {
  term: string;
  plural: boolean;
}

/** The term for the label of a variable, and whether it is plural. */
function labelled(variable: string, textOf: NumberText, context: Context): Labelled {
  if (variable === 'locator') {
    const locator = citeLocator(context.cite);
    return { term: locator?.label ?? 'page', plural: locator?.value.plural ?? false };
  }
  const text = textOf(context)?.trim();
  // A label without a value is singular. Styles rely on it ("3 vol" with the label of `volume`).
  if (!text) return { term: variable, plural: false };
  const value = context.reference.number(text, variable);
  const typed = variable === 'page' ? value.chunks[0]?.label : undefined;
  const counts = COUNTS.has(variable) && value.numeric && Number(value.chunks[0]?.text) > 1;
  return { term: typed ?? variable, plural: value.plural || counts };
}

const FORCED: Record<Plural, boolean | undefined> = { contextual: undefined, always: true, never: false };

/** Compiles the label of a term, singular or plural. Its output is the same for every item. */
export function compileTermLabel(
  label: NamesLabel,
  scope: StyleScope,
): (term: string, several: boolean, context: Context) => Node | undefined {
  const style = compileStyling(label, scope, true);
  const forced = FORCED[label.plural ?? 'contextual'];
  const singles = new Map<string, Node>();
  const plurals = new Map<string, Node>();
  return (term, several, context) => {
    const plural = forced ?? several;
    const known = plural ? plurals : singles;
    const stored = known.get(term);
    const text = stored ? undefined : scope.locale.term(term, label.form, plural);
    const output = stored ?? (text ? style(leaf(text), context) : undefined);
    if (!output) return undefined;
    if (!stored) known.set(term, output);
    context.reference.effort.spend('character', lengthOf(output));
    return output;
  };
}

/** `cs:label` of a number variable. */
export function compileLabel(node: LabelNode, scope: StyleScope): Render {
  const print = compileTermLabel(node, scope);
  const { variable } = node;
  const textOf = numberTextOf(variable);
  return (context) => {
    if (context.suppressed?.includes(variable)) return undefined;
    const { term, plural } = labelled(variable, textOf, context);
    return print(term, plural, context);
  };
}
