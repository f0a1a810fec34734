import { expect, test } from 'vitest';
import { naturalTitle } from './natural-title.ts';

test.each([
  ['REVIEW OF ECONOMICS AND STATISTICS', 'Review of Economics and Statistics'],
  ['IEEE TRANSACTIONS ON ROBOTICS', 'IEEE Transactions on Robotics'],
  ['JOURNAL OF PHYSICS B-ATOMIC PHYSICS', 'Journal of Physics B-Atomic Physics'],
  ['PLOS ONE', 'PLOS One'],
  ['LANCET HIV', 'Lancet HIV'],
  ['BIOINFORMATICS', 'Bioinformatics'],
  ['PNAS', 'PNAS'],
  ['Water Research', 'Water Research'],
  ['', ''],
])('the journal %j is written %j', (given, natural) => {
  expect(naturalTitle(given)).toBe(natural);
});
