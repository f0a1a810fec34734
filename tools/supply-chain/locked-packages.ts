import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const root = join(import.meta.dirname, '../..');

const lockedPackageSchema = z.object({
  version: z.string().optional(),
  link: z.boolean().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
});

type LockedPackage = z.infer<typeof lockedPackageSchema>;

/** The lock file's packages by the folder they are installed in, as `node_modules/zod` or `apps/web`. */
export type LockedPackages = ReadonlyMap<string, LockedPackage>;

/** Reads `package-lock.json`. Throws when it is not of the third version of the format. */
export function readLockFile(): LockedPackages {
  const lock = z
    .object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), lockedPackageSchema) })
    .parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  return new Map(Object.entries(lock.packages));
}

/** The folders in which Node looks for what a package imports, from its own upwards. */
function* foldersAbove(folder: string): Generator<string> {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    if (!at.endsWith('node_modules')) yield at === '' ? 'node_modules' : `${at}/node_modules`;
    if (at === '') return;
  }
}

function installedAt(packages: LockedPackages, importer: string, name: string): string | undefined {
  for (const folder of foldersAbove(importer)) {
    const found = packages.get(`${folder}/${name}`);
    if (found) return found.link ? found.resolved : `${folder}/${name}`;
  }
  return undefined;
}

function wanted({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: LockedPackage) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** What a workspace needs at run time, itself and other workspaces left out: the folders of packages, each once, sorted. */
export function shippedWith(packages: LockedPackages, workspace: string): string[] {
  const seen = new Set<string>();
  const waiting = [workspace];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const entry = packages.get(folder);
    if (!entry || seen.has(folder)) continue;
    seen.add(folder);
    for (const name of wanted(entry)) {
      const found = installedAt(packages, folder, name);
      if (found) waiting.push(found);
    }
  }
  return [...seen].filter((folder) => folder.includes('node_modules/')).sort();
}
