import { expect, it } from 'vitest';
import { visibleHistory } from './visible-history.ts';

it('up to five citations are all shown without a button', () => {
  expect(visibleHistory([], false)).toEqual({ shown: [] });
  expect(visibleHistory([5, 4, 3, 2, 1], false)).toEqual({ shown: [5, 4, 3, 2, 1] });
});

it('with more, the five newest are shown and the button counts the older ones', () => {
  expect(visibleHistory([7, 6, 5, 4, 3, 2, 1], false)).toEqual({
    shown: [7, 6, 5, 4, 3],
    toggleLabel: 'Show More (2 older)',
  });
});

it('when expanded, all are shown and the button collapses the list', () => {
  expect(visibleHistory([6, 5, 4, 3, 2, 1], true)).toEqual({
    shown: [6, 5, 4, 3, 2, 1],
    toggleLabel: 'Show Less',
  });
});
