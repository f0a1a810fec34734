import { commonWords } from '@citewright/record';
import { type MarkupNode, type MarkupTag, parseMarkup } from '~/ui/reference-markup.ts';
import { plainWord } from './plain-words.ts';

/** A run of a formatted reference: its text, the elements around it, and whether another version lacks it. */
export interface MarkedRun {
  text: string;
  /** From the outside to the inside. Links are left out. */
  tags: readonly Exclude<MarkupTag, 'a'>[];
  isMarked: boolean;
}

interface Token extends Pick<MarkedRun, 'text' | 'tags'> {
  plain: string;
}

// A word or a run of signs, with the space after it.
const piece = /(?:[\p{L}\p{N}]+(?:['’.][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]+)\s*|\s+/gu;

function tokensOf(nodes: readonly MarkupNode[], tags: Token['tags'] = []): Token[] {
  return nodes.flatMap((node) => {
    if (typeof node !== 'string')
      return tokensOf(node.children, node.tag === 'a' ? tags : [...tags, node.tag]);
    return (node.match(piece) ?? []).map((text) => ({ text, tags, plain: plainWord(text.trim()) }));
  });
}

const hasSameTags = (one: Token['tags'], other: Token['tags']): boolean => one.join() === other.join();

/** Appends a piece of text to the last run if it is of the same kind. */
function append(runs: MarkedRun[], { text, tags, isMarked }: MarkedRun): void {
  if (text === '') return;
  const last = runs.at(-1);
  if (last && last.isMarked === isMarked && hasSameTags(last.tags, tags)) last.text += text;
  else runs.push({ text, tags, isMarked });
}

/** Signs alone are no difference, and the space after a marked word is not marked unless the next word is. */
function runsOf(tokens: readonly (Token & { isNew: boolean })[]): MarkedRun[] {
  const runs: MarkedRun[] = [];
  const marked = tokens.map(({ isNew }) => isNew);
  const hasWord = (index: number) => /[\p{L}\p{N}]/u.test(tokens[index]?.text ?? '');
  const isMarked = (index: number) =>
    marked[index] === true &&
    (hasWord(index) || (marked[index - 1] === true && hasWord(index - 1) && marked[index + 1] === true));
  tokens.forEach(({ text, tags }, index) => {
    const here = isMarked(index);
    const word = text.trimEnd();
    append(runs, { text: word, tags, isMarked: here });
    append(runs, { text: text.slice(word.length), tags, isMarked: here && isMarked(index + 1) });
  });
  return runs;
}

/** The reference `after` in runs; those that `before`, the same reference with other values, does not have are marked. */
export function markReference(before: string, after: string): MarkedRun[] {
  const [old, tokens] = [tokensOf(parseMarkup(before)), tokensOf(parseMarkup(after))];
  const kept = new Set(
    commonWords(
      old.map(({ plain }) => plain),
      tokens.map(({ plain }) => plain),
    ).map(([, index]) => index),
  );
  return runsOf(tokens.map((token, index) => ({ ...token, isNew: !kept.has(index) })));
}
