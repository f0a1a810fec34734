import { leaf, type Node } from '../output/node.ts';
import { parseMarkup } from '../text/markup.ts';
import { type NumberValue, parseNumber } from '../text/number.ts';
import type { CiteState, Context, StyleScope } from './context.ts';
import { printNumbers } from './number.ts';

/** A parsed locator: its numbers and its label, which the value may contain (`vol. 3`). */
export interface Locator {
  value: NumberValue;
  label: string;
}

/** Pages that are counted by chapters or articles: `2.1-2.3`, `4:1-4:16`. */
const countedWithin = /^(\d+(?:[.:]\d+)+) ?(?:--?|–) ?(\d+(?:[.:]\d+)+)$/;

/** The locator of a cite; `undefined` when it has none. */
export function citeLocator(cite: CiteState): Locator | undefined {
  const text = cite.locator?.trim();
  if (!text) return undefined;
  const [, from, to] = countedWithin.exec(text) ?? [];
  const value = from && to ? { ...parseNumber(`${from}–${to}`), plural: true } : parseNumber(text);
  const typed = value.chunks[0]?.label;
  return { value, label: typed ?? cite.label ?? 'page' };
}

/** `cs:text variable="locator"`, without styling: once in a cite. */
export function compileLocator(scope: StyleScope): (context: Context) => Node | undefined {
  return (context) => {
    const { cite } = context;
    const locator = context.locatorDone ? undefined : citeLocator(cite);
    if (!locator) return undefined;
    context.locatorDone = true;
    const { value, label } = locator;
    if (!value.numeric && !value.chunks[0]?.label) {
      const typed = (cite.locator ?? '').trim();
      return { ...parseMarkup(typed.replace(countedWithin, '$1–$2')), role: 'locator' };
    }
    const variable = label === 'page' ? 'locator' : 'other-locator';
    return leaf(printNumbers(value, variable, undefined, label, scope), 'locator');
  };
}
