import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Fixture, parseFixture } from './fixture.ts';

/** The folder of recorded data: `CORPORA`, or beside the project. */
export const CORPORA = resolve(
  process.env.CORPORA ?? join(import.meta.dirname, '../../../../shared/corpora'),
);

const SUITE = join(CORPORA, 'csl/test-suite');
const LOCALES = join(CORPORA, 'csl/locales');

export const hasSuite = (): boolean => existsSync(SUITE);

/** All fixtures of a folder, by name. */
export function readFixtures(folder: string): Fixture[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt') && file.includes('_'))
    .sort()
    .map((file) => parseFixture(file.slice(0, -'.txt'.length), readFileSync(join(folder, file), 'utf8')));
}

export const readSuite = (): Fixture[] => readFixtures(SUITE);

/** The locale files that a style in `lang` falls back on, as XML. */
export function readLocales(lang: string): string[] {
  const language = lang.slice(0, 2);
  return readdirSync(LOCALES)
    .filter((file) => file === 'locales-en-US.xml' || file.startsWith(`locales-${language}`))
    .map((file) => readFileSync(join(LOCALES, file), 'utf8'));
}
