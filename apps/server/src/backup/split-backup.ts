import { projectLimits } from '@citewright/contract';
import { createJsonScanner, type Mark, marks } from '../edge/json-scan.ts';
import { ProblemError } from '../problem.ts';

/**
 * A part of a backup as JSON: an entry of a project; a project with its checks, which has an empty list in the place of the entries
 * before it; the file, which has an empty list in the place of its projects.
 */
export interface BackupPiece {
  kind: 'entry' | 'project' | 'file';
  json: Buffer;
}

const kinds = ['file', 'project', 'entry'] as const;

/** The lists that are taken apart, by their depth: `{ projects: [`, and in them `{ project: { citations: [`. */
const depths = [2, 5] as const;

/** What one of these lists may hold: more than can be restored, because parts that cannot be read are left out. */
const mostElements = [5 * projectLimits.projects, 5 * projectLimits.citations] as const;

/** Bytes and marks of one piece: the largest record has half of them. */
const longest = 4 * 1024 * 1024;
const mostMarks = 200_000;

/**
 * Takes the text of a backup apart, block by block; `visit` gets its pieces in their order. Nothing is parsed: a
 * piece may be no JSON, a text that is no backup has other pieces. @throws ProblemError `BACKUP_UNREADABLE` when there are more or
 * longer ones than a backup has
 */
export function createSplitter(visit: (piece: BackupPiece) => void): {
  push(block: Buffer): void;
  end(): void;
} {
  /** The pieces that are open: the file, a project in it, an entry in that. */
  const open: { parts: Buffer[]; bytes: number; marks: number; elements: number }[] = [];
  let block: Buffer = Buffer.alloc(0);
  let from = 0;

  const begin = () => open.push({ parts: [], bytes: 0, marks: 0, elements: 0 });
  const kind = () => kinds[open.length - 1] ?? 'file';

  /** Adds what has been read up to a place to the open piece. */
  function take(to: number): void {
    const piece = open.at(-1);
    if (!piece) return;
    piece.parts.push(block.subarray(from, to));
    piece.bytes += to - from;
    from = to;
    if (piece.bytes > longest) throw new ProblemError('BACKUP_UNREADABLE');
  }

  function close(): void {
    const json = Buffer.concat(open.at(-1)?.parts ?? []);
    visit({ kind: kind(), json });
    open.pop();
  }

  /** The end of an element of a list that is taken apart. */
  function endElement(isLast: boolean): void {
    const list = open.at(-2);
    const isBlank = open.at(-1)?.parts.every((part) => part.toString('latin1').trim() === '');
    // `[]`; anywhere else the parser gets the empty text and refuses it.
    if (isLast && isBlank && list?.elements === 0) open.pop();
    else close();
    if (!list) return;
    list.elements = isLast ? 0 : list.elements + 1;
    if (list.elements >= (mostElements[open.length - 1] ?? 0)) throw new ProblemError('BACKUP_UNREADABLE');
  }

  function see({ byte, depth, inArray, at }: Mark): void {
    const piece = open.at(-1);
    if (piece && ++piece.marks > mostMarks) throw new ProblemError('BACKUP_UNREADABLE');
    if (!inArray) return;
    if (byte === marks.openArray && depth === depths[open.length - 1]) {
      take(at + 1);
      begin();
    } else if (depth === depths[open.length - 2]) {
      if (byte === marks.comma) {
        take(at);
        endElement(false);
        from = at + 1;
        begin();
      } else if (byte === marks.closeArray) {
        take(at);
        endElement(true);
      }
    }
  }

  const scan = createJsonScanner(see);
  begin();
  return {
    push(next) {
      block = next;
      from = 0;
      scan(next);
      take(next.length);
    },
    end() {
      // What has not ended is no JSON, whatever follows.
      while (open.length > 0) close();
    },
  };
}

/** Gives a function that checks each block when it has arrived: what is no backup is refused early. */
export function checkBackup(): (block: Buffer) => void {
  const { push } = createSplitter(() => undefined);
  return push;
}

/** The pieces of a text that has arrived. Takes the blocks out of the list, so that their memory is free when they have been read. */
export function* piecesOf(blocks: Buffer[]): Generator<BackupPiece> {
  let pieces: BackupPiece[] = [];
  const { push, end } = createSplitter((piece) => pieces.push(piece));
  for (let block = blocks.shift(); block; block = blocks.shift()) {
    push(block);
    yield* pieces;
    pieces = [];
  }
  end();
  yield* pieces;
}
