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

/** Sections and lines are counted within parts: `2.1-2.3`. Only the last number of a page of a session has no point (`2.2-1`). */
const WITHIN_PART = /^\d+(?:\.\d+)+$/;

function readLocator(text: string): NumberValue {
  const value = parseNumber(text);
  const { chunks } = value;
  const isList = chunks.length > 1 && chunks.every((chunk) => WITHIN_PART.test(chunk.text));
  return isList ? { ...value, numeric: true, plural: true } : value;
}

/** The locator of a cite; `undefined` when it has none. */
export function locatorOf(cite: CiteState): Locator | undefined {
  const text = cite.locator?.trim();
  if (!text) return undefined;
  const value = readLocator(text);
  const typed = value.chunks[0]?.label;
  return { value, label: typed ?? cite.label ?? 'page' };
}

/** `cs:text variable="locator"`, without styling: once in a cite. */
export function compileLocator(scope: StyleScope): (context: Context) => Node | undefined {
  return (context) => {
    const { cite } = context;
    const locator = context.locatorDone ? undefined : locatorOf(cite);
    if (!locator) return undefined;
    context.locatorDone = true;
    const { value, label } = locator;
    if (!value.numeric && !value.chunks[0]?.label) {
      return { ...parseMarkup((cite.locator ?? '').trim()), role: 'locator' };
    }
    const variable = label === 'page' ? 'locator' : 'other-locator';
    return leaf(printNumbers(value, variable, undefined, label, scope), 'locator');
  };
}
