import type { DatedCallOut } from './call-outs/dated-call-out.ts';
import type { Entry } from './list/entries.ts';
import type { Coverage, PartlyRead } from './paper.ts';

// How much of its list of references a paper shows that was read: what follows from entries that were not read is no fault of its author.

/** Works that the text cites and that were not read, at least, before the list counts as read in part. */
const fewestUnread = 5;
/** The share of the cited numbers of which entries were read, under which the list counts as read in part. */
const mostlyRead = 0.8;
/** The share of the works missing in the list that begin with letters beyond it, from which on the list counts as cut off. */
const mostlyBeyond = 0.6;
/** The share of neighbours in a list that rise, from which on it is in the order of the alphabet. */
const ordered = 0.8;

/** What a text cites by number, against the numbers of the entries that were read. */
function partOfNumbers(entries: readonly Entry[], reach: number): PartlyRead | undefined {
  const read = new Set(entries.map(({ number }) => number)).size;
  return reach - read >= fewestUnread && read < reach * mostlyRead
    ? { by: 'number', read, cited: reach }
    : undefined;
}

const initialOf = (folded: string) => /^[a-z]/.exec(folded)?.[0];

const isInOrder = (initials: readonly string[]) =>
  initials.slice(1).filter((letter, at) => letter >= (initials[at] ?? '')).length >=
  (initials.length - 1) * ordered;

/** The first letters of works that a text cites and a list in the order of the alphabet does not have, against those of its entries. */
function partOfLetters(entries: readonly Entry[], missing: readonly DatedCallOut[]): PartlyRead | undefined {
  const initials = entries.flatMap(({ head }) => initialOf(head) ?? []);
  const works = new Set(missing.map(({ names, year, suffix }) => `${names} ${year}${suffix}`));
  const cited = [...works].flatMap((work) => initialOf(work) ?? []);
  const sorted = initials.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined || !isInOrder(initials)) return;
  const beyond = cited.filter((letter) => letter < first || letter > last).toSorted();
  if (beyond.length < Math.max(fewestUnread, cited.length * mostlyBeyond)) return;
  const all = [...sorted, ...beyond].toSorted();
  return {
    by: 'letter',
    read: { first, last },
    cited: { first: all[0] ?? first, last: all.at(-1) ?? last },
  };
}

/** Files that are named, at most. */
const mostFiles = 100;

/** A paper of which files were not given. */
export const partOfFiles = (absent: readonly string[]): PartlyRead | undefined =>
  absent.length === 0 ? undefined : { by: 'file', absent: [...new Set(absent)].slice(0, mostFiles) };

/** What was read of the list of a paper. `reach`: up to which number its text cites without large gaps; `absent`: files of its text that were not given. */
export function coverageOf(
  entries: readonly Entry[],
  list: Coverage['list'],
  cited: { dated: readonly DatedCallOut[]; isByNumber: boolean; reach: number; absent: readonly string[] },
): Coverage {
  const missing = cited.dated.filter(({ refs }) => refs.length === 0);
  const ofList =
    entries.length === 0
      ? undefined
      : cited.isByNumber
        ? partOfNumbers(entries, cited.reach)
        : partOfLetters(entries, missing);
  const part = ofList ?? partOfFiles(cited.absent);
  return { ...(list && entries.length > 0 && { list }), ...(part && { part }) };
}

/** Whether a citation of a work that the list does not have may follow from the part that was not read. */
export function isBeyond({ names }: DatedCallOut, { part }: Coverage): boolean {
  const letter = initialOf(names);
  return (
    part?.by === 'letter' && letter !== undefined && (letter < part.read.first || letter > part.read.last)
  );
}
