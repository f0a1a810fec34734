import { setImmediate } from 'node:timers/promises';
import {
  type CitationItem,
  type ImportFormat,
  importLimits,
  inputLimits,
  type ProblemCode,
} from '@citewright/contract';
import { detect } from '@citewright/identifiers';
import { ProblemError } from '../../problem.ts';
import { plainOf } from '../item-text.ts';
import { parseEntries } from './bibtex/parse-entries.ts';
import { readBibtexItem } from './bibtex/read-item.ts';
import { parseCslJson, readCslItem } from './csl-json.ts';
import { type FileFormat, formatOf } from './format.ts';
import { parseRecords } from './ris/parse-records.ts';
import { readRisItem } from './ris/read-item.ts';

/** One entry of an import: a record, an identifier to look up, or what cannot be read. `input` is what it shows as. */
export type ImportEntry = { input: string } & (
  | { kind: 'record'; item: CitationItem; format: FileFormat }
  | { kind: 'doi' | 'isbn' | 'url' | 'intext'; value: string }
  | { kind: 'unknown'; problem: ProblemCode }
);

const { entries: most, input: longest } = importLimits;

/** Bullets, numbers and commas around the lines of a list. */
const ornaments = /^(?:[-*•]\s+|\(?\d{1,3}[.)]\s+|\[\d{1,3}\]\s+)/;

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

function unread(text: string, problem: ProblemCode): ImportEntry {
  return { kind: 'unknown', input: shortened(text.replace(/\s+/g, ' ').trim()), problem };
}

/** A record that says anything by which a work can be known. */
function recordOf(item: CitationItem | undefined, name: string, format: FileFormat): ImportEntry {
  const known = item && (item.title ?? item.author ?? item['container-title'] ?? item.URL ?? item.DOI);
  if (!item || known === undefined) return unread(name, 'ENTRY_UNREADABLE');
  return { kind: 'record', input: shortened(plainOf(item.title) ?? name), item, format };
}

/** An address or DOI somewhere in a line, which says more than the words around it. */
const identifier = /(?:https?:\/\/|\b10\.\d{4,9}\/)\S+/i;

function readLine(line: string): ImportEntry {
  const text = line.replace(ornaments, '').replace(/[,;]$/, '').trim();
  const short = text.slice(0, inputLimits.sourceInput);
  const { kind, value } = detect(identifier.exec(short)?.[0] ?? short);
  return kind === 'unknown' ? unread(text, 'UNKNOWN_IDENTIFIER') : { kind, value, input: shortened(text) };
}

/** How a text is taken apart, and how each of its parts is read when its turn comes. */
type Reader = (text: string) => (() => ImportEntry)[];

const readers: Record<FileFormat | 'list', Reader> = {
  bibtex: (text) =>
    parseEntries(text, most).map(
      (entry) => () =>
        'broken' in entry
          ? unread(entry.broken, 'ENTRY_UNREADABLE')
          : recordOf(readBibtexItem(entry), entry.key, 'bibtex'),
    ),
  ris: (text) =>
    parseRecords(text, most).map(
      (record) => () => recordOf(readRisItem(record), record.find(([, value]) => value)?.[1] ?? '', 'ris'),
    ),
  'csl-json': (text) =>
    parseCslJson(text).map(
      (value) => () => recordOf(readCslItem(value), JSON.stringify(value).slice(0, longest), 'csl-json'),
    ),
  list: (text) =>
    text
      .split(/[\r\n]+/)
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => () => readLine(line)),
};

/**
 * The entries of a text, in their order; each that cannot be read is one too.
 * @throws ProblemError for a text without entries, and one with more than an import may have.
 */
export async function readEntries(text: string, format: ImportFormat): Promise<ImportEntry[]> {
  const source = text.replace(/^\ufeff/, '');
  const parts = readers[format === 'auto' ? formatOf(source) : format](source);
  if (parts.length > most) throw new ProblemError('IMPORT_TOO_LONG');
  const entries: ImportEntry[] = [];
  for (const read of parts) {
    entries.push(read());
    // An entry may be large: others get their turn in between.
    await setImmediate();
  }
  if (entries.every(isSilent)) throw new ProblemError('IMPORT_UNREADABLE');
  return entries;
}

const isSilent = ({ input }: ImportEntry) => input === '';
