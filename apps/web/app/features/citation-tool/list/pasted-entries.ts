import { cutList, withoutOrnaments } from '@citewright/references';

/** The most entries that are cited one by one. */
export const mostEntries = 50;

/** Characters of the longest text that is cut in the browser. */
const longest = 100_000;

/** The entries of a pasted text; none of one that is too long to be read at once. */
export const pastedEntries = (text: string): string[] =>
  text.length > longest ? [] : Array.from(cutList(text), (entry) => withoutOrnaments(entry.text));
