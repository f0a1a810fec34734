import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = path.join(import.meta.dirname, '../../../tools/ooxml');
const entry = path.join(folder, 'node_modules/@ooxml-tools/validate/dist/npm/index.js');

/** What a file has that Word's schema does not allow: how often each. */
export type Faults = ReadonlyMap<string, number>;

interface Fault {
  description: string;
  path: { partUri: string };
}

/** Microsoft's validator (Open XML SDK), installed where it is missing. */
export async function openValidator(): Promise<(file: Uint8Array) => Promise<Faults>> {
  if (!existsSync(entry)) spawnSync('npm', ['ci', '--prefix', folder], { stdio: 'inherit' });
  const { default: validate } = (await import(pathToFileURL(entry).href)) as {
    default: (file: Uint8Array, version: string) => Promise<Fault[]>;
  };
  return async (file) => {
    const kinds = new Map<string, number>();
    for (const { description, path: place } of await validate(file, 'Microsoft365')) {
      const kind = `${place.partUri}: ${description}`;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    return kinds;
  };
}
