import { detect, inputLimit } from '@citewright/identifiers';
import { splitReferences } from './split-references.ts';

/** An entry of a pasted list: its text on one line, and whether it stood among references, wrapped or not. */
export interface CutEntry {
  text: string;
  isReference: boolean;
}

/** Bullets and numbers before the lines of a list. */
const ornaments = /^(?:[-*•]\s+|\(?\d{1,3}[.)]\s+|\[\d{1,3}\]\s+)/;

/** A line of a list without its bullet or number, and what parts it from the next. */
export const withoutOrnaments = (line: string): string =>
  line.replace(ornaments, '').replace(/[,;]$/, '').trim();

/** An address or DOI in a line: more reliable than the words around it. */
const identifier = /(?:https?:\/\/|\b10\.\d{4,9}\/)\S+/i;

/** The first address or DOI in a text. */
export const identifierIn = (text: string): string | undefined => identifier.exec(text)?.[0];

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Characters at the end of an entry that say whether it is a reference. */
const looked = 200;

const aYear = /\b(?:1[5-9]|20)\d\d/;
/** Words that end like a sentence: a reference may have no year. */
const aSentence = /\p{L}{2}.*\P{L}\p{Lu}.{8}.*[.)”"\]]$/u;
const looksListed = (text: string) =>
  aYear.test(text) || (!identifier.test(text) && aSentence.test(text.slice(0, looked)));

const countWords = (text: string) =>
  text.replace(/\b(?:doi|isbn|https?|www)\b/gi, '').match(/\p{L}{2,}|\d/gu)?.length ?? 0;

/** Lines of a reference before its address that are looked at. */
const linesBefore = 6;

/** Whether a line belongs to a reference: words that are no identifier, or the address that ends the line before. */
function isOfReference(line: string, run: readonly string[]): boolean {
  const text = withoutOrnaments(line).slice(0, inputLimit);
  const address = identifierIn(text);
  if (address !== undefined) {
    if (countWords(text.replace(address, '')) > 0) return true;
    const before = run.at(-1);
    const isOpen = before !== undefined && before.trim() !== '' && !identifier.test(before);
    return isOpen && looksListed(run.slice(-linesBefore).join(' ').slice(-looked));
  }
  const { kind, reference } = detect(text);
  return reference === true || kind === 'title' || kind === 'unknown';
}

function* cutRun(run: readonly string[]): Generator<CutEntry> {
  const lines = run.filter((line) => line.trim() !== '');
  if (lines.some(looksListed))
    for (const { text } of splitReferences(run.join('\n'))) yield { text, isReference: true };
  else for (const line of lines) yield { text: inOneLine(line), isReference: false };
}

/**
 * The entries of a pasted list: lines with identifiers or titles, one each; between them references, wrapped or not. `onRun` hears how
 * many lines in a row are read as references, and may throw.
 */
export function* cutList(text: string, onRun?: (lines: number) => void): Generator<CutEntry> {
  let run: string[] = [];
  for (const line of text.split(/\r\n|[\r\n]/)) {
    if (line.trim() === '' || isOfReference(line.trim(), run)) {
      run.push(line);
      onRun?.(run.length);
    } else {
      yield* cutRun(run);
      run = [];
      yield { text: inOneLine(line), isReference: false };
    }
  }
  yield* cutRun(run);
}
