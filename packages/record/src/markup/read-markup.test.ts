import { describe, expect, it } from 'vitest';
import { readMarkup, readPlainText } from './read-markup.ts';

describe('only markup that CSL prints is preserved', () => {
  it.each([
    ['<jats:italic>E. coli</jats:italic> and <bold>B</bold>', '<i>E. coli</i> and <b>B</b>'],
    ['H<inf>2</inf>O <sup>13</sup>C', 'H<sub>2</sub>O <sup>13</sup>C'],
    ['<scp>d</scp>-glucose', '<span style="font-variant:small-caps;">d</span>-glucose'],
    [
      '<span style="font-variant: small-caps">N</span> x',
      '<span style="font-variant:small-caps;">N</span> x',
    ],
    ['<Emphasis Type="Bold">x</Emphasis> <p>y</p>', '<b>x</b> y'],
    ['<mml:math><mml:mi>p</mml:mi></mml:math> &lt; 0.05', 'p < 0.05'],
    ['A &amp;amp; B &#x2013; C&nbsp;D', 'A & B – C D'],
    ['&lt;i&gt;x&lt;/i&gt;', '<i>x</i>'],
    ['<i>open', '<i>open</i>'],
    ['closed</i>', 'closed'],
    ['<i></i>empty', 'empty'],
    ['List<String> in a < b', 'List<String> in a < b'],
    ['<!-- x --><![CDATA[y]]>z', 'z'],
    ['  two\n   lines ', 'two lines'],
    ['in <i>Homo</i> , yes', 'in <i>Homo</i>, yes'],
    ['of<i>Homo sapiens</i>from', 'of <i>Homo sapiens</i> from'],
    ['poly(<i>N</i>-isopropyl)', 'poly(<i>N</i>-isopropyl)'],
    ['G<sub>i</sub>Modulation', 'G<sub>i</sub> Modulation'],
    ['<sup>68</sup>Gallium', '<sup>68</sup>Gallium'],
    ['$\\hbox{CO}_{2}$ at \\$5 or $5 and $6', 'CO<sub>2</sub> at \\$5 or $5 and $6'],
    ['$\\bar{x}^2$ and $\\alpha$-helix', 'x̄<sup>2</sup> and α-helix'],
    ['You need $k$-means', 'You need k-means'],
    ['caf\u00c3\u00a9 \u00e2\u0080\u0093 bar', 'café – bar'],
    ['Ram\u00c3\u00adrez', 'Ramírez'],
    ['study&shy;&shy;, zero\u200bwidth', 'study, zerowidth'],
    ['SÃO PAULO, Â', 'SÃO PAULO, Â'],
  ])('%j', (text, expected) => {
    expect(readMarkup(text)).toBe(expected);
  });
});

it('text without letters or digits is no text', () => {
  expect(readMarkup(' <p> – </p> ')).toBeUndefined();
});

it('names and publishers have no markup at all', () => {
  expect(readPlainText('<b>Wiley</b> &amp; <sup>Sons</sup>')).toBe('Wiley & Sons');
});

it('hostile text is cleaned in time that grows with its length only', () => {
  for (const unit of ['<', '<i', '&amp;', '$\\{', '<i> ', '</']) {
    expect(readMarkup(unit.repeat(20_000))?.length ?? 0).toBeLessThan(200_000);
  }
});
