import { expect, it } from 'vitest';
import { listContent } from './list-content.ts';

const paragraph = (html: string) => `<p style="margin:0 0 0 36pt;text-indent:-36pt">${html}</p>`;

it('the list has the order of the text, with italics for known references', () => {
  const known = [{ plainText: 'Baker. Nature.', formattedCitation: 'Baker. <i>Nature</i>.' }];
  expect(listContent('Adams & Co <1>.\nBaker. Nature.', known)).toEqual({
    html: paragraph('Adams &amp; Co &lt;1&gt;.') + paragraph('Baker. <i>Nature</i>.'),
    text: 'Adams & Co <1>.\nBaker. Nature.',
  });
});

it('no references give an empty list', () => {
  expect(listContent('', [])).toEqual({ html: '', text: '' });
});

it('an annotation stays below its entry, formatted where the entry is known', () => {
  const known = [
    {
      plainText: 'Baker. Nature.',
      formattedCitation: 'Baker. <i>Nature</i>.',
      paragraphs: [
        { html: 'Baker. <i>Nature</i>.', left: 0.5, first: -0.5 },
        { html: 'Of <i>towns</i>.', left: 1, first: 0 },
      ],
    },
  ];
  const text = 'Adams.\n\nBaker. Nature.\n    Of towns.\n\nCole.\n    Of <seas>.';
  expect(listContent(text, known)).toEqual({
    html:
      paragraph('Adams.') +
      paragraph('Baker. <i>Nature</i>.') +
      '<p style="margin:0 0 0 72pt;text-indent:0pt">Of <i>towns</i>.</p>' +
      paragraph('Cole.') +
      '<p style="margin:0 0 0 36pt;text-indent:0pt">Of &lt;seas&gt;.</p>',
    text,
  });
});

it('the headings of sections are bold lines without the indent of entries', () => {
  const known = [
    { plainText: 'Adams.', formattedCitation: 'Adams.' },
    { plainText: 'Baker.', formattedCitation: '<i>Baker</i>.', heading: 'Cases & law' },
  ];
  const heading = '<p style="margin:0 0 0 0pt;text-indent:0pt"><b>Cases &amp; law</b></p>';
  expect(listContent('Adams.\n\nCases & law\n\nBaker.', known).html).toBe(
    paragraph('Adams.') + heading + paragraph('<i>Baker</i>.'),
  );
});
