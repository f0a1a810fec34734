import { PaperError } from '../../error.ts';
import { withoutLineNumbers } from './line-numbers.ts';
import { textOfLine } from './line-text.ts';
import { isPdf, textsOf, withPdf } from './open-pages.ts';
import { type Page, type Piece, pageOf, piecesOf, type Run } from './page.ts';

/** What stands on one baseline of a page. Places count points from the top left corner. */
export interface FrontLine {
  text: string;
  /** The same without raised marks, which lead to notes. */
  unmarked: string;
  x: number;
  right: number;
  y: number;
  size: number;
  font: string;
}

export interface FrontPage {
  width: number;
  height: number;
  /** From the top. */
  lines: FrontLine[];
  /** Texts that are set askew or on their side, as stamps are. */
  stamps: string[];
}

/** The first pages of a file, and what the file says of itself, name by name. */
export interface FrontPages {
  pages: FrontPage[];
  metadata: ReadonlyMap<string, string>;
}

/** Pages that are read: a title page, or a cover and what follows it. */
const frontPages = 2;
/** Lines of a page, and characters of one: a page of small print has a tenth of them. */
const [mostLines, longestLine] = [1_000, 1_000];
/** Characters of a page, values of metadata, and characters of one. */
const [mostCharacters, mostValues, longestValue] = [200_000, 200, 2_000];

const isMark = (run: Run, line: Piece) =>
  run.size < line.size * 0.88 && run.y < line.y - line.size * 0.12 && run.text.length <= 12;

const textOfRuns = (piece: Piece, runs: readonly Run[]) =>
  textOfLine({
    ...piece,
    runs: [...runs],
    gaps: [],
    page: 0,
    column: { left: piece.x, right: piece.right },
  }).text.slice(0, longestLine);

/** The font of most characters. */
function fontOf({ runs }: Piece): string {
  const lengths = new Map<string, number>();
  for (const { font, text } of runs) lengths.set(font, (lengths.get(font) ?? 0) + text.length);
  return [...lengths].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

function frontLineOf(piece: Piece): FrontLine {
  const { runs, x, right, y, size } = piece;
  const unmarked = runs.filter((run) => !isMark(run, piece));
  const text = textOfRuns(piece, runs);
  return { text, unmarked: textOfRuns(piece, unmarked), x, right, y, size, font: fontOf(piece) };
}

/** The values of a dictionary of information or of XMP that are texts, lists as lines. */
function* textsIn(values: Iterable<[string, unknown]>): Generator<[string, string]> {
  for (const [name, value] of values) {
    const text = Array.isArray(value) ? value.filter((one) => typeof one === 'string').join('\n') : value;
    if (typeof text === 'string' && text.trim() !== '') yield [name, text.slice(0, longestValue).trim()];
    // Keys that the standard does not know.
    else if (value instanceof Map) yield* textsIn(value);
  }
}

/**
 * The first two pages of a PDF file, line by line, with its metadata.
 * Throws a `PaperError` for a file that is broken or locked, that is no PDF, or that has pictures in place of text there.
 */
export async function readFrontPages(bytes: Uint8Array): Promise<FrontPages> {
  if (!isPdf(bytes)) throw new PaperError('unknown-format', 'The file is not a PDF');
  return await withPdf(bytes, async (file) => {
    const { info, metadata } = await file.getMetadata();
    const values = [...textsIn(Object.entries(info)), ...textsIn(metadata ?? [])].slice(0, mostValues);
    const pages: (Page & Pick<FrontPage, 'stamps'>)[] = [];
    for (let number = 1; number <= Math.min(frontPages, file.numPages); number += 1) {
      const { texts, viewport } = await textsOf(file, number);
      if (texts.reduce((sum, { str }) => sum + str.length, 0) > mostCharacters)
        throw new PaperError('too-complex', 'A page of the file holds too much text');
      const page = pageOf(texts, viewport);
      const upright = new Set(page.runs.map(({ text }) => text));
      const stamps = texts.map(({ str }) => str.trim()).filter((text) => text !== '' && !upright.has(text));
      pages.push({ ...page, stamps });
    }
    if (pages.every(({ runs }) => runs.length === 0))
      throw new PaperError('no-text', 'The first pages hold no text');
    const lined = withoutLineNumbers(pages).map((page) =>
      piecesOf(page).slice(0, mostLines).map(frontLineOf),
    );
    return {
      pages: pages.map(({ width, height, stamps }, at) => ({
        width,
        height,
        stamps,
        lines: lined[at] ?? [],
      })),
      metadata: new Map(values),
    };
  });
}
