import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { readManifest, root } from './published.ts';

// A published package may be made of private ones, which nobody installs by themselves: their modules travel inside it.

/** The folders of the private packages that a package imports, and of those that these import. */
export function innerPackages(folder: string): string[] {
  const inner = new Set<string>();
  const waiting = [folder];
  for (const one of waiting) {
    for (const name of Object.keys(readManifest(one).dependencies ?? {})) {
      if (!name.startsWith('@citewright/')) continue;
      const other = join(root, 'packages', basename(name));
      if (!readManifest(other).private || inner.has(other)) continue;
      inner.add(other);
      waiting.push(other);
    }
  }
  return [...inner].toSorted();
}

/** What an installed package needs: its dependencies and those of the private packages inside it, these left out. */
export function dependenciesOf(folder: string): Record<string, string> {
  const inner = innerPackages(folder).map(readManifest);
  const all = [readManifest(folder), ...inner].flatMap(({ dependencies = {} }) =>
    Object.entries(dependencies),
  );
  const carried = new Set(inner.map(({ name }) => name));
  return Object.fromEntries(all.filter(([name]) => !carried.has(name)).toSorted());
}

/** Imports of private packages, as they are written inside the package that holds them. */
export function importInside(text: string, file: string, carried: ReadonlyMap<string, string>): string {
  return text.replace(/(['"])(@citewright\/[a-z]+)\1/g, (all, quote: string, name: string) => {
    const entry = carried.get(name);
    if (entry === undefined) return all;
    const path = relative(dirname(file), entry).split(sep).join('/');
    return `${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
  });
}

/** Copies the compiled private packages into `dist` and lets every module there import them by their place. */
export function carryPackages(dist: string, folders: readonly { source: string; compiled: string }[]): void {
  const carried = new Map<string, string>();
  for (const { source, compiled } of folders) {
    const place = join(dist, basename(source));
    cpSync(compiled, place, { recursive: true });
    carried.set(readManifest(source).name, join(place, 'src/index.js'));
  }
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!/\.(?:js|d\.ts)$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    const inside = importInside(text, file, carried);
    if (inside !== text) writeFileSync(file, inside);
  }
}
