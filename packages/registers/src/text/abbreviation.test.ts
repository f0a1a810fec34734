import { expect, test } from 'vitest';
import { isAbbreviated, spellsOut } from './abbreviation.ts';

test.each([
  'Phys. Rev. B',
  'J. Mater. Chem. A',
  'Chem. Commun.',
  'Proc. Natl. Acad. Sci. U.S.A.',
  'Angew. Chem. Int. Ed.',
])('the name of a journal is abbreviated: %s', (name) => {
  expect(isAbbreviated(name)).toBe(true);
});

test.each([
  'Physical Review B',
  'Nature',
  'PLoS ONE',
  'Animus. Revista Interamericana de Comunicação Midiática',
  'Annales. Histoire, Sciences Sociales',
  'Proceedings. 16th IEEE VLSI Test Symposium',
  'Sci.',
])('the name of a journal is not abbreviated: %s', (name) => {
  expect(isAbbreviated(name)).toBe(false);
});

test.each([
  ['Physical Review B', 'Phys. Rev. B', true],
  ['Journal of Materials Chemistry A', 'J. Mater. Chem. A', true],
  ['Proceedings of the National Academy of Sciences', 'Proc. Natl. Acad. Sci.', true],
  ['Physical Review A', 'Phys. Rev. B', false],
  ['Physical Review Letters', 'Phys. Rev. B', false],
  ['Physics Reviews of Biology and Medicine', 'Phys. Rev. B', false],
  ['Phys. Rev. B', 'Physical Review B', false],
])('%s spells out %s: %s', (full, short, expected) => {
  expect(spellsOut(full, short)).toBe(expected);
});
