// Why an entry of a list stands as it was given, and which words of it have no field.

interface Unaccounted {
  missing: readonly { text: string }[];
  added: readonly { text: string }[];
}

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

const textsOf = (words: readonly { text: string }[]): string[] => words.map(({ text }) => text);

/** Why an entry stands as it was given, for the person who gave it. */
export function keptSentence({
  reason,
  words: { missing, added },
}: {
  reason: 'unaccounted-words' | 'no-reference';
  words: Unaccounted;
}): string {
  if (reason === 'no-reference') return 'Kept as you wrote it: this is not a reference.';
  const parts = [
    ...(missing.length > 0 ? [`we could not place ${quoted(textsOf(missing))}`] : []),
    ...(added.length > 0 ? [`we would have added ${quoted(textsOf(added))}`] : []),
  ];
  return `Kept as you wrote it: ${parts.join('; ')}.`;
}

/** What is said of an entry's words that no field has, as the page says it of an import. */
export const unplacedSentence = (words: readonly string[]): string => `We could not place ${quoted(words)}.`;
