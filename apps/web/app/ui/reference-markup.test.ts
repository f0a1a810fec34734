import { describe, expect, it } from 'vitest';
import { type MarkupNode, parseMarkup } from './reference-markup.ts';

const link = (href: string, ...children: MarkupNode[]): MarkupNode => ({ tag: 'a', href, children });

const cases: [name: string, html: string, tree: MarkupNode[]][] = [
  ['plain text stays one piece', 'Smith, J. (2020).', ['Smith, J. (2020).']],
  ['an empty reference is an empty tree', '', []],
  [
    'italics become an element between texts',
    'A. <i>Title</i>. Press.',
    ['A. ', { tag: 'i', children: ['Title'] }, '. Press.'],
  ],
  [
    'elements nest',
    '<i>The effect of CO<sub>2</sub></i>',
    [{ tag: 'i', children: ['The effect of CO', { tag: 'sub', children: ['2'] }] }],
  ],
  [
    'a small-caps span is kept, whatever else its class says',
    '<span class="x small-caps">bce</span>',
    [{ tag: 'small-caps', children: ['bce'] }],
  ],
  ['any other span gives its text alone', '<span style="color:red">a</span> b', ['a b']],
  [
    'an http link keeps its address, with entities decoded',
    '<a href="https://x.org/?a=1&amp;b=2">x</a>',
    [link('https://x.org/?a=1&b=2', 'x')],
  ],
  ['a javascript link gives its text alone', '<a href="javascript:alert(1)">x</a>', ['x']],
  ['an encoded javascript link gives its text alone', '<a href="&#106;avascript:alert(1)">x</a>', ['x']],
  ['an event handler is lost', '<i onclick="x()">T</i>', [{ tag: 'i', children: ['T'] }]],
  ['a script is only its text', '<script>alert(1)</script>', ['alert(1)']],
  ['an image disappears', 'a<img src=x onerror=alert(1)>b', ['ab']],
  ['entities are decoded once', '&lt;b&gt; &amp;lt; &#8220;q&#x201d;', ['<b> &lt; “q”']],
  ['an unknown or impossible entity stays as it is', '&bogus; &#0; &#x110000;', ['&bogus; &#0; &#x110000;']],
  [
    'a bare less-than sign is text',
    'p < 0.05 and <i>n</i>',
    ['p < 0.05 and ', { tag: 'i', children: ['n'] }],
  ],
  ['a stray end tag does nothing', 'a</i>b', ['ab']],
  ['an element left open ends with the text', 'a <i>b', ['a ', { tag: 'i', children: ['b'] }]],
  [
    'an end tag closes what was left open inside its element',
    '<i>a<b>b</i>c',
    [{ tag: 'i', children: ['a', { tag: 'b', children: ['b'] }] }, 'c'],
  ],
  ['a tag cut off at the end is text', 'a <i', ['a <i']],
];

describe('parseMarkup', () => {
  it.each(cases)('%s', (_name, html, tree) => {
    expect(parseMarkup(html)).toEqual(tree);
  });

  it('keeps the text of elements nested too deeply, without the elements', () => {
    const tree = JSON.stringify(parseMarkup(`${'<i>'.repeat(10_000)}x${'</i>'.repeat(10_000)}`));
    expect(tree.match(/"tag":"i"/g)).toHaveLength(12);
    expect(tree).toContain('"x"');
  });

  it('parses hostile repetition in linear time', () => {
    const signs = '<1'.repeat(50_000);
    expect(parseMarkup(`${signs}>`)).toEqual([`${signs}>`]);
    expect(parseMarkup('<a '.repeat(50_000))).toEqual(['<a '.repeat(50_000)]);
  });
});
