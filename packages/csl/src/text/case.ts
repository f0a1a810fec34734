import { mapText, type Node } from '../output/node.ts';
import type { TextCase } from '../style/tree.ts';
import { capitaliseAll, capitaliseFirst, toSentenceCase } from './title-case.ts';

const PROTECTED_MARKS = new Set(['small-caps', 'sup', 'sub']);

/** Whether the case of a piece is kept: `nocase`, and by the test suite `nodecor`, small caps, superscripts and subscripts. */
function isProtected(node: Node): boolean {
  if (node.markup === 'nocase' || node.markup === 'nodecor') return true;
  return node.markup === 'mark' && (node.marks?.some((mark) => PROTECTED_MARKS.has(mark)) ?? false);
}

function collect(node: Node, texts: string[], open: boolean[]): void {
  if (node.children) {
    const covered = isProtected(node);
    for (const child of node.children) {
      const from = texts.length;
      collect(child, texts, open);
      if (covered) open.fill(false, from);
    }
  } else {
    texts.push(node.text);
    open.push(!isProtected(node));
  }
}

/** `toLocaleUpperCase` for the language of the item; a malformed code means none. */
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

/** What the case of a text depends on besides the text. */
export interface CaseContext {
  /** Title case applies: the item is English. */
  english: boolean;
  /** The item's own language, for dotted and dotless i. */
  language: string | undefined;
  /** Title case by the conventions in force. */
  titleCase: (texts: readonly string[]) => readonly string[];
}

/** The pieces of one text in another case, protected pieces as they are. */
export function changeCase(node: Node, textCase: TextCase, context: CaseContext): Node {
  if (textCase === 'title' && !context.english) return node;
  const texts: string[] = [];
  const open: boolean[] = [];
  collect(node, texts, open);
  const changed =
    textCase === 'title' ? context.titleCase(texts) : SIMPLE[textCase]?.(texts, context.language);
  if (!changed) return node;
  let at = -1;
  return mapText(node, (text) => {
    at += 1;
    return open[at] ? (changed[at] ?? text) : text;
  });
}
