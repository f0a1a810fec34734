import { expect, test } from 'vitest';
import { runsOf } from './runs.ts';

const look = { italic: false, bold: false, sub: false, sup: false, smallCaps: false, href: undefined };

test('HTML becomes runs of one look each', () => {
  const html =
    'A &amp; B <i>in <b>both</b></i> H<sub>2</sub>O <span class="small-caps">ad</span> <a href="http://a.b/?c&amp;d">x &lt; y</a>.';
  expect(runsOf(html)).toEqual([
    { ...look, text: 'A & B ' },
    { ...look, italic: true, text: 'in ' },
    { ...look, italic: true, bold: true, text: 'both' },
    { ...look, text: ' H' },
    { ...look, sub: true, text: '2' },
    { ...look, text: 'O ' },
    { ...look, smallCaps: true, text: 'ad' },
    { ...look, text: ' ' },
    { ...look, href: 'http://a.b/?c&d', text: 'x < y' },
    { ...look, text: '.' },
  ]);
});
