import { fstatSync, readSync } from 'node:fs';
import type { SQLInputValue } from 'node:sqlite';

/** A row as it stands in a page of a table, without the name of the table: https://sqlite.org/fileformat2.html#record_format */
export interface StrayRow {
  id: number;
  values: SQLInputValue[];
}

const tableLeaf = 0x0d;

/** Big-endian base 128, at most nine bytes; larger numbers than an id may have come out inexact. */
function varint(bytes: Buffer, at: number): [value: number, next: number] {
  let value = 0;
  for (let index = 0; index < 8; index++) {
    const byte = bytes.readUInt8(at + index);
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, at + index + 1];
  }
  return [value * 256 + bytes.readUInt8(at + 8), at + 9];
}

const integerSizes = [0, 1, 2, 3, 4, 6, 8];

/** One value by its serial type, and its size in bytes. */
function storedValue(type: number, bytes: Buffer, at: number): [value: SQLInputValue, size: number] {
  if (type === 0) return [null, 0];
  if (type === 8 || type === 9) return [type - 8, 0];
  if (type === 7) return [bytes.readDoubleBE(at), 8];
  const size = integerSizes[type];
  if (size === 8) return [Number(bytes.readBigInt64BE(at)), 8];
  if (size !== undefined) return [bytes.readIntBE(at, size), size];
  if (type < 12) throw new RangeError('no type of a stored value');
  const length = (type - (type % 2 === 0 ? 12 : 13)) / 2;
  const content = bytes.subarray(at, at + length);
  if (content.length < length) throw new RangeError('the value is longer than its row');
  return [type % 2 === 0 ? content : content.toString('utf8'), length];
}

function recordOf(payload: Buffer): SQLInputValue[] {
  const [headerEnd, first] = varint(payload, 0);
  const values: SQLInputValue[] = [];
  let body = headerEnd;
  for (let at = first; at < headerEnd; ) {
    const [type, next] = varint(payload, at);
    const [value, size] = storedValue(type, payload, body);
    values.push(value);
    body += size;
    at = next;
  }
  return values;
}

/** An open file of a database, by pages; the first has the number 1. */
function pagesOfFile(descriptor: number, size: number) {
  return {
    size,
    count: Math.floor(fstatSync(descriptor).size / size),
    page(number: number): Buffer {
      const bytes = Buffer.alloc(size);
      return bytes.subarray(0, readSync(descriptor, bytes, 0, size, (number - 1) * size));
    },
  };
}

type Pages = ReturnType<typeof pagesOfFile>;

/** The payload of a cell: what stands in the page, and the rest in a chain of other pages. */
function payloadOf({ size, page }: Pages, leaf: Buffer, at: number, length: number): Buffer {
  const most = size - 35;
  if (length <= most) return leaf.subarray(at, at + length);
  const least = Math.floor(((size - 12) * 32) / 255) - 23;
  const fitting = least + ((length - least) % (size - 4));
  const local = fitting <= most ? fitting : least;
  const parts = [leaf.subarray(at, at + local)];
  let next = leaf.readUInt32BE(at + local);
  for (let missing = length - local; missing > 0; missing -= size - 4) {
    const overflow = page(next);
    parts.push(overflow.subarray(4, 4 + missing));
    next = overflow.readUInt32BE(0);
  }
  return Buffer.concat(parts);
}

function* rowsOfLeaf(pages: Pages, number: number): Generator<StrayRow> {
  const leaf = pages.page(number);
  for (let cell = 0; cell < leaf.readUInt16BE(3); cell++) {
    try {
      const [length, afterLength] = varint(leaf, leaf.readUInt16BE(8 + 2 * cell));
      const [id, start] = varint(leaf, afterLength);
      yield { id, values: recordOf(payloadOf(pages, leaf, start, length)) };
    } catch {
      // Damaged, like the way to it.
    }
  }
}

/** Pages that are free: what stands in them was deleted. `first` is the first page of their list. */
function freePages({ page, count }: Pages, first: number): Set<number> {
  const free = new Set<number>();
  for (
    let trunk = first;
    trunk > 0 && trunk <= count && !free.has(trunk);
    trunk = page(trunk).readUInt32BE(0)
  ) {
    const list = page(trunk);
    free.add(trunk);
    const leaves = Math.min(list.readUInt32BE(4), list.length / 4 - 2);
    for (let leaf = 0; leaf < leaves; leaf++) free.add(list.readUInt32BE(8 + 4 * leaf));
  }
  return free;
}

/** Where stray rows are looked for. */
export interface Place {
  /** The open file of a database without a log. */
  descriptor: number;
  pageSize: number;
  /** Page where the list of free pages begins; 0 when there is none. */
  firstFree: number;
}

/** The rows of all pages of tables but those in `known`, also of pages to which no way leads any more. */
export function* strayRows(
  { descriptor, pageSize, firstFree }: Place,
  known: ReadonlySet<number>,
): Generator<StrayRow> {
  const pages = pagesOfFile(descriptor, pageSize);
  const free = freePages(pages, firstFree);
  for (let number = 2; number <= pages.count; number++) {
    if (known.has(number) || free.has(number)) continue;
    if (pages.page(number).readUInt8(0) === tableLeaf) yield* rowsOfLeaf(pages, number);
  }
}
