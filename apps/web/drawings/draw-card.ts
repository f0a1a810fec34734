import { cardSize } from '../app/shell/card.ts';
import { colours } from './colours.ts';
import type { Faces } from './faces.ts';
import { drawing, group, rule, shape } from './svg.ts';
import { createTypesetter } from './typesetter.ts';

const { width, height } = cardSize;
const margin = 84;

/** Our logo, 32 units wide: a first line and two indented ones. */
function mark(x: number, y: number, scale: number): string {
  const stroke = (d: string, colour: string) => shape('path', { d, stroke: colour, 'stroke-width': 3 });
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    shape('rect', { width: 32, height: 32, rx: 4, fill: colours.ink }),
    stroke('M6 9.5h20', colours.red),
    stroke('M12 16h14M12 22.5h9', colours.paper),
  );
}

/** The text of a page's card. */
export interface CardWords {
  title: string;
  /** The last line: the page's URL. */
  address: string;
}

/** A page's social card: its title as a large hanging-indent paragraph, under our name. */
export function drawCard({ title, address }: CardWords, faces: Faces): string {
  const pen = createTypesetter(faces);
  const size = title.length > 60 ? 66 : 78;
  const style = { face: 'display', size, fill: colours.ink } as const;
  const first = 268;
  return drawing(
    width,
    height,
    '',
    shape('rect', { width, height, fill: colours.paper }),
    shape('rect', { width: 18, height, fill: colours.red }),
    rule(margin + 56, first + 18, margin + 56, 520, colours.rule, 2),
    mark(margin, 66, 1.75),
    pen.line('Citewright', margin + 76, 108, { face: 'display', size: 46, fill: colours.ink }),
    pen.paragraph(title, {
      ...style,
      x: margin,
      y: first,
      width: 1020,
      leading: size * 1.14,
      hanging: 56,
      lines: 4,
    }),
    rule(margin, 552, width - margin, 552, colours.rule, 2),
    pen.line(address, margin, 594, { face: 'sans', size: 25, fill: colours.faint }),
    pen.definitions(),
  );
}
