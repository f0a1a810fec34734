import type { FrontLine, FrontPage } from '@citewright/documents';
import { peopleIn } from './printed-people.ts';

/** Lines of one size and font that stand under each other. */
export interface TypeBlock {
  text: string;
  /** The same without raised marks. */
  unmarked: string;
  lines: FrontLine[];
  /** Its page, from 0. */
  page: number;
  size: number;
  font: string;
  x: number;
  right: number;
  y: number;
  bottom: number;
}

/** By what part sizes of one block differ, and from which part of the body's size on type is large. */
const [play, large] = [0.06, 1.15];
/** The widest pitch of lines in a block, in the size of the type; titles of manuscripts are set wide. */
const widestPitch = { body: 1.8, large: 2.5 };
/** Lines above a line among which its block is looked for: two columns beside each other have their own. */
const lookedBack = 6;

/** Lines as one text: a word that is parted at the end of a line is whole again, one of several hyphens keeps them. */
const joined = (lines: readonly string[]): string =>
  lines.reduce((text, line) =>
    /(?:^|[^-\p{L}])\p{L}{0,40}\p{Ll}[-\u00ad\u2010]$/u.test(text) && /^\p{Ll}[^\s-]*(?:\s|$)/u.test(line)
      ? text.replace(/[-\u00ad\u2010]$/, '') + line
      : /\p{L}-$/u.test(text)
        ? text + line
        : `${text} ${line}`,
  );

/** Large type keeps to a title whatever its font: names of species are slanted. */
function continues(block: TypeBlock, line: FrontLine, body: number): boolean {
  const isLarge = line.size >= body * large;
  const pitch = line.y - block.bottom;
  return (
    Math.abs(block.size - line.size) <= block.size * play &&
    pitch > line.size * 0.5 &&
    pitch <= line.size * widestPitch[isLarge ? 'large' : 'body'] &&
    line.x < block.right &&
    line.right > block.x &&
    (block.font === line.font || (isLarge && peopleIn({ lines: [line] }, true).length === 0))
  );
}

/** The blocks of a page, from the top; `body` is the size of most of the type. */
export function typeBlocksOf({ lines }: FrontPage, page: number, body: number): TypeBlock[] {
  const blocks: TypeBlock[] = [];
  for (const line of lines) {
    const block = blocks.slice(-lookedBack).findLast((one) => continues(one, line, body));
    if (block) {
      block.lines.push(line);
      block.bottom = line.y;
      block.x = Math.min(block.x, line.x);
      block.right = Math.max(block.right, line.right);
    } else {
      const { size, font, x, right, y } = line;
      blocks.push({ text: '', unmarked: '', lines: [line], page, size, font, x, right, y, bottom: y });
    }
  }
  return blocks.map((block) => ({
    ...block,
    text: joined(block.lines.map(({ text }) => text)),
    unmarked: joined(block.lines.map(({ unmarked }) => unmarked)),
  }));
}
