/** The properties that trees have most often. `generated/` has a capital letter for each: 0.8 KiB less of what a page loads. */
const properties = [
  'children',
  'kind',
  'conditions',
  'delimiter',
  'variable',
  'match',
  'values',
  'branches',
  'macro',
  'test',
];

const letters = properties.map((property, at): [string, string] => [property, String.fromCharCode(65 + at)]);
const shortNames = new Map(letters);
const longNames = new Map(letters.map(([property, letter]) => [letter, property]));

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, names));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [names.get(name) ?? name, renamed(item, names)]),
  );
}

/** The tree as `generated/` holds it. No property or macro of a tree is named by a capital letter. */
export const withShortProperties = <Tree>(tree: Tree): Tree => renamed(tree, shortNames) as Tree;

/** The tree as it was parsed. */
export const withLongProperties = <Tree>(tree: Tree): Tree => renamed(tree, longNames) as Tree;
