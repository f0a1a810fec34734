import { type CitationItem, importLimits, inputLimits, type ProblemCode } from '@citewright/contract';
import { unstoredWords } from '@citewright/formatting';
import { detect } from '@citewright/identifiers';
import { detectFormat, type FormatId, isUnknownTable, readRecords } from '@citewright/interchange';
import { plainOf } from '@citewright/record';
import { cutList, identifierIn, parseReference, withoutOrnaments } from '@citewright/references';
import { fitItem } from '../../citations/fit-work.ts';
import { ProblemError } from '../../problem.ts';
import { cleanItem } from '../citations/clean-item.ts';

/**
 * One entry of an import: a record, an identifier to look up, or an unreadable text. `input` is shown in the report.
 */
export type ImportEntry = {
  input: string;
  /** The entry as the list has it, in one line. */
  text?: string;
} & (
  | { kind: 'record'; item: CitationItem; format: FormatId | 'reference'; unplaced?: string[] }
  | { kind: 'doi' | 'isbn' | 'url' | 'intext'; value: string }
  | { kind: 'unknown'; problem: ProblemCode }
);

const { entries: most, input: longest } = importLimits;

/** A format of files, `list` for references and identifiers, `lines` for such of which each has its line, `auto` to find out. */
export type EntryFormat = FormatId | 'list' | 'lines' | 'auto';

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function unread(text: string, problem: ProblemCode): ImportEntry {
  return { kind: 'unknown', input: shortened(inOneLine(text)), problem };
}

function readLine(line: string): ImportEntry {
  const text = withoutOrnaments(line);
  const short = text.slice(0, inputLimits.sourceInput);
  const { kind, value } = detect(identifierIn(short) ?? short);
  return kind === 'unknown' || kind === 'title'
    ? unread(text, 'UNKNOWN_IDENTIFIER')
    : { kind, value, input: shortened(text) };
}

/** A whole reference: looked up by the identifier in it, else what it says. */
function readReference(text: string): ImportEntry {
  if (identifierIn(text) !== undefined) return readLine(text);
  const { item } = parseReference(text);
  const says = item.title && (item.author ?? item.editor ?? item.issued);
  if (!says) return readLine(text);
  const unplaced = unstoredWords(text, { ...item, id: '' })
    .slice(0, importLimits.words)
    .map(shortened);
  return {
    kind: 'record',
    input: shortened(withoutOrnaments(text)),
    item: cleanItem(fitItem(item)),
    format: 'reference',
    ...(unplaced.length > 0 && { unplaced }),
  };
}

/** Lines in a row that are read as references: each may take two dozen. */
const mostLines = 24 * most;

/** @throws ProblemError for more lines of references than an import has entries */
function refuseLongRuns(lines: number): void {
  if (lines > mostLines) throw new ProblemError('IMPORT_TOO_LONG');
}

/** The entries of a pasted list, each with its text. */
function* readList(list: string): Generator<ImportEntry> {
  for (const { text, isReference } of cutList(list, refuseLongRuns))
    yield { ...(isReference ? readReference(text) : readLine(text)), text };
}

/** Entries that a person has cut, each in its line. */
function* readLines(text: string): Generator<ImportEntry> {
  for (const line of text.split(/\r\n|[\r\n]/))
    if (line.trim() !== '') yield { ...readReference(inOneLine(line)), text: inOneLine(line) };
}

function* readFileEntries(text: string, format: FormatId): Generator<ImportEntry> {
  for (const { item, label } of readRecords(text, { format, limit: most })) {
    if (item) {
      const known = cleanItem(fitItem(item));
      yield { kind: 'record', input: shortened(plainOf(known.title) ?? label), item: known, format };
    } else yield unread(label, 'ENTRY_UNREADABLE');
  }
}

/** Documents and markup: no list of identifiers begins so. */
const foreign = /^\s*(?:%PDF|\{\\rtf|<(?!https?:)[?!a-z])/i;

/** The format of a text. @throws ProblemError for a file in a format that is not read */
export function formatOf(text: string, format: EntryFormat): FormatId | 'list' | 'lines' {
  return format === 'auto' ? (detectFormat(text) ?? listOrNothing(text)) : format;
}

function listOrNothing(text: string): 'list' {
  if (foreign.test(text)) throw new ProblemError('IMPORT_UNKNOWN_FORMAT');
  if (isUnknownTable(text)) throw new ProblemError('IMPORT_UNKNOWN_COLUMNS');
  return 'list';
}

/**
 * The entries of a text, in their order; each that cannot be read is one too.
 * @throws ProblemError for a text without entries, and one with more than an import may have; InterchangeError for a file
 * that is not in its format.
 */
export function readEntries(text: string, format: EntryFormat): ImportEntry[] {
  const source = text.replace(/^\ufeff/, '');
  const known = formatOf(source, format);
  const entries: ImportEntry[] = [];
  const read =
    known === 'list'
      ? readList(source)
      : known === 'lines'
        ? readLines(source)
        : readFileEntries(source, known);
  for (const entry of read) {
    entries.push(entry);
    if (entries.length > most) throw new ProblemError('IMPORT_TOO_LONG');
  }
  if (entries.every(({ input }) => input === '')) throw new ProblemError('IMPORT_UNREADABLE');
  return entries;
}
