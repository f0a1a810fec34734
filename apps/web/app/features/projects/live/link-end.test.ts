import { expect, test } from 'vitest';
import { type LinkEnd, momentOfEnd } from './link-end.ts';

const now = new Date(2026, 1, 20, 9, 30);

/** The moment where this computer is. */
const local = (...parts: [number, number, number]) => new Date(...parts, 23, 59, 59, 999).toISOString();

test.each<[string, LinkEnd, string, string | null | undefined]>([
  ['for seven days ends with the seventh', 'week', '', local(2026, 1, 27)],
  ['for thirty days ends in the next month', 'month', '', local(2026, 2, 22)],
  ['until today works today', 'day', '2026-02-20', local(2026, 1, 20)],
  ['until a day works on it', 'day', '2026-12-31', local(2026, 11, 31)],
  ['until yesterday is not made', 'day', '2026-02-19', undefined],
  ['until no day is not made', 'day', '', undefined],
  ['until a year of five digits is not made', 'day', '20261-02-20', undefined],
  ['until the eleventh year is not made', 'day', '2036-03-01', undefined],
  ['without an end has none', 'never', '2026-12-31', null],
])('a link %s', (_, end, day, moment) => {
  expect(momentOfEnd(end, day, now)).toBe(moment);
});
