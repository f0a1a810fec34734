import { expect, it } from 'vitest';
import { listedContent } from './listed-content.ts';

const paragraph = (left: number, first: number, html: string) =>
  `<p style="margin:0 0 0 ${left}pt;text-indent:${first}pt">${html}</p>`;

it('an entry is a paragraph that hangs', () => {
  expect(listedContent({ formattedCitation: 'A. <i>B</i>.', plainText: 'A. B.' })).toEqual({
    html: paragraph(36, -36, 'A. <i>B</i>.'),
    text: 'A. B.',
  });
});

it('an annotation stands below its entry, and the number before it', () => {
  const content = listedContent({
    formattedCitation: '[1] A. <i>B</i>.',
    plainText: '[1] A. B.',
    paragraphs: [
      { html: 'A. <i>B</i>.', margin: '[1]', left: 0.5, first: -0.5 },
      { html: 'Shows <i>how</i>. <img src=x>', left: 1, first: 0 },
      { html: 'For me.', left: 1, first: 0.5 },
    ],
  });
  expect(content).toEqual({
    html:
      paragraph(36, -36, '[1] A. <i>B</i>.') +
      paragraph(72, 0, 'Shows <i>how</i>. ') +
      paragraph(72, 36, 'For me.'),
    text: '[1] A. B.\n    Shows how.\n    For me.',
  });
});
