import type { Font } from 'opentype.js';
import type { FaceName, Faces } from './faces.ts';

/** How a line of text is set: lengths in the drawing's units, `y` is its baseline. */
export interface TypeStyle {
  face: FaceName;
  size: number;
  fill: string;
  /** Extra space after each letter, in hundredths of the size. */
  tracking?: number;
}

export interface Paragraph extends TypeStyle {
  x: number;
  y: number;
  width: number;
  leading: number;
  /** The indent of the lines after the first. */
  hanging?: number;
  /** The maximum number of lines; text that does not fit is left out. */
  lines?: number;
}

/** Sets text as outlines, so that a drawing looks the same everywhere. One instance per drawing. */
export interface Typesetter {
  widthOf(text: string, style: TypeStyle): number;
  /** Sets one line; `anchor` is the point of the line that is placed at `x`. */
  line(text: string, x: number, y: number, style: TypeStyle, anchor?: 'start' | 'middle' | 'end'): string;
  /** Breaks a text into lines. */
  wrap(text: string, width: number, style: TypeStyle, hanging?: number): string[];
  paragraph(text: string, paragraph: Paragraph): string;
  /** The outlines of the letters used; included in the drawing once. */
  definitions(): string;
}

type Glyph = ReturnType<Font['stringToGlyphs']>[number];

const round = (value: number) => String(Math.round(value * 100) / 100);

function outline(glyph: Glyph): string {
  const point = (x = 0, y = 0) => `${Math.round(x)} ${Math.round(-y)}`;
  return glyph.path.commands
    .map(({ type, x, y, x1, y1, x2, y2 }) => {
      if (type === 'Z') return 'Z';
      if (type === 'Q') return `Q${point(x1, y1)} ${point(x, y)}`;
      if (type === 'C') return `C${point(x1, y1)} ${point(x2, y2)} ${point(x, y)}`;
      return `${type}${point(x, y)}`;
    })
    .join('');
}

/** A positioned letter, in the font's own units. */
interface Placed {
  glyph: Glyph;
  x: number;
}

function place(font: Font, text: string, tracking: number): { letters: Placed[]; width: number } {
  const glyphs = font.stringToGlyphs(text);
  const letters: Placed[] = [];
  let x = 0;
  for (const [index, glyph] of glyphs.entries()) {
    const before = glyphs[index - 1];
    if (before) x += font.getKerningValue(before, glyph);
    letters.push({ glyph, x });
    x += glyph.advanceWidth + tracking * (font.unitsPerEm / 100);
  }
  return { letters, width: x };
}

export function createTypesetter(faces: Faces): Typesetter {
  const used = new Map<string, string>();

  function reference(face: FaceName, glyph: Glyph): string {
    const id = `${face.charAt(0)}${face.charAt(1)}${glyph.index}`;
    if (!used.has(id)) used.set(id, outline(glyph));
    return id;
  }

  function widthOf(text: string, { face, size, tracking = 0 }: TypeStyle): number {
    return (place(faces[face], text, tracking).width * size) / faces[face].unitsPerEm;
  }

  function line(
    text: string,
    x: number,
    y: number,
    style: TypeStyle,
    anchor: 'start' | 'middle' | 'end' = 'start',
  ): string {
    const { face, size, fill, tracking = 0 } = style;
    const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * widthOf(text, style);
    const scale = size / faces[face].unitsPerEm;
    const letters = place(faces[face], text, tracking)
      .letters.filter(({ glyph }) => glyph.path.commands.length > 0)
      .map(({ glyph, x: offset }) => `<use href="#${reference(face, glyph)}" x="${Math.round(offset)}"/>`);
    const at = `translate(${round(x - shift)} ${round(y)}) scale(${Math.round(scale * 1e5) / 1e5})`;
    return `<g fill="${fill}" transform="${at}">${letters.join('')}</g>`;
  }

  function wrap(text: string, width: number, style: TypeStyle, hanging = 0): string[] {
    const lines: string[] = [];
    let current = '';
    for (const word of text.split(' ')) {
      const longer = current === '' ? word : `${current} ${word}`;
      const room = lines.length === 0 ? width : width - hanging;
      if (current !== '' && widthOf(longer, style) > room) {
        lines.push(current);
        current = word;
      } else current = longer;
    }
    return [...lines, current];
  }

  function paragraph(
    text: string,
    { x, y, width, leading, hanging = 0, lines, ...style }: Paragraph,
  ): string {
    return wrap(text, width, style, hanging)
      .slice(0, lines)
      .map((words, index) => line(words, index === 0 ? x : x + hanging, y + index * leading, style))
      .join('');
  }

  return {
    widthOf,
    line,
    wrap,
    paragraph,
    definitions: () => `<defs>${[...used].map(([id, d]) => `<path id="${id}" d="${d}"/>`).join('')}</defs>`,
  };
}
