import { describe, expect, it } from 'vitest';
import { readHtml } from './read-html.ts';

const kindsAndTexts = (source: string) => {
  const { text, blocks } = readHtml(source);
  return blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);
};

const pages: [name: string, source: string, blocks: string[]][] = [
  [
    'headings and paragraphs',
    '<html><head><title>x</title></head><body><h1>One</h1><p>Two <i>three</i><br>four</p><div>Five<p>Six</div></body></html>',
    ['heading: One', 'paragraph: Two three four', 'paragraph: Five', 'paragraph: Six'],
  ],
  [
    'scripts, styles and navigation are left out',
    '<nav>Menu</nav><script>1</script><style>p{}</style><p>Text</p>',
    ['paragraph: Text'],
  ],
  ['tables', '<table><tr><th>A<th>B</tr><tr><td>C</td><td>D</td></tr></table>', ['row: A\tB', 'row: C\tD']],
  [
    'entries of a list',
    '<h2>References</h2><div class="csl-entry">Okafor (2019).</div><ul><li role="doc-biblioentry">Berg (2014).</li></ul>',
    ['heading: References', 'entry: Okafor (2019).', 'entry: Berg (2014).'],
  ],
  ['entities and white space', '<p>A&nbsp;&amp;&#32;\n b</p>', ['paragraph: A & b']],
  [
    'notes stand behind the text',
    '<p>One<a href="#fn1" role="doc-noteref"><sup>1</sup></a> two.</p><ol><li id="fn1"><p>Berg (2014).<a href="#r1" role="doc-backlink">↩</a></p></li></ol><p>End</p>',
    ['paragraph: One¹ two.', 'paragraph: End', 'note: ¹ Berg (2014).'],
  ],
];

describe('readHtml', () => {
  it.each(pages)('%s', (_, source, blocks) => {
    expect(kindsAndTexts(source)).toEqual(blocks);
  });

  it('says which digits are raised', () => {
    const { text, raised } = readHtml('<p>Rivers flow.<sup>1,2</sup></p>');
    expect(raised.map(({ start, end }) => text.slice(start, end))).toEqual(['1', '2']);
  });

  it.each([
    ['a page without text', '<p> </p>', 'no-text'],
    ['elements inside elements without end', '<b>'.repeat(5_000), 'too-complex'],
  ])('refuses %s', (_, source, code) => {
    expect(() => readHtml(source)).toThrow(expect.objectContaining({ code }));
  });
});
