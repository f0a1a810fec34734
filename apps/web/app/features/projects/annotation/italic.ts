/** A text with its selection, as a text area has it. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

const [opening, closing] = ['<i>', '</i>'] as const;

/** Puts what is selected into italics, or takes them away from it. Spaces at the edges of the selection stay outside. */
export function toggleItalic({ text, start, end }: Selected): Selected {
  const [before, chosen, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (before.endsWith(opening) && after.startsWith(closing)) {
    const from = start - opening.length;
    return {
      text: before.slice(0, -opening.length) + chosen + after.slice(closing.length),
      start: from,
      end: from + chosen.length,
    };
  }
  const word = chosen.trim();
  const from = start + (word === '' ? 0 : chosen.indexOf(word)) + opening.length;
  return {
    text:
      text.slice(0, from - opening.length) +
      opening +
      word +
      closing +
      text.slice(from - opening.length + word.length),
    start: from,
    end: from + word.length,
  };
}
