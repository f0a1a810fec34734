import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where the package.json of the sources lies while its package is packed. */
export const sourceManifest = (folder: string): string => join(folder, 'package.json.source');

/** Brings a package's folder back to what it was before `prepack.ts`. */
export function undoPacking(folder: string): void {
  renameSync(sourceManifest(folder), join(folder, 'package.json'));
  for (const made of ['dist', 'LICENSE', 'NOTICE'])
    rmSync(join(folder, made), { recursive: true, force: true });
}
