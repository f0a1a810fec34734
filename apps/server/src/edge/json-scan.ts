import { ProblemError } from '../problem.ts';

/** Objects and arrays may be nested this deep (reliability.md). */
export const maxDepth = 64;

/** A bracket, a brace or a comma outside of strings. */
export interface Mark {
  byte: number;
  /** How many containers are open with this one: a bracket counts itself, when it closes too. */
  depth: number;
  /** Whether the innermost of them is an array. */
  inArray: boolean;
  /** Its place in the chunk. */
  at: number;
}

export const marks = {
  openArray: 0x5b,
  closeArray: 0x5d,
  openObject: 0x7b,
  closeObject: 0x7d,
  comma: 0x2c,
} as const;

const quote = 0x22;
const backslash = 0x5c;

/**
 * Gives a function that reads the JSON of one text chunk by chunk without building its values, and visits its marks. What is no JSON
 * may pass: the parser finds that. @throws ProblemError `INVALID_REQUEST` for what is nested too deep
 */
export function createJsonScanner(visit: (mark: Mark) => void): (chunk: Uint8Array) => void {
  /** For each open container whether it is an array. */
  const open: boolean[] = [];
  let inString = false;
  let escaped = false;

  function mark(byte: number, at: number): void {
    const opens = byte === marks.openArray || byte === marks.openObject;
    if (opens) {
      open.push(byte === marks.openArray);
      if (open.length > maxDepth) throw new ProblemError('INVALID_REQUEST');
    }
    visit({ byte, depth: open.length, inArray: open.at(-1) === true, at });
    if (!opens && byte !== marks.comma) open.pop();
  }

  return (chunk) => {
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      if (escaped) escaped = false;
      else if (inString) {
        if (byte === backslash) escaped = true;
        else if (byte === quote) inString = false;
      } else if (byte === quote) inString = true;
      else if (byte === marks.comma || byte === marks.openArray || byte === marks.openObject) mark(byte, at);
      else if (byte === marks.closeArray || byte === marks.closeObject) mark(byte, at);
    }
  };
}
