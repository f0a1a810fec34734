import type { Manifest } from './published.ts';

/** A module of the sources as it is published: `./src/a.ts` is `./dist/src/a.js`. */
const compiled = (path: string, extension: string): string =>
  path.replace(/^\.\//, './dist/').replace(/\.ts$/, extension);

/** What `bundle.ts` names the entry of a program. */
const program = './dist/main.js';

const withTypes = (path: string) => ({ types: compiled(path, '.d.ts'), default: compiled(path, '.js') });

const mapValues = <From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

export interface Surroundings {
  /** The versions of our packages, by name. */
  versions: ReadonlyMap<string, string>;
  /** The version of Node that the repository asks for. */
  engines: unknown;
}

/**
 * The package.json of a published package, from that of the workspace: entry points are compiled, our own packages have versions, and
 * what serves development only is left out.
 */
export function publishedManifest(source: Manifest, { versions, engines }: Surroundings): object {
  const { scripts: _, devDependencies: __, exports, imports, bin, dependencies = {}, ...kept } = source;
  const versionOf = ([name, range]: [string, string]) => {
    const own = versions.get(name);
    return [name, own === undefined ? range : `^${own}`];
  };
  return {
    ...kept,
    engines,
    ...(exports && { exports: { ...mapValues(exports, withTypes), './package.json': './package.json' } }),
    ...(bin && { bin: mapValues(bin, () => program) }),
    ...(imports && {
      imports: mapValues(imports, (conditions) => mapValues(conditions, (path) => compiled(path, '.js'))),
    }),
    dependencies: Object.fromEntries(Object.entries(dependencies).map(versionOf)),
  };
}
