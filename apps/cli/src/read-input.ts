import { createReadStream } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { decodeFile, isBinary } from '@citewright/interchange';
import { type PaperFolder, packProject } from '@citewright/server';
import { encodingSentences, fileNames, inputSentences, usageSentences } from '@citewright/words';
import { UsageError } from './arguments.ts';

/** Bytes of a list that are read: as many as the API takes as text. */
const mostText = 10 * 1024 * 1024;
/** Bytes of a paper that are read: as many as the API takes. */
const mostOfPaper = 20 * 1024 * 1024;

/** A file that holds nothing that can be read. */
export class InputError extends Error {
  readonly code: 'EMPTY_FILE' | 'BINARY_FILE' | 'FILE_TOO_LARGE';
  constructor(code: InputError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Where text comes from, and where a word about it goes. */
export interface InputPlace {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  /** Says something of the input that is no failure. */
  remark(text: string): void;
}

const named = (file: string | undefined): string =>
  file === undefined || file === '-' ? fileNames.standardInput : `"${file}"`;

/** The blocks of a file; a system's error of reading names it, as one of opening does. */
async function* blocksOf(file: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(file);
  } catch (error) {
    throw Object.assign(error as Error, { path: file });
  }
}

/** All bytes of a stream. A device may have no end: no more than `most` are read. @throws InputError */
async function bytesOf(
  stream: AsyncIterable<Buffer | string>,
  name: string,
  most: number,
): Promise<Uint8Array> {
  const blocks: Buffer[] = [];
  let length = 0;
  for await (const block of stream) {
    blocks.push(Buffer.from(block));
    length += block.length;
    if (length > most)
      throw new InputError('FILE_TOO_LARGE', inputSentences.tooLarge(name, most / 1024 / 1024));
  }
  if (length === 0) throw new InputError('EMPTY_FILE', inputSentences.empty(name));
  return Buffer.concat(blocks);
}

/** @throws InputError for an empty text and what is no text */
function textIn(bytes: Uint8Array, name: string, { remark }: InputPlace): string {
  const { text, encoding } = decodeFile(bytes);
  if (isBinary(text)) throw new InputError('BINARY_FILE', inputSentences.binary(name));
  if (text.trim() === '') throw new InputError('EMPTY_FILE', inputSentences.empty(name));
  if (encoding !== 'UTF-8') remark(encodingSentences[encoding](name));
  return text;
}

/**
 * The text of a file, or of standard input for `-` and for none: in UTF-8, UTF-16 or Windows-1252; `remark` says which where it is not
 * UTF-8. @throws InputError for an empty, large or binary file; UsageError where nothing is passed on; errors of the system
 */
export async function readInput(file: string | undefined, place: InputPlace): Promise<string> {
  const { input } = place;
  // Nobody types a file into a terminal.
  if (file === undefined && input.isTTY) throw new UsageError(usageSentences.noFile);
  const isFile = file !== undefined && file !== '-';
  const stream = isFile ? blocksOf(file) : input;
  const name = named(file);
  return textIn(await bytesOf(stream as AsyncIterable<Buffer | string>, name, mostText), name, place);
}

/** Papers that are text. */
const asText = /\.(?:tex|ltx|[qr]?md|markdown|html?)$/i;

/** Whether a failure of the system says that there is no such file. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'ELOOP'].includes(String(error.code));

/**
 * The folder of a paper: as many bytes together as a paper may have. A file that a link puts outside of the folder is not
 * read, and `remark` says so. Reading throws an InputError for a file that is too large.
 */
function folderAt(folder: string, { remark }: InputPlace): PaperFolder {
  let left = mostOfPaper;
  const read = async (inside: string): Promise<Uint8Array | undefined> => {
    const file = path.join(folder, inside);
    try {
      const real = await realpath(file);
      if (!real.startsWith(`${await realpath(folder)}${path.sep}`)) {
        remark(inputSentences.outside(named(file)));
        return undefined;
      }
      const { size } = await stat(real);
      if (size > left)
        throw new InputError(
          'FILE_TOO_LARGE',
          inputSentences.tooLarge(named(file), mostOfPaper / 1024 / 1024),
        );
      left -= size;
      return size > 0 ? await readFile(real) : undefined;
    } catch (error) {
      if (isMissing(error) || (error as NodeJS.ErrnoException).code === 'EISDIR') return undefined;
      throw error;
    }
  };
  const names = async (inside: string): Promise<string[]> => {
    try {
      const found = await readdir(path.join(folder, inside), { withFileTypes: true });
      return found.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  };
  return { read, names };
}

/** A paper as it is sent: its bytes, or an archive of it with the files that it takes in, and its path there. */
export interface GivenPaper {
  bytes: Uint8Array;
  main?: string;
}

/** A paper, one of text in UTF-8, with the files of its folder that it takes in. @throws as `readInput` */
export async function readPaper(file: string, place: InputPlace): Promise<GivenPaper> {
  const name = named(file);
  const bytes = await bytesOf(blocksOf(file), name, mostOfPaper);
  if (!asText.test(file)) return { bytes };
  const text = Buffer.from(textIn(bytes, name, place));
  const main = path.basename(file);
  const packed = await packProject({ name: main, bytes: text }, folderAt(path.dirname(file), place));
  return packed ? { bytes: packed, main } : { bytes: text };
}
