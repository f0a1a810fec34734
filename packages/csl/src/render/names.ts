import { branch, leaf, type Node, withRole } from '../output/node.ts';
import { isSamePerson, type Person } from '../reference/names.ts';
import type { EtAlElement, NameElement, NamesLabel, NamesNode, StyleNode } from '../style/tree.ts';
import type { Compiler } from './compile.ts';
import { type Context, isUsed, type Render, type StyleScope } from './context.ts';
import { compileTermLabel } from './label.ts';
import { NameList } from './name-list.ts';
import { compileStyling } from './styling.ts';

/** What a `cs:names` without children takes over from the one that it substitutes for. */
export interface NamesParent {
  name: NameElement | undefined;
  etAl: EtAlElement | undefined;
  label: NamesLabel | undefined;
  delimiter: string | undefined;
}

/** The names of one variable, or of two that hold the same people. */
interface NamesOf {
  variable: string;
  term: string;
  people: readonly Person[];
}

const samePeople = (left: readonly Person[], right: readonly Person[]): boolean =>
  left.length > 0 &&
  left.length === right.length &&
  left.every((person, at) => {
    const other = right[at];
    return other !== undefined && isSamePerson(person, other);
  });

const NO_NAMES: readonly NamesOf[] = [];

/** The lists to print; an editor who is also the translator is named once (CSL 1.0.2, Names). */
function collect(variables: readonly string[], combine: boolean, context: Context): readonly NamesOf[] {
  let found: NamesOf[] | undefined;
  for (const variable of variables) {
    if (isUsed(variable, context)) continue;
    const people = context.reference.people(variable);
    if (people.length === 0) continue;
    found ??= [];
    found.push({ variable, term: variable, people });
  }
  if (!found) return NO_NAMES;
  return combine && found.length > 1 ? combined(found) : found;
}

function combined(found: readonly NamesOf[]): readonly NamesOf[] {
  const editor = found.find(({ variable }) => variable === 'editor');
  const translator = found.find(({ variable }) => variable === 'translator');
  if (!editor || !translator || !samePeople(editor.people, translator.people)) return found;
  return found
    .filter((names) => names !== translator)
    .map((names) => (names === editor ? { ...names, term: 'editortranslator' } : names));
}

/** The elements that apply: its own, or, for the shorthand inside `cs:substitute`, those of the names it stands for. */
function inherit(node: NamesNode, parent: NamesParent | undefined): NamesParent {
  const own = node.name || node.etAl || node.label;
  const { name, etAl, label, delimiter } = node;
  if (own || !parent) return { name: name ?? parent?.name, etAl: etAl ?? parent?.etAl, label, delimiter };
  return { ...parent, delimiter: delimiter ?? parent.delimiter };
}

/** A term that the locale leaves empty ends the substitution with nothing (substitute_SubstituteOnlyOnceTermEmpty). */
function untilEmptyTerm(nodes: readonly StyleNode[], scope: StyleScope): readonly StyleNode[] {
  const at = nodes.findIndex(
    (node) => node.kind === 'term' && scope.locale.term(node.term, node.form) === '',
  );
  return at < 0 ? nodes : nodes.slice(0, at);
}

/** `cs:names` with its label and substitutes. */
export function compileNames(
  node: NamesNode,
  scope: StyleScope,
  compiler: Compiler,
  parent: NamesParent | undefined,
): Render {
  const elements = inherit(node, parent);
  const options = { ...scope.names, ...elements.name?.options };
  const list = new NameList(options, elements.name, elements.etAl, scope);
  const label = elements.label && compileTermLabel(elements.label, scope);
  const delimiter = elements.delimiter ?? scope.names.namesDelimiter ?? '';
  const style = compileStyling(node, scope);
  const combine = !elements.label || Boolean(scope.locale.term('editortranslator', elements.label.form));
  let substitutes: readonly Render[] | undefined;

  function renderList(names: NamesOf, context: Context): Node | undefined {
    const output = list.render(names.people, context);
    if (!output) return undefined;
    const term = context.sorting ? undefined : label?.(names.term, names.people.length > 1, context);
    if (!term) return output;
    return branch(elements.label?.first ? [term, output] : [output, term]);
  }

  function count(lists: readonly NamesOf[], context: Context): Node {
    const total = lists.reduce((sum, { people }) => sum + list.cut(people, context).shown, 0);
    return leaf(String(total));
  }

  return (context) => {
    context.called = true;
    const lists = collect(node.variables, combine, context);
    if (lists.length === 0) {
      substitutes ??= compiler.nodes(untilEmptyTerm(node.substitute ?? [], scope), '', elements);
      const output = renderSubstitute(substitutes, context);
      return output && withRole(style(output, context), 'names');
    }
    context.filled = true;
    for (const { variable } of lists) context.substituting?.push(variable);
    if (list.form === 'count') return style(count(lists, context), context);
    const nodes: Node[] = [];
    for (const names of lists) {
      const node = renderList(names, context);
      if (node) nodes.push(node);
    }
    return nodes.length > 0 ? style(branch(nodes, delimiter, 'names'), context) : undefined;
  };
}

/** The first substitute that prints something; what it printed is not printed again. */
function renderSubstitute(substitutes: readonly Render[], context: Context): Node | undefined {
  if (substitutes.length === 0) return undefined;
  const outer = context.substituting;
  for (const substitute of substitutes) {
    const used: string[] = [];
    context.substituting = used;
    const output = substitute(context);
    context.substituting = outer;
    if (!output) continue;
    if (used.length > 0) {
      context.suppressed = [...context.suppressed, ...used];
      outer?.push(...used);
    }
    return output;
  }
  return undefined;
}
