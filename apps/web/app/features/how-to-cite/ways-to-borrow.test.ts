import { expect, test } from 'vitest';
import { borrowings } from './ways-to-borrow.ts';

test('every way to borrow has a citation formatted by our engine', () => {
  const { ways, reference } = borrowings();
  expect(reference).toBe('James, W. (1890). <i>The principles of psychology</i> (Vol. 1). Henry Holt.');
  expect(ways.map(({ html }) => html)).toEqual([
    '“Habit is thus the enormous fly-wheel of society” (James, 1890, p. 121).',
    'James (1890) sees in habit what keeps a society turning as it always has.',
    'Early psychology explained social order by habit rather than by conviction (James, 1890).',
    'Habit is therefore the huge flywheel of society and its most valuable conservative agent (James, 1890).',
  ]);
});
