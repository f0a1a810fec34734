import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colours } from './colours.ts';
import { drawing, shape } from './svg.ts';

const favicon = readFileSync(join(import.meta.dirname, '../public/favicon.svg'), 'utf8');

/** The content of the favicon's root element. */
const inner = favicon.slice(favicon.indexOf('>') + 1, favicon.lastIndexOf('</svg>'));

/** The logo on a full square, because systems crop icons to their own shape. */
function onGround(scale: number): string {
  const edge = (32 * (1 - scale)) / 2;
  const placed = `<g transform="translate(${edge} ${edge}) scale(${scale})">${inner}</g>`;
  return drawing(32, 32, shape('rect', { width: 32, height: 32, fill: colours.ink }), placed);
}

/** The site's icons: file name, drawing, size in pixels. */
export const icons = [
  { name: 'icon-32', svg: favicon, size: 32 },
  { name: 'icon-192', svg: favicon, size: 192 },
  { name: 'icon-512', svg: favicon, size: 512 },
  // Launchers may crop a tenth on every side.
  { name: 'maskable-512', svg: onGround(0.8), size: 512 },
  { name: 'apple-touch-icon', svg: onGround(0.86), size: 180 },
] as const;
