import { expect, it } from 'vitest';
import { markReference } from './mark-reference.ts';

const shown = (before: string, after: string) =>
  markReference(before, after)
    .map(({ text, tags, isMarked }) => {
      const tagged = tags.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, text);
      return isMarked ? `[${tagged}]` : tagged;
    })
    .join('');

const cases: [name: string, before: string, after: string, expected: string][] = [
  [
    'a corrected year is marked, without the brackets around it',
    'LeCun, Y. (2016). Deep learning. <i>Nature</i>.',
    'LeCun, Y. (2015). Deep learning. <i>Nature</i>.',
    'LeCun, Y. ([2015]). Deep learning. <i>Nature</i>.',
  ],
  ['a reference without a change has no mark', 'A. <b>B</b> c', 'A. <b>B</b> c', 'A. <b>B</b> c'],
  [
    'what is added keeps its italics',
    'LeCun. Deep learning.',
    'LeCun. Deep learning. <i>Nature</i>, <i>521</i>.',
    'LeCun. Deep learning. [<i>Nature</i>][, ][<i>521</i>].',
  ],
  [
    'a link is its text; an added DOI is marked as a whole',
    'Nature.',
    'Nature. <a href="https://doi.org/10.1038/n1">https://doi.org/10.1038/n1</a>',
    'Nature. [https://doi.org/10.1038/n1]',
  ],
  ['other quotation marks and dashes are no change', '"A" 1-2', '“A” 1–2', '“A” 1–2'],
];

for (const [name, before, after, expected] of cases) {
  it(name, () => {
    expect(shown(before, after)).toBe(expected);
  });
}
