import type { ProjectCitation } from '@citewright/contract';
import { expect, test } from 'vitest';
import { citedTogether, moveWork, togetherDraft } from './together-draft.ts';

const cited = (id: number, value?: string) =>
  ({ id, ...(value && { locator: { label: 'page', value } }) }) as ProjectCitation;

const idsOf = ({ works }: { works: readonly { id: number }[] }) => works.map(({ id }) => id);

test('a draft begins with the places of its works, in the order of the list', () => {
  expect(citedTogether(togetherDraft([cited(2, '7'), cited(1)]))).toEqual({
    works: [
      { id: 2, place: { label: 'page', value: '7' }, suppressAuthor: false },
      { id: 1, suppressAuthor: false },
    ],
    unsorted: false,
  });
});

test('what was typed stays with the works that are still chosen', () => {
  const before = togetherDraft([cited(1), cited(2)]);
  const typed = { ...before, works: before.works.map((work) => ({ ...work, prefix: ' see ' })) };
  const after = togetherDraft([cited(3), cited(2)], typed);
  expect(idsOf(after)).toEqual([2, 3]);
  expect(citedTogether(after).works.map(({ prefix }) => prefix)).toEqual(['see', undefined]);
});

const three = togetherDraft([cited(1), cited(2), cited(3)]);

test.each([
  ['up', 2, { by: -1 }, [2, 1, 3], true],
  ['down', 2, { by: 1 }, [1, 3, 2], true],
  ['before another one', 3, { before: 1 }, [3, 1, 2], true],
  ['not beyond the first place', 1, { by: -1 }, [1, 2, 3], false],
  ['not beyond the last place', 3, { by: 1 }, [1, 2, 3], false],
] as const)('a work moves %s', (_where, id, to, order, unsorted) => {
  const moved = moveWork(three, id, to);
  expect([idsOf(moved), moved.unsorted]).toEqual([order, unsorted]);
});
