import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Conventions, compileStyle, type Item, SUITE } from '../src/index.ts';
import { CORPORA } from './corpora.ts';
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

/** An item in one style, and what citeproc-js prints for it. */
export interface Question {
  style: string;
  item: Item;
  answer: Answer;
}

/** What differs: the entry, else the citation. */
export interface Difference {
  question: Question;
  theirs: string;
  ours: string;
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

function compile(styleFile: string, conventions: Partial<Conventions>) {
  const locales = ['en-US', 'en-GB'].flatMap((lang) => localeXml(lang) || []);
  return compileStyle(readFileSync(join(STYLES, styleFile), 'utf8'), locales, { format: SUITE, conventions });
}

/** What we print otherwise under some conventions, each item by itself. */
export function compare(
  questions: readonly Question[],
  conventions: Partial<Conventions> = {},
): Difference[] {
  const styles = new Map(
    [...new Set(questions.map(({ style }) => style))].map((name) => [name, compile(name, conventions)]),
  );
  return questions.flatMap((question) => {
    const { style: name, item, answer } = question;
    const style = styles.get(name);
    const differing = (theirs: string, ours = ''): Difference[] =>
      spaced(theirs) === spaced(ours) ? [] : [{ question, theirs, ours }];
    const entry = differing(answer.entry, style?.bibliography([item])[0]?.html);
    return entry.length > 0 ? entry : differing(answer.citation, style?.citation([{ item }]).html);
  });
}
