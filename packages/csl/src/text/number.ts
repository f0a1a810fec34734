/** One number of a value such as `12, 15-18`, with the separator before it. */
export interface NumberChunk {
  text: string;
  /** As typed, with normalised spaces: `, `, ` & `, `-`. */
  separator: string;
  /** This chunk and the previous one are the ends of a range. */
  range: boolean;
  /** The term of a label in the value: `figure` in `fig. 3`. */
  label: string | undefined;
  /** The abbreviation as typed. */
  typed: string;
}

export interface NumberValue {
  chunks: NumberChunk[];
  numeric: boolean;
  /** Starts with a range of numbers, with or without other text after it. */
  ranged: boolean;
  /** More than one number: "pages", not "page". */
  plural: boolean;
}

/** Abbreviations in number fields, and their terms. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['art.', 'article-locator'],
  ['bk.', 'book'],
  ['ch.', 'chapter'],
  ['col.', 'column'],
  ['fig.', 'figure'],
  ['fol.', 'folio'],
  ['l.', 'line'],
  ['n.', 'note'],
  ['no.', 'issue'],
  ['op.', 'opus'],
  ['p.', 'page'],
  ['para.', 'paragraph'],
  ['pp.', 'page'],
  ['pt.', 'part'],
  ['sec.', 'section'],
  ['subch.', 'subchapter'],
  ['vol.', 'volume'],
  ['vrs.', 'verse'],
]);

const LABEL = /^([a-z]{1,5}\.) +(?=\S)/;
const SEPARATOR = /\s*(?:(\\)-|(--?|–)|(&)|(,|;)\s|\b(and|et|und|y|e)\b(?=\s))\s*/g;
const NUMERIC = /^(?:[A-Za-z]*\d[A-Za-z\d]*(?:\/\d+)?|[ivxlcdm]+)$/;
/** A label after a number: `26-33 vol.1`. */
const TYPED_LABEL = / [a-z]{1,5}\.\S*$/;
const NUMBERS_APART = /^\d+ [a-z]+ \d+$/;
/** A number, or a number with the letter by which journals distinguish items on one page: `297a`. */
const LETTERED = /^\d+[a-z]?$/;
const isDash = (separator: string): boolean => separator === '-' || separator === '–';
/** Roman numerals in either case. A single letter may as well be the name of a section. */
const ROMAN = /^(?:[ivxlcdm]{2,}|[IVXLCDM]{2,})$/;
/** A value whose dash makes it plural: `33-52 pages`, `A1-B5`; but not an identifier such as `t18000115-12`. */
const COUNTED = /^[A-Z]?\d/;
/** The first part of a page that is counted by sessions: `2.2-1–2.2-6`. */
const SESSION = /^\d+\.\d+$/;
const PARTS = /^((?:.*\D)?)(\d+)$/;

/** Whether two texts can be the ends of one range: both numbers, with the same letters before them. */
function areRangeEnds(from: string, to: string): boolean {
  if (LETTERED.test(from) && LETTERED.test(to)) return true;
  if (ROMAN.test(from) && /^(?:\d+|[IVXLCDM]+)$/i.test(to)) return true;
  const first = PARTS.exec(from);
  const second = PARTS.exec(to.replace(TYPED_LABEL, ''));
  if (first && second) return first[1] === second[1];
  return !first && !second && NUMERIC.test(from) && NUMERIC.test(to);
}

/** A separator as printed: a dash as typed, `&` and words between spaces, a comma with a space after it. */
function readSeparator(match: RegExpExecArray, text: string): string {
  if (match[1]) return '-';
  if (match[2]) return match[2];
  if (match[3]) return ' & ';
  if (match[4]) return `${match[4]} `;
  return ` ${match[5] ?? text.trim()} `;
}

interface Piece {
  text: string;
  separator: string;
  escaped: boolean;
}

function split(value: string): Piece[] {
  const pieces: Piece[] = [];
  let separator = '';
  let escaped = false;
  let from = 0;
  SEPARATOR.lastIndex = 0;
  for (let match = SEPARATOR.exec(value); match; match = SEPARATOR.exec(value)) {
    if (match.index === 0) continue;
    const text = value.slice(from, match.index);
    if (text === '' && separator !== '') separator += readSeparator(match, match[0]).trimStart();
    else {
      pieces.push({ text, separator, escaped });
      separator = readSeparator(match, match[0]);
    }
    escaped = match[1] !== undefined;
    from = match.index + match[0].length;
  }
  pieces.push({ text: value.slice(from), separator, escaped });
  return pieces;
}

function toChunk(piece: Piece, previous: NumberChunk | undefined): NumberChunk {
  const [, typed = ''] = LABEL.exec(piece.text) ?? [];
  const label = LABELS.get(typed);
  const text = label ? piece.text.slice(typed.length).trim() : piece.text;
  const range =
    isDash(piece.separator) && !piece.escaped && previous !== undefined && areRangeEnds(previous.text, text);
  return { text, separator: piece.separator, range, label, typed };
}

const PLAIN = /^[A-Za-z]?\d+$/;

/**
 * Parses the value of a number variable. Numeric content is as in CSL 1.0.2, `is-numeric`, with the restrictions of the test
 * suite: a comma without a space (`1,234`) and a point (`3.5`) do not separate numbers.
 */
export function parseNumber(value: string): NumberValue {
  if (PLAIN.test(value)) {
    const chunk = { text: value, separator: '', range: false, label: undefined, typed: '' };
    return { chunks: [chunk], numeric: true, ranged: false, plural: false };
  }
  const pieces = split(value);
  const chunks: NumberChunk[] = [];
  for (const piece of pieces) chunks.push(toChunk(piece, chunks.at(-1)));
  const spaced = chunks.some((chunk) => chunk.text.includes(' '));
  const first = chunks[0]?.text ?? '';
  const starts = NUMERIC.test(first);
  const numeric = NUMBERS_APART.test(value) || (!spaced && starts && !chunks[0]?.label);
  const counted = COUNTED.test(first);
  const several = chunks.some(
    ({ range, separator }, at) => at > 0 && !pieces[at]?.escaped && (range || counted || !isDash(separator)),
  );
  const sameLabel = chunks[1]?.label === undefined;
  return {
    chunks,
    numeric,
    ranged: (starts || ROMAN.test(first)) && chunks.some(({ range }) => range),
    plural: (starts || (SESSION.test(first) && value.includes('–'))) && several && sameLabel,
  };
}
