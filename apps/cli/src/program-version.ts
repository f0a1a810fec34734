import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** The version of this program, from its package. */
export const programVersion = (): string =>
  JSON.parse(readFileSync(findPackageJSON(import.meta.url) ?? '', 'utf8')).version;
