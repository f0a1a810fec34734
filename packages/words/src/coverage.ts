/** What the sentence on a list that was not read, or read in part, needs. */
interface CoverageValues {
  list?: unknown;
  part?:
    | { by: 'number'; read: number; cited: number }
    | { by: 'letter'; read: { first: string; last: string }; cited: { first: string; last: string } }
    | { by: 'file'; absent: readonly string[] }
    | undefined;
}

const span = ({ first, last }: { first: string; last: string }) =>
  `from ${first.toUpperCase()} to ${last.toUpperCase()}`;

/** Files that are named in a sentence. */
const mostNamed = 5;

function listOf(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return more > 0 ? `${names.slice(0, mostNamed).join(', ')} and ${more} more` : names.join(', ');
}

/** What was not read of a paper's list of references; absent where all was read. */
export function coverageSentence({ list, part }: CoverageValues): string | undefined {
  if (part?.by === 'file')
    return `This document takes in ${listOf(part.absent)}, which we did not get: what ${part.absent.length > 1 ? 'they hold' : 'it holds'} was not checked. A .zip archive of the document with its files is checked whole.`;
  if (list === undefined)
    return 'We couldn’t find a list of references in this document, so its citations were not checked against one.';
  if (!part) return;
  return part.by === 'number'
    ? `We read ${part.read} of about ${part.cited} entries of the list. Citations of the others were not checked.`
    : `The list that we read goes ${span(part.read)}, but the text cites works ${span(part.cited)}. Citations beyond the list were not checked.`;
}
