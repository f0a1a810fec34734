import { isGivenName, monthInAnyLanguage } from '@citewright/record';
import type { Token } from './tokens.ts';

// What the labels are chosen by. Each feature is a short text; the model has a weight for each label of those that it has learned.
// w: word, s: shape, k: kind of number or word, p and q: beginning and end of the word, c: chunk between full stops and commas,
// a: position, f: what stands around.

const opening = new Map([
  ['“', '”'],
  ['«', '»'],
  ['"', '"'],
  ['„', '“'],
  ['‘', '’'],
]);

/** Numbers by what they can be, words by their first letters. */
function kindOf(text: string): string {
  if (/^\d+$/.test(text)) {
    if (text.length === 4 && /^(?:1[4-9]|20)/.test(text)) return 'year';
    return text.length < 5 ? `number${text.length}` : 'number';
  }
  if (/^(?:https?:|www\.)/.test(text)) return /doi\.org\//.test(text) ? 'doi-address' : 'address';
  if (/^10\./.test(text)) return 'doi';
  return '';
}

/** `Smith` is Xx, `USA` XX, `J` X, `of` xx, `McCabe` XxX; a sign is itself. */
function shapeOf(text: string): string {
  if (!/[\p{L}\p{N}]/u.test(text)) return text;
  if (text.length > 40) return 'long';
  const shape = text
    .replace(/\p{Lu}/gu, 'X')
    .replace(/[\p{Ll}\p{M}]/gu, 'x')
    .replace(/\p{N}/gu, '9')
    .replace(/\p{L}/gu, 'o')
    .replace(/(.)\1+/g, '$1$1');
  return shape.slice(0, 6);
}

/** A stretch between full stops, commas and the like, as tokens from `start` to before `end`. */
interface Chunk {
  start: number;
  end: number;
  words: number;
  capitals: number;
  hasNumber: boolean;
  hasMonth: boolean;
}

interface Scene {
  words: string[];
  shapes: string[];
  kinds: string[];
  chunkOf: number[];
  chunks: Chunk[];
  inQuotes: boolean[];
  inBrackets: boolean[];
}

const isInitial = (token: Token | undefined) => token !== undefined && /^\p{Lu}$/u.test(token.text);

/** A full stop after an initial or a short word that another full stop or a small letter follows is part of an abbreviation. */
function endsChunk(tokens: readonly Token[], at: number): boolean {
  const sign = tokens[at]?.text;
  if (sign === ',' || sign === ';' || sign === ':' || sign === '(' || sign === ')' || sign === '[')
    return true;
  if (sign === '?' || sign === '!' || sign === ']') return true;
  if (sign !== '.') return false;
  return !isInitial(tokens[at - 1]);
}

const emptyChunk = (at: number): Chunk => ({
  start: at,
  end: at,
  words: 0,
  capitals: 0,
  hasNumber: false,
  hasMonth: false,
});

function chunksOf(
  tokens: readonly Token[],
  words: readonly string[],
): { chunks: Chunk[]; chunkOf: number[] } {
  const chunks: Chunk[] = [];
  const chunkOf: number[] = [];
  let chunk = emptyChunk(0);
  for (const [at, { text }] of tokens.entries()) {
    chunkOf.push(chunks.length);
    chunk.end = at + 1;
    if (/^\p{L}/u.test(text)) chunk.words += 1;
    if (/^\p{Lu}/u.test(text)) chunk.capitals += 1;
    if (/^\d/.test(text)) chunk.hasNumber = true;
    if (monthInAnyLanguage(words[at] ?? '') !== undefined) chunk.hasMonth = true;
    if (endsChunk(tokens, at)) {
      chunks.push(chunk);
      chunk = emptyChunk(at + 1);
    }
  }
  chunks.push(chunk);
  return { chunks, chunkOf };
}

function sceneOf(tokens: readonly Token[]): Scene {
  const words = tokens.map(({ text }) => {
    const kind = kindOf(text);
    return kind === '' || kind.length === 7 ? text.toLowerCase().slice(0, 24) : kind;
  });
  const inQuotes: boolean[] = [];
  const inBrackets: boolean[] = [];
  let closing: string | undefined;
  let depth = 0;
  for (const { text } of tokens) {
    if (closing !== undefined && text === closing) closing = undefined;
    else if (closing === undefined) closing = opening.get(text);
    if (text === '(' || text === '[') depth += 1;
    inQuotes.push(closing !== undefined);
    inBrackets.push(depth > 0);
    if ((text === ')' || text === ']') && depth > 0) depth -= 1;
  }
  return {
    words,
    shapes: tokens.map(({ text }) => shapeOf(text)),
    kinds: tokens.map(({ text }) => kindOf(text)),
    inQuotes,
    inBrackets,
    ...chunksOf(tokens, words),
  };
}

const few = (count: number) => (count > 8 ? '9' : count > 4 ? '5' : String(count));

