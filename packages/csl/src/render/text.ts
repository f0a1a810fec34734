import { leaf, type Node, type Role } from '../output/node.ts';
import { citationLabel } from '../reference/citation-label.ts';
import type { TermNode, ValueNode, VariableNode } from '../style/tree.ts';
import { isNumberVariable, SHORT_FORMS } from '../variables.ts';
import { type Context, isUsed, type Render, type StyleScope } from './context.ts';
import { compileLocator } from './locator.ts';
import { renderNumber } from './number.ts';
import { numberTextOf } from './number-text.ts';
import { compileStyling } from './styling.ts';

/** The variables that later steps look for by role. */
const ROLES: readonly Role[] = ['URL', 'DOI', 'PMID', 'PMCID', 'citation-number', 'year-suffix'];
const roleOf = (variable: string): Role | undefined => ROLES.find((role) => role === variable);

type Source = (context: Context) => Node | undefined;

/** Variables that the processor generates. */
const GENERATED: Record<string, (context: Context) => string | undefined> = {
  'citation-number': numberTextOf('citation-number'),
  'first-reference-note-number': ({ cite }) => cite.firstNote?.toString(),
  'citation-label': (context) => {
    const label = context.reference.text('citation-label') ?? citationLabel(context.reference);
    if (label === '') return undefined;
    context.yearSuffixDone = true;
    return label + (context.cite.yearSuffix ?? '');
  },
  'year-suffix': (context) => {
    if (context.cite.yearSuffix !== undefined) context.yearSuffixDone = true;
    // Works of one year sort by what the style sorts by next; those of one author follow their suffixes (`inSuffixOrder`).
    return context.sorting ? undefined : context.cite.yearSuffix;
  },
};

function generatedSource(variable: string): Source {
  const read = GENERATED[variable];
  const role = roleOf(variable);
  return (context) => {
    const text =
      read?.(context) ?? (variable === 'year-suffix' ? undefined : context.reference.text(variable));
    return text === undefined ? undefined : leaf(text, role);
  };
}

/** The text of a number variable as a node. */
function numberSource(variable: string, scope: StyleScope): Source {
  return ({ reference }) => {
    const text = reference.text(variable);
    if (text === undefined) return undefined;
    reference.effort.spend('numberCharacter', text.length);
    const output = renderNumber(text, variable, undefined, scope);
    reference.effort.spend('character', output.text.length);
    return output;
  };
}

function fieldSource(variable: string, scope: StyleScope): Source {
  const role = roleOf(variable);
  if (!role && isNumberVariable(variable)) return numberSource(variable, scope);
  return ({ reference }) => {
    const text = reference.text(variable);
    if (text === undefined) return undefined;
    reference.effort.spend('character', text.length);
    return role ? leaf(text, role) : reference.node(variable, text);
  };
}

/** The short form of a variable if there is one and the item has it, otherwise the long form. */
function shortSource(variable: string, scope: StyleScope): Source {
  const long = fieldSource(variable, scope);
  const shortForm = SHORT_FORMS.get(variable);
  if (shortForm === undefined) return long;
  const short = fieldSource(shortForm, scope);
  return (context) => short(context) ?? long(context);
}

function sourceOf({ variable, form }: VariableNode, scope: StyleScope): Source {
  if (variable === 'locator') return compileLocator(scope);
  if (Object.hasOwn(GENERATED, variable)) return generatedSource(variable);
  return (form === 'short' ? shortSource : fieldSource)(variable, scope);
}

/** `cs:text variable`: the value of a variable, unless it was printed as a substitute. */
export function compileVariable(node: VariableNode, scope: StyleScope): Render {
  const source = sourceOf(node, scope);
  const style = compileStyling(node, scope);
  const { variable } = node;
  // A missing year suffix does not suppress the "n.d." beside it (date_YearSuffixImplicitWithNoDate).
  const keeps = variable === 'year-suffix';
  return (context) => {
    context.called ||= !keeps;
    context.filled ||= keeps;
    if (isUsed(variable, context)) return undefined;
    const output = source(context);
    if (!output) return undefined;
    context.filled = true;
    context.substituting?.push(variable);
    return style(output, context);
  };
}

/** `cs:text term`. */
export function compileTerm(node: TermNode, scope: StyleScope): Render {
  const text = scope.locale.term(node.term, node.form, node.plural) ?? '';
  const style = compileStyling(node, scope, true);
  if (text === '') return () => undefined;
  let output: Node | undefined;
  // Terms are the same for every item.
  return (context) => {
    output ??= style(leaf(text, 'term'), context);
    context.reference.effort.spend('character', text.length);
    return output;
  };
}

/** `cs:text value`. */
export function compileValue(node: ValueNode, scope: StyleScope): Render {
  if (node.value === '') return () => undefined;
  const output = scope.conventions.value(node.value);
  const style = compileStyling(node, scope);
  return (context) => style(output, context);
}
