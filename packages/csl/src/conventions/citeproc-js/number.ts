import { type NumberChunk, type NumberValue, parseNumber } from '../../text/number.ts';
import { shortened } from './page-range.ts';

const PREFIXED = /^([A-Za-z]+|\d+[a-z])(\d+)$/;
const CAPITAL_END = /^\d+[A-Z]$/;
/** Roman numerals beyond the small ones are no numbers. */
const ROMAN = /^[ivxlcdm]*[lcdm][ivxlcdm]*$/;
/** An end of a range, and a label that was typed after it. */
const PLAIN = /^[\w-]+(?: [a-z]+\.\S*)?$/;
const DASH = /^[-–]$/;
const LETTERED = /^(\d+)[a-z]$/;

/** Letters before both ends of a range are left out. */
function withoutPrefixes(chunks: readonly NumberChunk[]): NumberChunk[] {
  const [from, to] = chunks.map(({ text }) => PREFIXED.exec(text));
  if (chunks.length !== 2 || !from || !to || from[1] !== to[1]) return [...chunks];
  return chunks.map((chunk, at) => ({ ...chunk, text: String(Number((at === 0 ? from : to)[2])) }));
}

/** "511a-512" is filled up as if the letter were a digit. */
function filledUp(text: string, before: string | undefined): string {
  if (!before || !LETTERED.test(before) || !/^\d+$/.test(text)) return text;
  return before.slice(0, Math.max(0, before.length - text.length)) + text;
}

/** Whether a dash is that of a range: the last of several, between plain ends without capitals behind them. */
function isRange(chunks: readonly NumberChunk[], at: number, variable: string): boolean {
  const { text = '', range, separator } = chunks[at] ?? {};
  const before = chunks[0]?.text ?? '';
  const section = /^[A-Z]$/.test(before) && /^\d+$/.test(text);
  if (/\(\d+$/.test(before) && /^\d+\)$/.test(text)) return true;
  if (section && separator === '-' && chunks.length === 2 && variable !== 'number') return true;
  return range === true && chunks[at + 1]?.range !== true && PLAIN.test(text) && !CAPITAL_END.test(text);
}

/** The ranges of a value; of pages, which have a `format`, as they are printed. */
function rangesOf(chunks: readonly NumberChunk[], variable: string, format?: string): NumberChunk[] {
  return chunks.map((chunk, at) => {
    const range = isRange(chunks, at, variable);
    if (format === undefined) return { ...chunk, range };
    if (!range) return { ...chunk, range, separator: chunk.separator === '–' ? '-' : chunk.separator };
    const before = chunks[at - 1]?.text ?? '';
    const text = filledUp(chunk.text, before);
    const short = shortened(before, text, format);
    if (short === undefined) return { ...chunk, range, text };
    return { ...chunk, range: false, separator: '–', text: short };
  });
}

/** Several, for a label: a range, a list, or numbers that a dash joins, with letters or without. */
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
 * What begins with a number is one, whatever follows without a space; the larger Roman numerals and numbers with a stroke are
 * none. Punctuation at the beginning is left out, a period in a number has a space after it, and pages have hyphens where
 * there is no range.
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
