import { leaf, type Node, type Role } from '../output/node.ts';
import { fieldNode } from '../reference/field-node.ts';
import { isNumberVariable } from '../reference/variables.ts';
import type { TermNode, ValueNode, VariableNode } from '../style/tree.ts';
import { citationLabel } from '../text/citation-label.ts';
import { type Context, isUsed, type Render, type StyleScope } from './context.ts';
import { compileLocator } from './locator.ts';
import { renderNumber } from './number.ts';
import { compileStyling } from './styling.ts';

const ROLES: Record<string, Role> = { URL: 'URL', DOI: 'DOI', PMID: 'PMID', PMCID: 'PMCID' };
const GENERATED_ROLES: Record<string, Role> = {
  'citation-number': 'citation-number',
  'year-suffix': 'year-suffix',
};

type Source = (context: Context) => Node | undefined;

/** Variables that the processor itself fills in. */
const GENERATED: Record<string, (context: Context) => string | undefined> = {
  'citation-number': ({ cite }) => cite.citationNumber?.toString(),
  'first-reference-note-number': ({ cite }) => cite.firstNote?.toString(),
  'citation-label': (context) => {
    const label = context.reference.text('citation-label') ?? citationLabel(context.reference);
    if (label === '') return undefined;
    context.yearSuffixDone = true;
    return label + (context.cite.yearSuffix ?? '');
  },
  'year-suffix': (context) => {
    if (context.cite.yearSuffix !== undefined) context.yearSuffixDone = true;
    return context.cite.yearSuffix;
  },
};

function generatedSource(variable: string): Source {
  const read = GENERATED[variable];
  return (context) => {
    const text =
      read?.(context) ?? (variable === 'year-suffix' ? undefined : context.reference.text(variable));
    return text === undefined ? undefined : leaf(text, GENERATED_ROLES[variable]);
  };
}

function fieldSource(variable: string, short: boolean, { conventions: { field } }: StyleScope): Source {
  const role = Object.hasOwn(ROLES, variable) ? ROLES[variable] : undefined;
  if (role) {
    return ({ reference }) => {
      const text = reference.text(variable);
      return text === undefined ? undefined : leaf(text, role);
    };
  }
  if (short) {
    return ({ reference }) => {
      const { name, text } = reference.shortText(variable);
      return text === undefined ? undefined : fieldNode(name, text, field);
    };
  }
  return ({ reference }) => {
    const text = reference.text(variable);
    return text === undefined ? undefined : fieldNode(variable, text, field);
  };
}

function sourceOf({ variable, form }: VariableNode, scope: StyleScope): Source {
  if (variable === 'locator') return compileLocator(scope);
  if (Object.hasOwn(GENERATED, variable)) return generatedSource(variable);
  if (isNumberVariable(variable)) {
    return ({ reference }) => {
      const text = reference.text(variable);
      return text === undefined ? undefined : renderNumber(text, variable, undefined, scope);
    };
  }
  return fieldSource(variable, form === 'short', scope);
}

/** `cs:text variable`: the value of a variable, unless it was printed as a substitute. */
export function compileVariable(node: VariableNode, scope: StyleScope): Render {
  const source = sourceOf(node, scope);
  const style = compileStyling(node, scope);
  const { variable } = node;
  // A missing year suffix does not hide the "n.d." beside it (date_YearSuffixImplicitWithNoDate).
  const counts = variable !== 'year-suffix';
  return (context) => {
    context.called ||= counts;
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
  // Words of the style look the same for every item.
  return (context) => {
    output ??= style(leaf(text, 'term'), context);
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
