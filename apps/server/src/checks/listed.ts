import { type CitationItem, checkLimits, type ProblemCode } from '@citewright/contract';
import { leftBehind, readRecords } from '@citewright/interchange';
import { dateOf, plainOf } from '@citewright/record';
import { parseReference, splitReferences } from '@citewright/references';
import { fitItem } from '../citations/fit-work.ts';
import { ProblemError } from '../problem.ts';
import { cleanItem } from '../projects/citations/clean-item.ts';
import { type EntryFormat, formatOf } from '../projects/import/entry.ts';

/** An entry of a list that is to be checked: as it stands there, and what was read from it. */
export interface ListedReference {
  input: string;
  /** Its place in the text; 0 to 0 for a record of a file. */
  start: number;
  end: number;
  item: CitationItem;
  /** A record of a file that could not be read, or says nothing by which a work is known. */
  isUnread?: true;
  /** On the first entry of a file, if asked for: what of the file no other format has a place for, and fields that are too long. */
  left?: string[];
}

const { input: longest } = checkLimits;

/** Lines of a list: many more than its entries have. Each takes memory, however short it is. */
const mostLines = 100_000;

function hasTooManyLines(text: string): boolean {
  let lines = 0;
  for (const _ of text.matchAll(/\S[^\r\n\f\v\u2028\u2029]*/g)) {
    lines += 1;
    if (lines > mostLines) return true;
  }
  return false;
}

/** References that stand in a line each. */
const splitLines = (text: string): ReturnType<typeof splitReferences> =>
  Array.from(text.matchAll(/\S[^\r\n\f\v\u2028\u2029]*/g), ({ 0: line, index }) => {
    const own = line.trimEnd();
    return { text: own.replace(/\s+/g, ' '), start: index, end: index + own.length };
  });

/** The work that a record describes, in plain words. */
function wordsOfItem({ author, editor, issued, title, 'container-title': place }: CitationItem): string {
  const names = (author ?? editor ?? []).map((name) =>
    [name.family ?? name.literal, name.given].filter(Boolean).join(', '),
  );
  return [names.join('; '), dateOf(issued)[0], plainOf(title), plainOf(place)].filter(Boolean).join('. ');
}

/** Fields that are longer than what we hold of a work. */
const tooLong = (item: object, own: object): string[] =>
  Object.keys(item).filter((field) => field !== 'id' && !(field in own));

/** How many entries are read, and what a text with more is told. */
export interface ListLimit {
  entries: number;
  problem: ProblemCode;
  /** Whether what no other format has a place for is named. */
  isLeftNamed?: boolean;
}

const checked: ListLimit = { entries: checkLimits.entries, problem: 'CHECK_TOO_LONG' };

/**
 * The entries of a list of references, or of a file of records, in their order; those that cannot be read, too.
 * @throws ProblemError for a text without entries, with more than a check may have, and in a format that is not read; InterchangeError for
 * a file that is not in its format
 */
export function readListed(
  text: string,
  format: EntryFormat,
  { entries: most, problem, isLeftNamed }: ListLimit = checked,
): ListedReference[] {
  const source = text.replace(/^\ufeff/, ' ');
  const known = formatOf(source.trimStart(), format);
  const listed: ListedReference[] = [];
  const left = new Set<string>();
  if (known === 'list' || known === 'lines') {
    const split = known === 'list' ? splitReferences : splitLines;
    const references = hasTooManyLines(source) ? undefined : split(source);
    if (references === undefined || references.length > most) throw new ProblemError(problem);
    for (const { text: input, start, end } of references)
      listed.push({
        input: input.slice(0, longest),
        start,
        end,
        item: cleanItem(fitItem(parseReference(input).item)),
      });
  } else
    for (const { item, label } of readRecords(source.trimStart(), { format: known, limit: most })) {
      if (listed.length === most) throw new ProblemError(problem);
      const own = item ? cleanItem(fitItem(item)) : { id: '', type: 'document' as const };
      for (const field of tooLong(item ?? {}, own)) left.add(field);
      const input = item ? wordsOfItem(own) : label;
      listed.push({
        input: input.slice(0, longest),
        start: 0,
        end: 0,
        item: own,
        ...(item ? {} : { isUnread: true as const }),
      });
    }
  if (listed.every(({ isUnread }) => isUnread)) throw new ProblemError('IMPORT_UNREADABLE');
  const [first] = listed;
  if (first && isLeftNamed)
    first.left = [...new Set([...[...leftBehind(source.trimStart(), most)].flat(), ...left])];
  return listed;
}
