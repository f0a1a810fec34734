import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Conventions } from '../src/conventions/conventions.ts';
import { compileStyle, type Item, SUITE } from '../src/index.ts';
import { CORPORA } from './corpora.ts';
import type { Pair } from './difference-kinds.ts';
import { Oracle } from './oracle.ts';

const STYLES = join(CORPORA, 'csl/styles');
const LOCALES = join(CORPORA, 'csl/locales');

export const hasStyles = (): boolean => existsSync(STYLES);
export const styleFiles = (): string[] => readdirSync(STYLES);

function localeXml(lang: string): string | false {
  const path = join(LOCALES, `locales-${lang}.xml`);
  return existsSync(path) ? readFileSync(path, 'utf8') : false;
}

/** What citeproc-js prints for an item by itself. */
export interface Answer {
  entry: string;
  citation: string;
}

/** Asks citeproc-js for some items in one style. */
export function askOracle(styleFile: string, items: readonly Item[]): Answer[] {
  const oracle = new Oracle(readFileSync(join(STYLES, styleFile), 'utf8'), items, localeXml);
  return items.map(({ id }) => ({
    entry: oracle.bibliography([id])[0] ?? '',
    citation: oracle.citation(id),
  }));
}

/** Two spaces are two, however they are written. */
const spaced = (html: string): string => html.trim().replaceAll('\u00a0 ', '  ');

/** What differs from the answers to some items in one style, each item by itself: its entry, else its citation. */
export function compare(
  styleFile: string,
  items: readonly Item[],
  answers: readonly Answer[],
  conventions: Partial<Conventions> = {},
): Pair[] {
  const locales = ['en-US', 'en-GB'].flatMap((lang) => localeXml(lang) || []);
  const style = compileStyle(readFileSync(join(STYLES, styleFile), 'utf8'), locales, {
    format: SUITE,
    conventions,
  });
  return items.flatMap((item, at) => {
    const pair = (theirs = '', ours = ''): Pair[] =>
      spaced(theirs) === spaced(ours) ? [] : [{ item: { ...item }, style: styleFile, theirs, ours }];
    const entry = pair(answers[at]?.entry, style.bibliography([item])[0]?.html);
    return entry.length > 0 ? entry : pair(answers[at]?.citation, style.citation([{ item }]).html);
  });
}
