import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** What we read of a workspace's package.json; the rest is published as it is. */
export interface Manifest extends Record<string, unknown> {
  name: string;
  version: string;
  private?: boolean;
  /** Absent where a package is a program. */
  exports?: Record<string, string>;
  bin?: Record<string, string>;
  imports?: Record<string, Record<string, string>>;
  dependencies?: Record<string, string>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The folders of the packages that are published: those that are not private. */
export function publishedFolders(): string[] {
  const folders = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
  return folders.filter((folder) => !readManifest(folder).private);
}

/** The folder of the program that is published: one file of a bundle in place of modules. */
export const programFolder = join(root, 'apps/cli');

/** The parts of NOTICE that a package must carry, by their headings. */
export const notices: Readonly<Partial<Record<string, readonly string[]>>> = {
  '@citewright/styles': ['Citation styles and locales', 'Abbreviations of journals'],
  '@citewright/formatting': ['Words and names'],
  citewright: ['Citation styles and locales', 'Abbreviations of journals', 'Words and names'],
};
