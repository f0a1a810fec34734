import { mapText, type Node } from '../output/node.ts';
import type { Effort } from '../reference/effort.ts';
import type { TextCase } from '../style/tree.ts';
import { capitaliseAll, capitaliseFirst, toSentenceCase } from './title-case.ts';

const PROTECTED_MARKS = new Set(['small-caps', 'sup', 'sub']);

/** Whether a piece keeps its case: `nocase`; in the test suite also `nodecor`, small caps, superscripts and subscripts. */
function isProtected(node: Node): boolean {
  if (node.markup === 'nocase' || node.markup === 'nodecor') return true;
  return node.markup === 'mark' && (node.marks?.some((mark) => PROTECTED_MARKS.has(mark)) ?? false);
}

/** The texts of the leaves of a node, and whether each may change. */
function collectLeaves(node: Node, texts: string[], changeable: boolean[]): void {
  if (node.children) {
    const from = texts.length;
    for (const child of node.children) collectLeaves(child, texts, changeable);
    if (isProtected(node)) changeable.fill(false, from);
  } else {
    texts.push(node.text);
    changeable.push(!isProtected(node));
  }
}

/** The language of an item as a locale for `toLocaleUpperCase`; `undefined` when the code is malformed. */
function localeOf(language: string | undefined): string | undefined {
  if (!language) return undefined;
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
}

const SIMPLE: Record<
  Exclude<TextCase, 'title'>,
  (texts: readonly string[], language?: string) => string[]
> = {
  lowercase: (texts, language) => texts.map((text) => text.toLocaleLowerCase(localeOf(language))),
  uppercase: (texts, language) => texts.map((text) => text.toLocaleUpperCase(localeOf(language))),
  'capitalize-first': capitaliseFirst,
  'capitalize-all': capitaliseAll,
  sentence: toSentenceCase,
};

/** What the case of a text depends on, apart from the text. */
export interface CaseContext {
  /** Counts the characters whose case is changed. */
  effort: Effort;
  /** Title case applies: the item is English. */
  english: boolean;
  /** The language of the item, else of the style, for dotted and dotless i. */
  language: string | undefined;
  /** Title case by the conventions of the style. */
  titleCase: (texts: readonly string[]) => readonly string[];
}

/** Changes the case of a text; protected pieces stay unchanged. */
export function changeCase(node: Node, textCase: TextCase, context: CaseContext): Node {
  if (textCase === 'title' && !context.english) return node;
  const texts: string[] = [];
  const changeable: boolean[] = [];
  collectLeaves(node, texts, changeable);
  for (const text of texts) context.effort.spend('casedCharacter', text.length);
  const changed =
    textCase === 'title' ? context.titleCase(texts) : SIMPLE[textCase]?.(texts, context.language);
  if (!changed) return node;
  let at = -1;
  return mapText(node, (text) => {
    at += 1;
    return changeable[at] ? (changed[at] ?? text) : text;
  });
}
