import { formatReference } from '@citewright/formatting';
import { ownStyleId, styleSkeletons } from '@citewright/styles';
import { expect, test } from 'vitest';
import { sampleWorks } from './sample-works.ts';
import { numberForm, skeletonOf, traitsOfSkeleton, withoutNumber } from './skeleton.ts';

const [article] = sampleWorks;

test.each([
  ['apa', 'F, I. I., F, I., & F, I. (Y). T. C, V(N), P-P. https://doi.org/D'],
  ['ieee', 'I. I. F, I. F, and I. F, "T," C, vol. V, no. N, pp. P-P, Y, doi: D.'],
])('an article in %s is %s', (style, skeleton) => {
  if (!article) throw new Error('There is no sample work');
  expect(skeletonOf(formatReference(article, style).text, article)).toBe(skeleton);
});

test('traits are the fields with what stands between them, and their order', () => {
  expect([...traitsOfSkeleton('F (Y).')]).toEqual(['^F', '^>F', 'F', 'F (Y', 'F>Y', ' (Y', 'Y).$']);
});

test.each([
  ['[12] Okafor', '[#]', 'Okafor'],
  ['3. Okafor', '#.', 'Okafor'],
  ['Okafor 2019', undefined, 'Okafor 2019'],
])('the number of "%s" is %s', (text, form, rest) => {
  expect([numberForm(text), withoutNumber(text)]).toEqual([form, rest]);
});

test.each(['apa', 'nlm-citation-sequence', 'nature', 'modern-language-association'])(
  'the packed skeletons of %s are those that it prints: else run packages/paper/pack-skeletons.ts',
  (id) => {
    const table = styleSkeletons();
    const row = table?.ids.indexOf(id) ?? -1;
    const packed = table?.works.map(({ skeletons, rows }) => skeletons[rows[row] ?? -1]);
    const printed = sampleWorks.map((work) => skeletonOf(formatReference(work, ownStyleId(id)).text, work));
    expect(packed).toEqual(printed);
  },
);
