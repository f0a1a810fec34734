import { tooLarge } from '../error.ts';
import { fileLimits } from '../limits.ts';

const marks = {
  quote: 0x22,
  comma: 0x2c,
  openList: 0x5b,
  backslash: 0x5c,
  closeList: 0x5d,
  openObject: 0x7b,
  closeObject: 0x7d,
} as const;

/** The place of the quotation mark that closes the text which begins at `start`; -1 where none does. */
export function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === marks.backslash) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return -1;
}

/**
 * Where the JSON value that begins at `start` ends, found without building it; absent where the text ends before.
 * @throws InterchangeError `TOO_LARGE` for a value of more values than `most`
 */
export function endOfValue(
  text: string,
  start: number,
  most: number = fileLimits['values of a JSON record'],
): number | undefined {
  let [depth, values] = [0, 1];
  for (let at = start; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case marks.quote:
        at = endOfText(text, at);
        if (at === -1) return undefined;
        if (depth === 0) return at + 1;
        break;
      case marks.openList:
      case marks.openObject:
        depth += 1;
        values += 1;
        break;
      case marks.comma:
        if (depth === 0) return at;
        values += 1;
        break;
      case marks.closeList:
      case marks.closeObject:
        if (depth === 0) return at;
        depth -= 1;
        if (depth === 0) return at + 1;
    }
    if (values > most) throw tooLarge('values of a JSON record');
  }
  return depth === 0 ? text.length : undefined;
}

/** The value of a JSON text. @throws SyntaxError; InterchangeError `TOO_LARGE` for one that has too many values to be built */
export function parseJson(text: string): unknown {
  endOfValue(text, Math.max(0, text.search(/\S/)));
  return JSON.parse(text);
}
