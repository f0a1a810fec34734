import { tooLarge } from '../error.ts';
import { fileLimits } from '../limits.ts';

/** The fields of a record of a tagged file, in their order. The lines of a value are kept. */
export type TaggedRecord = [tag: string, value: string][];

/** How the lines of a tagged format are divided. */
export interface TaggedGrammar {
  /** Matches a line that begins a field: its tag, then the value. Any other line continues the field before. */
  line: RegExp;
  /** Whether a field is the first of a record. */
  begins(tag: string, after: { blank: boolean; record: TaggedRecord | undefined }): boolean;
  /** The tag that closes a record. What follows belongs to none. */
  ends?: string;
}

const lineEnd = /\r\n|[\r\n\u2028\u2029]/g;

/** Characters that are cut into lines at once: a list of all lines of a file takes more memory than the file. */
const block = 65_536;

/** The lines of a text. */
function* linesIn(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    lineEnd.lastIndex = start + block;
    const end = lineEnd.exec(text);
    const lines = text.slice(start, end?.index).split(lineEnd);
    start = end ? lineEnd.lastIndex : text.length;
    yield* lines;
  }
}

/**
 * The records of a tagged file, one at a time.
 * @throws InterchangeError `TOO_LARGE` for a record of more lines than `fileLimits` allows
 */
export function* parseRecords(text: string, grammar: TaggedGrammar): Generator<TaggedRecord> {
  let record: TaggedRecord | undefined;
  let lines = 0;
  let blank = true;
  for (const row of linesIn(text)) {
    if (row.trim() === '') {
      blank = true;
      continue;
    }
    const [, tag, value = ''] = grammar.line.exec(row) ?? [];
    if (tag !== undefined && grammar.begins(tag, { blank, record })) {
      if (record) yield record;
      record = [];
      lines = 0;
    }
    lines += 1;
    if (lines > fileLimits['lines of a tagged record']) throw tooLarge('lines of a tagged record');
    const last = record?.at(-1);
    if (tag !== undefined && tag === grammar.ends) {
      if (record) yield record;
      record = undefined;
    } else if (tag !== undefined) record?.push([tag, value.trim()]);
    else if (last) last[1] += `\n${row.trim()}`;
    blank = false;
  }
  if (record) yield record;
}

const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim();

/** The values of these tags, tag by tag, each in one line; empty ones are left out. */
export function textsOf(record: TaggedRecord, ...tags: string[]): string[] {
  return tags.flatMap((tag) =>
    record.flatMap(([known, value]) => (known === tag && value !== '' ? [oneLine(value)] : [])),
  );
}

/** The lines of the values of a tag: in some formats each line is a value. */
export function linesOfTag(record: TaggedRecord, tag: string): string[] {
  return record.flatMap(([known, value]) =>
    known === tag ? value.split('\n').flatMap((line) => oneLine(line) || []) : [],
  );
}

/** How a message calls a record: its first value. */
export const recordLabel = (record: TaggedRecord): string =>
  oneLine(record.find(([, value]) => value)?.[1] ?? '').slice(0, 200);
