import type { ListedText, PaperDocument } from '../document.ts';

/** An entry behind its number; lines of one paragraph may hold one each. */
const entry = /^(?:(?:\[\d+\]|\d+\.)[ \t]+)?(.+)$/gm;

/** A document whose list is what stands between its last heading and its notes, as the documents of tests have it. */
export function listedText({ text, blocks }: PaperDocument): ListedText {
  const from = blocks.findLastIndex(({ kind }) => kind === 'heading');
  const references = blocks.slice(from + 1).flatMap((block) =>
    block.kind === 'note'
      ? []
      : Array.from(text.slice(block.start, block.end).matchAll(entry), ({ 0: line, 1: own = '', index }) => {
          const end = block.start + index + line.length;
          return { text: own, start: end - own.length, end, item: { id: end, type: 'document' } };
        }),
  );
  return { text, references, callouts: [] };
}
