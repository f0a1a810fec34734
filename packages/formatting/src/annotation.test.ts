import { expect, test } from 'vitest';
import { printAnnotation } from './annotation.ts';

test.each<[what: string, annotation: string, html: string[]]>([
  ['lines are paragraphs', 'One.\nTwo.\r\n\r\n Three. ', ['One.', 'Two.', 'Three.']],
  ['no words are no paragraph', ' \n\n ', []],
  ['italics of a field', 'Of <i>Rivers</i> and <em>Towns</em>.', ['Of <i>Rivers</i> and <i>Towns</i>.']],
  [
    'marks in one another',
    '<b>a <i>b</i></b> H<sub>2</sub>O 2<sup>nd</sup>',
    ['<b>a <i>b</i></b> H<sub>2</sub>O 2<sup>nd</sup>'],
  ],
  [
    'an address is a link without the marks behind it',
    'See https://e.example/a?b=1&c=2, (https://e.example/x_(y)). End',
    [
      'See <a href="https://e.example/a?b=1&amp;c=2">https://e.example/a?b=1&amp;c=2</a>, (<a href="https://e.example/x_(y)">https://e.example/x_(y)</a>). End',
    ],
  ],
  [
    'brackets around an address are not its own',
    '(https://e.example/a) [https://e.example/b] (https://e.example/c_(d)_(e)).',
    [
      '(<a href="https://e.example/a">https://e.example/a</a>) [<a href="https://e.example/b">https://e.example/b</a>] (<a href="https://e.example/c_(d)_(e)">https://e.example/c_(d)_(e)</a>).',
    ],
  ],
  ['a tag without its partner is text', '<i>a</b> <b>c</b> </i', ['&lt;i&gt;a&lt;/b&gt; <b>c</b> &lt;/i']],
  ['of tags that cross the inner ones hold', '<i>a<b>c</i></b>', ['&lt;i&gt;a<b>c&lt;/i&gt;</b>']],
  [
    'foreign markup is text',
    '<script>alert(1)</script><img src=x onerror="a">',
    ['&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;a&quot;&gt;'],
  ],
  ['an address that runs is text', 'javascript:alert(1) http://', ['javascript:alert(1) http://']],
  ['a tag does not reach into the next paragraph', '<i>a\nb</i>', ['&lt;i&gt;a', 'b&lt;/i&gt;']],
])('%s', (_, annotation, html) => {
  expect(printAnnotation(annotation).map((paragraph) => paragraph.html)).toEqual(html);
});

test('the text has no tags that are markup', () => {
  expect(printAnnotation('Of <i>Rivers</i> & <u>towns</u>')).toEqual([
    { html: 'Of <i>Rivers</i> &amp; &lt;u&gt;towns&lt;/u&gt;', text: 'Of Rivers & <u>towns</u>' },
  ]);
});

test('long runs of marks and spaces are read once', () => {
  const dots = '.'.repeat(10_000);
  expect(printAnnotation(`https://e.example/${dots}x${' '.repeat(10_000)}y`)[0]?.text).toContain(`${dots}x`);
});

test('many open tags take linear time', () => {
  const [paragraph] = printAnnotation(`${'<i>'.repeat(6_000)}x`);
  expect(paragraph?.html).toBe(`${'&lt;i&gt;'.repeat(6_000)}x`);
});
