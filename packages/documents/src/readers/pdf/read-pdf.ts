import type { BlockKind, PaperDocument, Span } from '../../document.ts';
import { PaperError } from '../../error.ts';
import { noteMark, TextBuilder } from '../office/text-builder.ts';
import { readInOrder } from './columns.ts';
import { type FlowLine, inFlow, type PlacedLine, pitchesOf } from './flow.ts';
import { type FootNote, partNotes } from './foot-notes.ts';
import { joinLines, spelledIn } from './join-lines.ts';
import { withoutLineNumbers } from './line-numbers.ts';
import { type RaisedText, textOfLine } from './line-text.ts';
import { openPages } from './open-pages.ts';
import { piecesOf } from './page.ts';
import { type Paragraph, paragraphsOf } from './paragraphs.ts';
import { withoutHeads } from './running-heads.ts';

/** The size of type in which most of a document is set. */
function bodySizeOf(lines: readonly PlacedLine[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of lines) {
    const key = Math.round(size * 4) / 4;
    counts.set(key, (counts.get(key) ?? 0) + text.length);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 10;
}

/** Fonts in which most of a document is set. */
function bodyFontOf(lines: readonly PlacedLine[]): string {
  const counts = new Map<string, number>();
  for (const { runs } of lines)
    for (const { font, text } of runs) counts.set(font, (counts.get(font) ?? 0) + text.length);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

/** The longest heading, in characters. */
const longestHeading = 160;

function kindOf({ lines }: Paragraph, text: string, body: { size: number; font: string }): BlockKind {
  const [first] = lines as [FlowLine];
  if (lines.some(({ gaps }) => gaps.length > 0)) return 'row';
  const stands =
    first.size > body.size * 1.06 || lines.every(({ runs }) => runs.every(({ font }) => font !== body.font));
  return text.length <= longestHeading && stands && !/[.,;]$/.test(text) && first.size > body.size * 0.94
    ? 'heading'
    : 'paragraph';
}

/** The notes at the foot of pages, and which of their marks have been found in the text. */
interface Notes {
  foot: readonly FootNote[];
  marks: Map<FootNote, Span>;
}

/** Adds the text of lines to the block under way: marks of notes as such, other raised digits as raised. */
function appendLines(
  builder: TextBuilder,
  { text, raised }: RaisedText,
  page: number,
  { foot, marks }: Notes,
): void {
  let from = 0;
  for (const { start, end } of raised) {
    builder.append(text.slice(from, start));
    const digits = text.slice(start, end);
    const note = foot.find(
      (one) => one.mark === digits.trim() && (one.page === page || one.page === page + 1) && !marks.has(one),
    );
    if (note) marks.set(note, builder.mark(noteMark(Number(note.mark))));
    else {
      const place = builder.position;
      builder.append(digits);
      builder.raise(place);
    }
    from = end;
  }
  builder.append(text.slice(from));
}

/**
 * Reads a PDF file: the text of its pages in reading order, without running heads, lines joined to paragraphs, notes behind the body.
 * Throws a `PaperError` for a file that is broken, locked, too long, or that holds pictures of pages only.
 */
export async function readPdf(bytes: Uint8Array): Promise<PaperDocument> {
  const pages = await openPages(bytes);
  const lines = withoutHeads(withoutLineNumbers(pages).map(piecesOf))
    .flatMap((own, page) => readInOrder(own, page))
    .map((line): PlacedLine => ({ ...line, ...textOfLine(line) }));
  if (lines.length === 0) throw new PaperError('no-text', 'The file holds no text');
  const body = { size: bodySizeOf(lines), font: bodyFontOf(lines) };
  const pitchOf = pitchesOf(lines);
  const isSpelled = spelledIn(lines);
  const { text: running, notes: foot } = partNotes(lines, body.size, pitchOf);
  const notes: Notes = { foot, marks: new Map() };
  const builder = new TextBuilder();
  for (const paragraph of paragraphsOf(inFlow(running, pitchOf))) {
    const whole = joinLines(paragraph.lines, isSpelled);
    builder.begin(kindOf(paragraph, whole.text, body));
    appendLines(builder, whole, paragraph.lines[0]?.page ?? 0, notes);
  }
  for (const note of foot) {
    builder.begin('note');
    const start = builder.position;
    builder.label(`${/^\d/.test(note.mark) ? noteMark(Number(note.mark)) : note.mark} `);
    appendLines(builder, joinLines(note.lines, isSpelled), note.page, { foot: [], marks: new Map() });
    const mark = notes.marks.get(note);
    if (mark) builder.note(mark, start);
  }
  return builder.build().document;
}
