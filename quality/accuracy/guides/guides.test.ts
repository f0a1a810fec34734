import { describe, expect, test } from 'vitest';
import { folded } from '../examples/example.ts';
import { compareGuide, guides, keyOf } from './guides.ts';
import { misses } from './misses.ts';

describe.each(guides)('the guide of %s', (style) => {
  const forms = compareGuide(style).flat();

  test.each(forms.map((form) => [`${form.id}, ${form.form}`, form] as const))('%s', (_name, one) => {
    if (keyOf(style, one) in misses) expect(folded(one.printed)).not.toBe(folded(one.expected));
    else if (one.result === 'wrong') expect(folded(one.printed)).toBe(folded(one.expected));
  });
});

test('every known miss names a form of an example', () => {
  const known = guides.flatMap((style) =>
    compareGuide(style)
      .flat()
      .map((one) => keyOf(style, one)),
  );
  expect(Object.keys(misses).filter((key) => !known.includes(key))).toEqual([]);
});
