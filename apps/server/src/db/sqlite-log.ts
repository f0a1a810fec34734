/**
 * SQLite's write-ahead log, byte by byte: https://sqlite.org/fileformat2.html#the_write_ahead_log. SQLite ignores everything from the
 * first frame whose checksum does not match. After a power cut that is the unfinished transaction; when the file is damaged, it is
 * what was acknowledged, and nobody is told.
 */
const headerSize = 32;
const frameHeaderSize = 24;
const magic = 0x377f0682;

/** The two running sums of the log's checksum. */
type Sums = readonly [number, number];

function checksum(bytes: Buffer, [first, second]: Sums, bigEndian: boolean): Sums {
  const word = (at: number) => (bigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
  let one = first;
  let two = second;
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + word(at) + two) >>> 0;
    two = (two + word(at + 4) + one) >>> 0;
  }
  return [one, two];
}

interface Frame {
  /** Where it begins in the file. */
  at: number;
  /** Number of the page that it holds. */
  page: number;
  /** The last frame of a transaction. */
  commits: boolean;
  /** Belongs to this generation of the log; those of older ones are already in the database. */
  isCurrent: boolean;
  isIntact: boolean;
}

interface Log {
  pageSize: number;
  frames: Frame[];
}

/** More generations than this do not lie between two frames of one log. */
const manyGenerations = 1_000;

/**
 * The salts of the newest generation, when the header does not tell: the first frame has them, or the second when the first is
 * damaged. Each generation adds 1 to the first salt.
 */
function newestSalts(first: Buffer, second: Buffer = first): Buffer {
  const ahead = (first.readUInt32BE(0) - second.readUInt32BE(0)) >>> 0;
  return ahead < manyGenerations ? first : second;
}

function readHeader(bytes: Buffer) {
  const bigEndian = bytes.readUInt32BE(0) === magic + 1;
  const sums = checksum(bytes.subarray(0, 24), [0, 0], bigEndian);
  const isIntact =
    (bigEndian || bytes.readUInt32BE(0) === magic) &&
    sums[0] === bytes.readUInt32BE(24) &&
    sums[1] === bytes.readUInt32BE(28);
  return { isIntact, bigEndian, sums, pageSize: bytes.readUInt32BE(8), salts: bytes.subarray(16, 24) };
}

/** `pageSize` is that of the database, for a log whose header is damaged. */
function readLog(bytes: Buffer, pageSize: number): Log {
  const header = readHeader(bytes);
  const size = header.isIntact ? header.pageSize : pageSize;
  const starts: number[] = [];
  for (let at = headerSize; at + frameHeaderSize + size <= bytes.length; at += frameHeaderSize + size)
    starts.push(at);
  const saltsAt = (at: number) => bytes.subarray(at + 8, at + 16);
  const [first, second] = starts.slice(0, 2).map(saltsAt);
  const salts = header.isIntact || !first ? header.salts : newestSalts(first, second);
  let sums = header.sums;
  let isIntact = header.isIntact;
  const frames = starts.map((at): Frame => {
    const isCurrent = saltsAt(at).equals(salts);
    sums = checksum(bytes.subarray(at, at + 8), sums, header.bigEndian);
    sums = checksum(
      bytes.subarray(at + frameHeaderSize, at + frameHeaderSize + size),
      sums,
      header.bigEndian,
    );
    isIntact &&=
      isCurrent && sums[0] === bytes.readUInt32BE(at + 16) && sums[1] === bytes.readUInt32BE(at + 20);
    return {
      at,
      page: bytes.readUInt32BE(at),
      commits: bytes.readUInt32BE(at + 4) !== 0,
      isCurrent,
      isIntact,
    };
  });
  return { pageSize: size, frames };
}

/**
 * True when SQLite would silently leave out transactions that were acknowledged. A power cut damages at most the last transaction,
 * because each is on disk before the next one begins (`synchronous=FULL`): two ends of transactions behind the first damaged
 * frame mean that the file itself is damaged. `bytes` is the whole log.
 */
export function losesTransactions(bytes: Buffer, pageSize: number): boolean {
  if (bytes.length < headerSize) return false;
  const { frames } = readLog(bytes, pageSize);
  return frames.filter(({ isIntact, isCurrent, commits }) => !isIntact && isCurrent && commits).length > 1;
}

/** A page as a transaction left it. */
export interface LoggedPage {
  page: number;
  content: Buffer;
}

/**
 * The pages of all transactions in a log, in order, whether their checksums match or not. Frames whose own header is damaged are
 * left out, and so is a last transaction without its end.
 */
export function loggedPages(bytes: Buffer, pageSize: number): LoggedPage[] {
  if (bytes.length < headerSize) return [];
  const log = readLog(bytes, pageSize);
  const current = log.frames.filter(({ isCurrent, page }) => isCurrent && page > 0);
  const end = current.findLastIndex(({ commits }) => commits) + 1;
  return current.slice(0, end).map(({ at, page }) => {
    const start = at + frameHeaderSize;
    return { page, content: bytes.subarray(start, start + log.pageSize) };
  });
}
