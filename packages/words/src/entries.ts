// Entries of a list that are not what they were meant to be, as the command line and assistants name them.

/** A message about an entry, by its place from 0. */
export const entryLine = (index: number, message: string): string => `Entry ${index + 1}. ${message}`;

/** An entry that could not be read. */
export const unreadEntry = (index: number, input: string): string =>
  `Entry ${index + 1} could not be read: ${input}`;

/** Fields and comments for which a new file has no place. */
export const notKept = (what: readonly string[]): string =>
  `Not kept, since the new file has no place for it: ${what.join(', ')}.`;
