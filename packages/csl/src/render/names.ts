import { branch, leaf, type Node } from '../output/node.ts';
import { isSamePerson, type Person } from '../reference/names.ts';
import type { EtAlElement, NameElement, NamesLabel, NamesNode, StyleNode, Styling } from '../style/tree.ts';
import { type Context, isUsed, type Render, type StyleScope } from './context.ts';
import { compileTermLabel } from './label.ts';
import { NameList } from './name-list.ts';
import { compileStyling } from './styling.ts';

/** What a `cs:names` inside `cs:substitute` inherits. */
export interface NamesParent {
  name: NameElement | undefined;
  etAl: EtAlElement | undefined;
  label: NamesLabel | undefined;
  delimiter: string | undefined;
  styling: Styling;
}

/** The names of one variable, or of two that hold the same people, and the term of their label. */
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

/** The lists to print; `undefined` for none. */
function listsToPrint(variables: readonly string[], context: Context): NamesOf[] | undefined {
  let found: NamesOf[] | undefined;
  for (const variable of variables) {
    if (isUsed(variable, context)) continue;
    const people = context.reference.people(variable);
    if (people.length === 0) continue;
    const names = { variable, term: variable, people };
    if (found) found.push(names);
    else found = [names];
  }
  return found;
}

/** An editor who is also the translator is named once (CSL 1.0.2, Names). */
function combined(found: readonly NamesOf[], { reference }: Context): readonly NamesOf[] {
  const editor = found.find(({ variable }) => variable === 'editor');
  const translator = found.find(({ variable }) => variable === 'translator');
  if (!editor || !translator) return found;
  reference.effort.spend('name', editor.people.length);
  if (!samePeople(editor.people, translator.people)) return found;
  return found
    .filter((names) => names !== translator)
    .map((names) => (names === editor ? { ...names, term: 'editortranslator' } : names));
}

/** The attributes and child elements that apply: the element's own, or, for the shorthand in `cs:substitute`, the inherited ones. */
function inherit(node: NamesNode, parent: NamesParent | undefined): NamesParent {
  const own = node.name || node.etAl || node.label;
  const { name, etAl, label, delimiter } = node;
  if (own || !parent) {
    return { name: name ?? parent?.name, etAl: etAl ?? parent?.etAl, label, delimiter, styling: node };
  }
  return { ...parent, delimiter: delimiter ?? parent.delimiter };
}

/** Names that a macro prints in place of others have the formatting of their name parts: family names in capitals stay so. */
function withPartsOf(elements: NamesParent, around: NameElement | undefined): NamesParent {
  if (!around?.family && !around?.given) return elements;
  const { family, given } = around;
  const own: NameElement = elements.name ?? { options: {} };
  return { ...elements, name: { ...(family && { family }), ...(given && { given }), ...own } };
}

/** The substitutes before a term that is empty in the locale, which ends substitution (substitute_SubstituteOnlyOnceTermEmpty). */
function untilEmptyTerm(nodes: readonly StyleNode[], scope: StyleScope): readonly StyleNode[] {
  const at = nodes.findIndex(
    (node) => node.kind === 'term' && scope.locale.term(node.term, node.form) === '',
  );
  return at < 0 ? nodes : nodes.slice(0, at);
}

/** Compiles the printing of lists of names. */
function compileLists(
  { name, etAl, label, delimiter }: NamesParent,
  scope: StyleScope,
): (lists: readonly NamesOf[], context: Context) => Node | undefined {
  const list = new NameList({ ...scope.names, ...name?.options }, name, etAl, scope);
  const print = label && compileTermLabel(label, scope);
  const between = delimiter ?? scope.names.namesDelimiter ?? '';
  const combine = !label || Boolean(scope.locale.term('editortranslator', label.form));

  function renderList({ people, term }: NamesOf, context: Context): Node | undefined {
    const output = list.render(people, context);
    const labelled = output && !context.sorting && print?.(term, people.length > 1, context);
    if (!labelled) return output;
    return branch(label?.first ? [labelled, output] : [output, labelled]);
  }

  return (found, context) => {
    const lists = combine && found.length > 1 ? combined(found, context) : found;
    for (const { variable } of lists) context.substituting?.push(variable);
    if (list.form === 'count') {
      return leaf(String(lists.reduce((sum, { people }) => sum + list.cut(people, context).shown, 0)));
    }
    let nodes: Node[] | undefined;
    for (const names of lists) {
      const node = renderList(names, context);
      if (!node) continue;
      if (nodes) nodes.push(node);
      else nodes = [node];
    }
    return nodes && branch(nodes, between, 'names');
  };
}

/** `cs:names` with its label and substitutes. Few items have most names, so the elements are compiled on first use. */
export function compileNames(
  node: NamesNode,
  scope: StyleScope,
  compileSubstitutes: (nodes: readonly StyleNode[], parent: NamesParent) => readonly Render[],
  parent: NamesParent | undefined,
): Render {
  const { variables, substitute } = node;
  const elements = inherit(node, parent);
  const style = compileStyling(elements.styling, scope);
  // The other attributes are for names only (CSL 1.0.2, Substitute).
  const place = compileStyling(node.display ? { display: node.display } : {}, scope);
  const printers = new Map<NameElement | undefined, ReturnType<typeof compileLists>>();
  let substitutes: readonly Render[] | undefined;
  return (context) => {
    context.called = true;
    const lists = listsToPrint(variables, context);
    if (lists) {
      context.filled = true;
      const around = context.substituted;
      const print = printers.get(around) ?? compileLists(withPartsOf(elements, around), scope);
      printers.set(around, print);
      const output = print(lists, context);
      return output && style(output, context);
    }
    if (!substitute) return undefined;
    substitutes ??= compileSubstitutes(untilEmptyTerm(substitute, scope), elements);
    const around = context.substituted;
    context.substituted = elements.name ?? around;
    const output = renderSubstitute(substitutes, context);
    context.substituted = around;
    return output && branch([place(output, context)], '', 'names');
  };
}

/** Renders the first substitute that prints something. The variables in it are not printed again. */
function renderSubstitute(substitutes: readonly Render[], context: Context): Node | undefined {
  const outer = context.substituting;
  for (const substitute of substitutes) {
    const used: string[] = [];
    context.elements += 1;
    context.substituting = used;
    const output = substitute(context);
    context.substituting = outer;
    if (!output) continue;
    context.suppressed = [...(context.suppressed ?? []), ...used];
    outer?.push(...used);
    return output;
  }
  return undefined;
}
