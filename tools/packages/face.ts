import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from '@swc/core';

/** What is handed on as a whole: nobody needs to name its parts. */
const opaque = new Set(['StyleTree', 'LocaleTree', 'Conventions']);

/** A declaration: the file that holds it (or the package) and its name. */
type Place = readonly [file: string, name: string];

interface Declarations {
  own: Map<string, object[]>;
  /** Those of them that other files may import; the others are part of what names them. */
  offered: Set<string>;
  /** Names that come from elsewhere, by import or by re-export. */
  from: Map<string, Place>;
}

/** The kinds of syntax that name a type, with the property that holds the name. */
const namings: Readonly<Partial<Record<string, string>>> = {
  TsTypeReference: 'typeName',
  TsExpressionWithTypeArguments: 'expression',
};

/** The types that a declaration names. */
function* namedTypes(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  const { type } = node as { type?: string };
  const property = type && namings[type];
  if (property) {
    let name = (node as Record<string, { left?: unknown; value?: string }>)[property];
    while (name?.left) name = name.left as typeof name;
    if (name?.value) yield name.value;
  }
  for (const part of Object.values(node)) yield* namedTypes(part);
}

/** Reads declarations of types, each file once. */
function createReader(): (file: string) => Declarations {
  const files = new Map<string, Declarations>();

  function read(file: string): Declarations {
    const found: Declarations = { own: new Map(), offered: new Set(), from: new Map() };
    const at = (path: string) =>
      path.startsWith('.') ? resolve(dirname(file), path.replace(/\.[jt]s$/, '.d.ts')) : path;
    const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' });
    for (const statement of body) {
      if (statement.type === 'ImportDeclaration') {
        for (const { local, ...specifier } of statement.specifiers) {
          const imported = 'imported' in specifier ? specifier.imported?.value : undefined;
          found.from.set(local.value, [at(statement.source.value), imported ?? local.value]);
        }
      } else if (statement.type === 'ExportNamedDeclaration') {
        for (const specifier of statement.specifiers) {
          if (specifier.type !== 'ExportSpecifier' || !statement.source) continue;
          const { orig, exported } = specifier;
          found.from.set((exported ?? orig).value, [at(statement.source.value), orig.value]);
        }
      } else {
        const declared = statement.type === 'ExportDeclaration' ? statement.declaration : statement;
        for (const name of namesOf(declared)) {
          found.own.set(name, [...(found.own.get(name) ?? []), declared]);
          if (declared !== statement) found.offered.add(name);
        }
      }
    }
    return found;
  }

  return (file) => {
    const known = files.get(file) ?? read(file);
    files.set(file, known);
    return known;
  };
}

function namesOf(declared: object): string[] {
  const { id, identifier, declarations } = declared as Record<string, unknown> & {
    declarations?: { id: { value?: string } }[];
  };
  if (declarations) return declarations.flatMap(({ id: { value } }) => value ?? []);
  const { value } = (id ?? identifier ?? {}) as { value?: string };
  return value === undefined ? [] : [value];
}

/**
 * The types that what a package exports names, but that the package does not export: "Http -> HttpRequest". Types of other packages,
 * of the language, and type parameters are none of them. `folder` holds the compiled package.
 */
export function innerTypes(folder: string, entry: string): string[] {
  const declarations = createReader();

  /** Where a name of a file is declared; undefined for the language's own types. */
  function placeOf([file, name]: Place): Place | undefined {
    if (!file.endsWith('.d.ts')) return [file, name];
    const { own, from } = declarations(file);
    const next = from.get(name);
    return own.has(name) ? [file, name] : next && placeOf(next);
  }

  const isOffered = ([file, name]: Place) => file.endsWith('.d.ts') && declarations(file).offered.has(name);

  const face = join(folder, entry);
  const exported = [...declarations(face).from.keys()].flatMap((name) => {
    const place = placeOf([face, name]);
    return place?.[0].endsWith('.d.ts') ? [place] : [];
  });
  const known = new Set(exported.map((place) => place.join('#')));
  const inner = exported.flatMap(([file, name]) => {
    if (opaque.has(name)) return [];
    const named = [...namedTypes(declarations(file).own.get(name))];
    return named.flatMap((type) => {
      const place = placeOf([file, type]);
      return place && isOffered(place) && !known.has(place.join('#')) ? [`${name} -> ${type}`] : [];
    });
  });
  return [...new Set(inner)];
}
