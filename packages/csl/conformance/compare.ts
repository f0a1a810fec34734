import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** What differs between the two processors for some items in one style, each item by itself: its entry, else its citation. */
export function compare(styleFile: string, items: readonly Item[]): Pair[] {
  const xml = readFileSync(join(STYLES, styleFile), 'utf8');
  const locales = ['en-US', 'en-GB'].flatMap((lang) => localeXml(lang) || []);
  const style = compileStyle(xml, locales, { format: SUITE });
  const oracle = new Oracle(xml, items, localeXml);
  return items.flatMap((item) => {
    const pair = (theirs: string, ours: string): Pair[] =>
      theirs.trim() === ours.trim() ? [] : [{ item: { ...item }, style: styleFile, theirs, ours }];
    const entry = pair(oracle.bibliography([item.id])[0] ?? '', style.bibliography([item])[0]?.html ?? '');
    return entry.length > 0 ? entry : pair(oracle.citation(item.id), style.citation([{ item }]).html);
  });
}
