import { expect, test } from 'vitest';
import { runsOf } from './runs.ts';

const style = { italic: false, bold: false, sub: false, sup: false, smallCaps: false, href: undefined };

test('HTML becomes runs of one style each', () => {
  const html =
    'A &amp; B <i>in <b>both</b></i> H<sub>2</sub>O <span class="small-caps">ad</span> <a href="http://a.b/?c&amp;d">x &lt; y</a>.';
  expect(runsOf(html, false)).toEqual([
    { ...style, text: 'A & B ' },
    { ...style, italic: true, text: 'in ' },
    { ...style, italic: true, bold: true, text: 'both' },
    { ...style, text: ' H' },
    { ...style, sub: true, text: '2' },
    { ...style, text: 'O ' },
    { ...style, smallCaps: true, text: 'ad' },
    { ...style, text: ' ' },
    { ...style, href: 'http://a.b/?c&d', text: 'x < y' },
    { ...style, text: '.' },
  ]);
});
