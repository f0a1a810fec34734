import type { Finding, Paper } from '@citewright/paper';
import { expect, test } from 'vitest';
import { type HeldFault, scoreHeld } from './score.ts';

const text =
  'Storks came back (Adeyemi, 2011), late (Bruun, 2013), and stayed [9]. References\nAdeyemi, O. (2011). Storks. Bruun, K. (2014). Late birds.';

const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

const year: Finding = {
  kind: 'year',
  values: { printed: '2013', listed: '2014', authors: 'Bruun' },
  grounds: 'year',
  confidence: 0.9,
  ...at('(Bruun, 2013)'),
};
const uncited: Finding = {
  kind: 'uncited-reference',
  values: { entry: 'Adeyemi, O. (2011). Storks.' },
  grounds: 'uncited: named',
  confidence: 0.9,
  ...at('Adeyemi, O. (2011). Storks.'),
};
const beyond: Finding = {
  kind: 'beyond-list',
  values: { number: 9, last: 2 },
  grounds: 'beyond-list',
  confidence: 0.9,
  ...at('[9]'),
};

const paperWith = (findings: Finding[]): Paper => ({
  text,
  headings: [],
  references: [],
  callouts: [],
  notes: [],
  live: [],
  links: [],
  findings,
  advice: [],
  coverage: { list: 'heading' },
});

const planted = (kind: Finding['kind'], words: string, also?: string): HeldFault => ({
  kind,
  text: words,
  why: '',
  ...(also !== undefined && { also }),
});

const cases = [
  {
    name: 'a finding at the place of a planted fault is true',
    faults: [planted('year', 'Bruun, 2013')],
    findings: [year],
    scored: { found: 1, right: 1, failures: 0 },
  },
  {
    name: 'a finding of another kind at that place is false, and the fault is missed',
    faults: [planted('missing-reference', 'Bruun, 2013')],
    findings: [year],
    scored: { found: 0, right: 0, failures: 2 },
  },
  {
    name: 'an entry is known by a part of its text',
    faults: [planted('uncited-reference', 'O. (2011). Storks')],
    findings: [uncited],
    scored: { found: 1, right: 1, failures: 0 },
  },
  {
    name: 'a finding at the other of two entries is true',
    faults: [planted('uncited-reference', 'Late birds', 'O. (2011). Storks')],
    findings: [uncited],
    scored: { found: 1, right: 1, failures: 0 },
  },
  {
    name: 'a number is compared as a whole',
    faults: [planted('beyond-list', '[9]'), planted('beyond-list', '[19]')],
    findings: [beyond],
    scored: { found: 1, right: 1, failures: 1 },
  },
  {
    name: 'any finding in a clean document is false',
    faults: [],
    findings: [year, uncited],
    scored: { found: 0, right: 0, failures: 2 },
  },
] as const;

test.each(cases)('$name', ({ faults, findings, scored }) => {
  const truth = {
    kind: 'docx' as const,
    citationKind: 'author-year' as const,
    references: 2,
    citations: 3,
    faults: [...faults],
    isClean: faults.length === 0,
  };
  const score = scoreHeld('storks.docx', truth, paperWith([...findings]));
  expect({ found: score.faults.found, right: score.findings.right, failures: score.failures.length }).toEqual(
    scored,
  );
});
