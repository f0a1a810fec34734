import { type NumberChunk, type NumberValue, parseNumber } from '../../text/number.ts';
import { shortenedPage } from './page-range.ts';

const PREFIXED = /^([A-Za-z]+|\d+[a-z])(\d+)$/;
const CAPITAL_END = /^\d+[A-Z]$/;
/** Roman numerals from 50 on do not count as numbers. */
const ROMAN = /^[ivxlcdm]*[lcdm][ivxlcdm]*$/;
/** An end of a range, with or without a label after it. */
const PLAIN = /^[\w-]+(?: [a-z]+\.\S*)?$/;
const DASH = /^[-–]$/;
const LETTERED = /^(\d+)[a-z]$/;

/** Removes the same letters before both ends of a range. */
function withoutPrefixes(chunks: readonly NumberChunk[]): NumberChunk[] {
  const [from, to] = chunks.map(({ text }) => PREFIXED.exec(text));
  if (chunks.length !== 2 || !from || !to || from[1] !== to[1]) return [...chunks];
  return chunks.map((chunk, at) => ({ ...chunk, text: String(Number((at === 0 ? from : to)[2])) }));
}

/** Expands the second end of "511a-512" as if the letter were a digit. */
function filledUp(text: string, before: string | undefined): string {
  if (!before || !LETTERED.test(before) || !/^\d+$/.test(text)) return text;
  return before.slice(0, Math.max(0, before.length - text.length)) + text;
}

/** Whether a dash makes a range: the last of several, between plain ends that do not end in a capital. */
function makesRange(chunks: readonly NumberChunk[], at: number, variable: string): boolean {
  const { text = '', range, separator } = chunks[at] ?? {};
  const before = chunks[0]?.text ?? '';
  const section = /^[A-Z]$/.test(before) && /^\d+$/.test(text);
  if (/\(\d+$/.test(before) && /^\d+\)$/.test(text)) return true;
  if (section && separator === '-' && chunks.length === 2 && variable !== 'number') return true;
  return range === true && chunks[at + 1]?.range !== true && PLAIN.test(text) && !CAPITAL_END.test(text);
}

/** The chunks with their ranges. Pages, which have a `format`, are abbreviated here. */
function rangesOf(chunks: readonly NumberChunk[], variable: string, format?: string): NumberChunk[] {
  return chunks.map((chunk, at) => {
    const range = makesRange(chunks, at, variable);
    if (format === undefined) return { ...chunk, range };
    if (!range) return { ...chunk, range, separator: chunk.separator === '–' ? '-' : chunk.separator };
    const before = chunks[at - 1]?.text ?? '';
    const text = filledUp(chunk.text, before);
    const short = shortenedPage(before, text, format);
    if (short === undefined) return { ...chunk, range, text };
    return { ...chunk, range: false, separator: '–', text: short };
  });
}

/** Whether the label is plural: for a range, a list, or numbers joined by a dash. */
function isPlural({ plural }: NumberValue, chunks: readonly NumberChunk[], page: boolean): boolean {
  const [first, second, ...rest] = chunks;
  if (!first || !second) return false;
  if (chunks.some(({ range }) => range) || !DASH.test(second.separator)) return plural;
  if (!page && /^(?:\d+|[A-Z]+\d\w*)$/.test(first.text)) return !/^[a-z]/.test(second.text);
  if (!page || !/^\w*\d\w*$/.test(first.text)) return false;
  if (/^\d+$/.test(first.text)) return rest.length > 0 || !/^[A-Za-z]$/.test(second.text);
  return [second, ...rest].some(({ text }) => !/^[A-Za-z]+$/.test(text));
}

/**
 * A value that begins with a number is numeric, whatever follows without a space, except for larger Roman numerals and numbers
 * with a slash. Leading punctuation is removed, an abbreviation in a `number` gets a space after it, and pages that are not a
 * range keep hyphens.
 */
export function number(typed: string, variable: string, rangeFormat = ''): NumberValue {
  const page = variable === 'page' || variable === 'page-first';
  const bare = typed.replace(/^[-–&,;]\s*/, '');
  const spaced = variable === 'number' ? bare.replace(/^([a-z]{2,3}\.)(?=\S)/, '$1 ') : bare;
  const value = parseNumber(spaced);
  const { text: first = '', label } = value.chunks[0] ?? {};
  const chunks = rangesOf(
    page ? value.chunks : withoutPrefixes(value.chunks),
    variable,
    page ? rangeFormat : undefined,
  );
  const several = chunks.length > 1;
  const none = several && (ROMAN.test(first) || first.includes('/'));
  const ranged = value.ranged || (several && /^[A-Z]$|\(\d+$/.test(first) && chunks[1]?.range === true);
  const numeric = !none && (value.numeric || (!label && /^[A-Za-z]*\d+[a-z]*[.,;]?$/.test(first)));
  return {
    chunks,
    numeric,
    ranged: ranged || spaced !== typed || (page && several && !typed.includes('/')),
    plural: !none && isPlural(value, chunks, page),
  };
}
