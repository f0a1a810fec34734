import { InterchangeError } from '../error.ts';
import { endOfText, endOfValue, parseJson } from '../values/json-value.ts';

const space = /[ \t\r\n]*/y;

/** The place of the next character that is no blank. */
function afterSpace(text: string, at: number): number {
  space.lastIndex = at;
  space.test(text);
  return space.lastIndex;
}

/** The members of an object in which programs list records. */
const lists = new Set(['"items"', '"references"']);

/** Where the list of records begins in the object that begins at `start`; absent where it has none. */
function listInObject(text: string, start: number): number | undefined {
  for (let at = afterSpace(text, start + 1); text[at] === '"'; at = afterSpace(text, at + 1)) {
    const end = endOfText(text, at);
    const colon = afterSpace(text, end + 1);
    if (end === -1 || text[colon] !== ':') return undefined;
    const value = afterSpace(text, colon + 1);
    if (text[value] === '[' && lists.has(text.slice(at, end + 1))) return value;
    at = afterSpace(text, endOfValue(text, value, Number.POSITIVE_INFINITY) ?? text.length);
    if (text[at] !== ',') return undefined;
  }
  return undefined;
}

/** What is left of a list that is damaged or cut off: it cannot be read. */
export const unread = Symbol('unread');

/** The elements of the list that begins at `start`, built one at a time, then `unread` where it is damaged. */
function* elementsOf(text: string, start: number): Generator<unknown> {
  let at = afterSpace(text, start + 1);
  while (text[at] !== ']') {
    const end = endOfValue(text, at);
    if (end === undefined) return yield unread;
    try {
      yield JSON.parse(text.slice(at, end));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return yield unread;
    }
    at = afterSpace(text, end);
    if (text[at] === ',') at = afterSpace(text, at + 1);
    else if (text[at] !== ']') return yield unread;
  }
  // Only an object has more behind its list.
  if (text[afterSpace(text, 0)] === '[' && afterSpace(text, at + 1) < text.length) yield unread;
}

/**
 * The records of a JSON text: the elements of its list, or of the list `items` or `references` of its object, or the object itself. Each is counted, then built,
 * when it is asked for. `unread` stands for what follows where the text is damaged.
 * @throws InterchangeError `MALFORMED` where there is nothing else, `TOO_LARGE`
 */
export function* parseJsonRecords(text: string): Generator<unknown> {
  const start = afterSpace(text, 0);
  const list = text[start] === '[' ? start : text[start] === '{' ? listInObject(text, start) : undefined;
  let given = 0;
  for (const record of list === undefined ? [wholeOf(text)] : elementsOf(text, list)) {
    if (record === unread && given === 0) throw new InterchangeError('MALFORMED', 'The text is not JSON');
    given += 1;
    yield record;
  }
}

function wholeOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new InterchangeError('MALFORMED', 'The text is not JSON', { cause });
  }
}
