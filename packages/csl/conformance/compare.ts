import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Conventions, compileStyle, type Item, SUITE } from '../src/index.ts';
import { CORPORA } from './corpora.ts';
import { Oracle } from './oracle.ts';

const STYLES = join(CORPORA, 'csl/styles');
const LOCALES = join(CORPORA, 'csl/locales');

export const hasStyles = (): boolean => existsSync(STYLES);
export const styleFiles = (): string[] => readdirSync(STYLES);

/** The XML of a locale, as citeproc-js asks for it. */
export function localeXml(lang: string): string | false {
  const path = join(LOCALES, `locales-${lang}.xml`);
  return existsSync(path) ? readFileSync(path, 'utf8') : false;
}

/** The output of citeproc-js for a single item. */
export interface Answer {
  entry: string;
  citation: string;
}

/** An item in one style, with the output of citeproc-js. */
export interface Question {
  style: string;
  item: Item;
  answer: Answer;
}

/** A difference in the entry, or else in the citation. */
export interface Difference {
  question: Question;
  theirs: string;
  ours: string;
}

/** Renders items in one style with citeproc-js. */
export function askOracle(styleFile: string, items: readonly Item[]): Answer[] {
  const oracle = new Oracle(readFileSync(join(STYLES, styleFile), 'utf8'), items, localeXml);
  return items.map(({ id }) => ({
    entry: oracle.bibliography([id])[0] ?? '',
    citation: oracle.citation(id),
  }));
}

/** Repeated spaces in one form. */
const spaced = (html: string): string => html.trim().replaceAll('\u00a0 ', '  ');

function compile(styleFile: string, conventions: Partial<Conventions>) {
  const locales = ['en-US', 'en-GB'].flatMap((lang) => localeXml(lang) || []);
  return compileStyle(readFileSync(join(STYLES, styleFile), 'utf8'), locales, { format: SUITE, conventions });
}

/** The differences under some conventions. Each item is rendered by itself. */
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
