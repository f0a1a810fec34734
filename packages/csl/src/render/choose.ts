import type { Branch, Condition, Match } from '../style/tree.ts';
import type { Context, Position, Render } from './context.ts';
import { citeLocator } from './locator.ts';
import { isNumericOf, numberTextOf } from './number-text.ts';
import type { RenderRow } from './row.ts';

type Test = (context: Context) => boolean;

/** The values of `position` that hold for each position of a cite (CSL 1.0.2, Choose). */
const IMPLIED: Record<Position, readonly string[]> = {
  none: [],
  first: ['first'],
  subsequent: ['subsequent'],
  ibid: ['ibid', 'subsequent'],
  'ibid-with-locator': ['ibid-with-locator', 'ibid', 'subsequent'],
};

/** CSL 1.0.2 renamed `sub verbo` to `sub-verbo`. */
const locatorName = (label: string): string => label.replace(' ', '-');

/** Variables that belong to the cite, not to the item. */
const OF_CITE = new Map<string, Test>([
  ['locator', ({ cite }) => Boolean(cite.locator?.trim())],
  ['citation-number', ({ cite }) => cite.citationNumber !== undefined],
  ['first-reference-note-number', ({ cite }) => cite.firstNote !== undefined],
  ['year-suffix', ({ cite }) => cite.yearSuffix !== undefined],
]);

const hasValue =
  (variable: string): Test =>
  ({ reference }) =>
    reference.has(variable);

const isUncertain =
  (variable: string): Test =>
  ({ reference }) =>
    reference.date(variable)?.uncertain ?? false;

function isNumeric(variable: string): Test {
  const textOf = numberTextOf(variable);
  return (context) => {
    const text = textOf(context);
    return text !== undefined && isNumericOf(context.reference.number(text.trim(), variable), variable);
  };
}

/** Compiles one value of a condition, for each kind of condition. */
const TESTS: Record<Exclude<Condition['test'], 'type'>, (value: string) => Test> = {
  variable: (value) => OF_CITE.get(value) ?? hasValue(value),
  'is-numeric': isNumeric,
  'is-uncertain-date': isUncertain,
  locator:
    (value) =>
    ({ cite }) => {
      const locator = citeLocator(cite);
      return locator !== undefined && locatorName(locator.label) === locatorName(value);
    },
  position:
    (value) =>
    ({ cite }) =>
      value === 'near-note' ? cite.nearNote : IMPLIED[cite.position].includes(value),
  disambiguate: (value) => (context) => {
    context.conditions += 1;
    return context.conditions <= context.cite.disambiguate === (value === 'true');
  },
};

/** Combines tests by the `match` attribute. */
const COMBINE: Record<Match, (tests: readonly Test[]) => Test> = {
  all: (tests) => (context) => tests.every((test) => test(context)),
  any: (tests) => (context) => tests.some((test) => test(context)),
  none: (tests) => (context) => !tests.some((test) => test(context)),
};

/** Whether any one of several conditions is enough. */
const hasChoice = ({ match, conditions }: Branch): boolean => match === 'any' && conditions.length > 1;

/** Compiles the conditions of a branch for items of a type to which it is open: conditions on the type hold then. */
function compileConditions(branch: Branch): Test {
  const tests = branch.conditions.flatMap(({ test, values }) => {
    if (test !== 'type') return values.map((value) => TESTS[test](value));
    // An item has one type, so any type of a list is enough, even with `match="all"`.
    return hasChoice(branch) ? [({ reference }: Context) => values.includes(reference.type)] : [];
  });
  return tests.length === 0 ? () => true : COMBINE[branch.match](tests);
}

/** Whether items of a type can get into a branch. A branch has at most one condition on the type. */
const isOpen = (branch: Branch, type: string): boolean =>
  hasChoice(branch) ||
  branch.conditions.every(
    ({ test, values }) => test !== 'type' || values.includes(type) !== (branch.match === 'none'),
  );

/** A branch whose test and children are compiled when an item first reaches them. */
interface CompiledBranch {
  /** The number of its conditions. */
  tests: number;
  test: Test | undefined;
  children: readonly Render[] | undefined;
  source: Branch;
}

const testsOf = ({ conditions }: Branch): number =>
  conditions.reduce((sum, { values }) => sum + values.length, 0);

/** Finds the branches that are open to a type. All types that no condition names share one list. */
function branchesByType(branches: readonly CompiledBranch[]): (type: string) => readonly CompiledBranch[] {
  const conditions = branches.flatMap(({ source }) => source.conditions);
  const named = new Set(conditions.flatMap(({ test, values }) => (test === 'type' ? values : [])));
  const openTo = (type: string) => branches.filter(({ source }) => isOpen(source, type));
  const unnamed = openTo('');
  const known = new Map<string, readonly CompiledBranch[]>();
  return (type) => {
    const found = known.get(type);
    if (found) return found;
    if (!named.has(type)) return unnamed;
    const open = openTo(type);
    known.set(type, open);
    return open;
  };
}

/** `cs:choose`: the children of the first branch whose conditions hold, as the element around it prints its own: with its delimiter, or as substitutes. */
export function compileChoose(
  branches: readonly Branch[],
  compile: (branch: Branch) => readonly Render[],
  row: RenderRow,
): Render {
  const compiled = branches.map(
    (source): CompiledBranch => ({ tests: testsOf(source), test: undefined, children: undefined, source }),
  );
  const openTo = branchesByType(compiled);
  return (context) => {
    for (const branch of openTo(context.reference.type)) {
      branch.test ??= compileConditions(branch.source);
      context.elements += branch.tests;
      if (!branch.test(context)) continue;
      branch.children ??= compile(branch.source);
      return row(branch.children, context);
    }
    return undefined;
  };
}
