import { decodeText } from '@citewright/record';
import { describe, expect, it } from 'vitest';
import { metaContents, textOf } from './page.ts';
import { parsePage } from './parse-page.ts';

const parse = (html: string) => parsePage('https://a.example/', html);

describe('the visible text', () => {
  it('has a line for each block and no scripts, styles or hidden parts', () => {
    const html =
      '<p>One<b> two</b>\n three</p><script>var x = "<p>no</p>"</script><style>p{}</style><ul><li>a<li>b</ul>';
    expect(parse(html).text.trim()).toBe('One two three\na\nb');
  });

  it('keeps neighbouring links apart', () => {
    expect(parse('<a href="/a">Jane Roe</a><a href="/f">Follow</a>').text).toBe('Jane Roe Follow');
  });

  it('is what an element holds, whatever is left open', () => {
    const page = parse('<div><h1>On <i>tides</i></h1><p>text<div>more');
    const heading = page.elements.find(({ tag }) => tag === 'h1');
    expect(heading && textOf(page, heading)).toBe('On tides');
  });
});

describe('the head', () => {
  it('gives the first title outside pictures, decoded', () => {
    expect(
      parse('<svg><title>Logo</title></svg><title>Fish &amp;amp; chips</title><title>Other</title>').title,
    ).toBe('Fish & chips');
  });

  it('gives metas by every name they go by', () => {
    const page = parse(
      '<meta property="og:title dc:title" content="A"><META NAME=Author CONTENT=B><meta name="x" content="">',
    );
    expect([
      metaContents(page, 'og:title'),
      metaContents(page, 'dc:title'),
      metaContents(page, 'author'),
    ]).toEqual([['A'], ['A'], ['B']]);
  });
});

describe('text', () => {
  it.each([
    ['René &amp;eacute; &#8217;', 'René é ’'],
    ['a\u00a0\n b\u200b', 'a b'],
    ['CafÃ© â€“ it', 'Café – it'],
    ['voilà «oui»', 'voilà «oui»'],
  ])('%s is cleaned', (text, clean) => {
    expect(decodeText(text)).toBe(clean);
  });

  it.each(['Ã la carte', '„Ein großer Spaß“'])('%s is no mojibake', (text) => {
    expect(decodeText(text)).toBe(text);
  });
});