function chunkFeatures(scene: Scene, at: number, add: (feature: string) => void): void {
  const { chunks, chunkOf, words } = scene;
  const index = chunkOf[at] ?? 0;
  const chunk = chunks[index];
  if (!chunk) return;
  const form = (one: Chunk | undefined) =>
    one
      ? `${few(one.words)}${one.hasNumber ? 'n' : ''}${one.words > 2 && one.capitals * 2 > one.words ? 'C' : ''}`
      : '$';
  const before = chunks[index - 1];
  const after = chunks[index + 1];
  add(`c0=${form(chunk)}`);
  add(`c-=${form(before)}|${form(chunk)}`);
  add(`c+=${form(chunk)}|${form(after)}`);
  add(`cf=${words[chunk.start]}`);
  add(`cg=${words[chunk.start]}|${words[chunk.start + 1]}`);
  add(`cl=${words[chunk.end - 2]}|${words[chunk.end - 1]}`);
  add(`cs=${before ? words[before.end - 1] : '^'}|${words[chunk.end - 1]}`);
  add(`ca=${after ? words[after.start] : '$'}`);
  add(`cb=${before ? words[before.start] : '^'}`);
  add(`ci=${Math.min(index, 8)}`);
  add(`ce=${Math.min(chunks.length - index, 8)}`);
  if (at === chunk.start) add('c^');
  if (chunk.hasMonth) add('cm');
}

/** What stands before a token, of the whole reference: a quotation, a year, `In`, pages. */
function pastOf(scene: Scene): string[] {
  let [year, quoted, within, pages, number] = [false, false, false, false, 0];
  return scene.words.map((word, at) => {
    const past = `${year ? 'y' : ''}${quoted ? 'q' : ''}${within ? 'i' : ''}${pages ? 'p' : ''}${Math.min(number, 3)}`;
    if (scene.kinds[at] === 'year') year = true;
    if (scene.inQuotes[at]) quoted = true;
    if (at > 2 && (word === 'in' || word === 'dans') && scene.shapes[at]?.startsWith('X')) within = true;
    if (word === 'pp' || word === 'pages' || word === 'p') pages = true;
    if (scene.kinds[at]?.startsWith('number')) number += 1;
    return past;
  });
}

/** The manner of the whole reference: numbered, with quotation marks, with the year early. */
function mannerOf(scene: Scene): string {
  const { kinds, inQuotes, words } = scene;
  const year = kinds.indexOf('year');
  const place = year < 0 ? 'n' : year < words.length / 3 ? 'e' : year > words.length - 4 ? 'l' : 'm';
  return `${place}${inQuotes.includes(true) ? 'q' : ''}${words.includes('in') ? 'i' : ''}`;
}

/** The features of each token. */
export function featuresOf(tokens: readonly Token[]): string[][] {
  const scene = sceneOf(tokens);
  const { words, shapes, kinds, inQuotes, inBrackets } = scene;
  const past = pastOf(scene);
  const manner = mannerOf(scene);
  const word = (at: number) => words[at] ?? (at < 0 ? '^' : '$');
  const shape = (at: number) => shapes[at] ?? (at < 0 ? '^' : '$');
  return tokens.map(({ text, start, end }, at) => {
    const features: string[] = ['b'];
    const add = (feature: string): void => void features.push(feature);
    for (const near of [-3, -2, -1, 0, 1, 2, 3]) add(`w${near}=${word(at + near)}`);
    add(`w-|0=${word(at - 1)}|${word(at)}`);
    add(`w0|+=${word(at)}|${word(at + 1)}`);
    add(`w-|-=${word(at - 2)}|${word(at - 1)}`);
    add(`w+|+=${word(at + 1)}|${word(at + 2)}`);
    for (const near of [-2, -1, 0, 1, 2]) add(`s${near}=${shape(at + near)}`);
    add(`s-|0|+=${shape(at - 1)}|${shape(at)}|${shape(at + 1)}`);
    add(`s0|+|+=${shape(at)}|${shape(at + 1)}|${shape(at + 2)}|${shape(at + 3)}`);
    add(`s-|-|0=${shape(at - 3)}|${shape(at - 2)}|${shape(at - 1)}|${shape(at)}`);
    const kind = kinds[at];
    if (kind) {
      add(`k=${kind}|${shape(at - 1)}|${shape(at + 1)}`);
      add(`kp=${kind}|${past[at]}`);
      add(`kw=${kind}|${word(at - 2)}|${word(at - 1)}`);
    } else if (text.length > 3) {
      const small = word(at);
      add(`p=${small.slice(0, 3)}`);
      add(`p=${small.slice(0, 4)}`);
      add(`q=${small.slice(-3)}`);
      add(`q=${small.slice(-4)}`);
    }
    if (/^\p{Lu}\p{Ll}/u.test(text)) {
      if (isGivenName(text)) add('g');
      if (monthInAnyLanguage(text) !== undefined) add('m');
    }
    add(`a=${Math.floor((10 * at) / tokens.length)}`);
    add(`am=${Math.floor((6 * at) / tokens.length)}|${manner}`);
    if (at < 4) add(`a^${at}`);
    if (tokens.length - at < 4) add(`a$${tokens.length - at}`);
    add(`f=${past[at]}|${manner}`);
    add(`fs=${past[at]}|${shape(at)}`);
    add(`fw=${past[at]}|${shape(at - 1)}|${shape(at)}`);
    if (inQuotes[at]) add(`fq${manner}`);
    if (inBrackets[at]) add(`fb|${shape(at)}`);
    if (tokens[at - 1]?.end === start) add(`fj|${shape(at - 1)}`);
    if (tokens[at + 1]?.start === end) add(`fk|${shape(at + 1)}`);
    chunkFeatures(scene, at, add);
    return features;
  });
}
