import { expect, test } from 'vitest';
import type { CitedWork, Evidence } from './citation.ts';
import { evidenceOfEdit, verificationOf } from './edited.ts';
import type { CitationItem } from './item.ts';

const item: CitationItem = { id: 'a', type: 'book', title: 'Rivers', volume: 7 };
const crossref = { source: 'crossref', disagreements: [{ source: 'openalex', value: 'River' }] };
const work = { item, evidence: { title: crossref }, verification: 'registry' } as const;

/** The evidence after edits, one after the other. */
function after(
  start: Pick<CitedWork, 'item' | 'evidence' | 'verification'>,
  ...edits: CitationItem[]
): Evidence {
  let { item: before, evidence } = start;
  for (const edited of edits) {
    evidence = evidenceOfEdit({ item: before, evidence, verification: start.verification }, edited);
    before = edited;
  }
  return evidence;
}

const edited = { ...crossref, source: 'edited', record: { source: 'crossref', value: 'Rivers' } };

test.each<[what: string, edits: CitationItem[], evidence: Evidence]>([
  [
    'a changed field is the user’s, beside the value of the record',
    [{ ...item, title: 'Towns' }],
    { title: edited },
  ],
  [
    'a second change keeps the value of the record',
    [
      { ...item, title: 'Towns' },
      { ...item, title: 'Seas' },
    ],
    { title: edited },
  ],
  [
    'a removed field keeps the value of the record',
    [{ id: 'a', type: 'book', volume: 7 }],
    { title: edited },
  ],
  [
    'a field set back has the evidence of the record again',
    [{ ...item, title: 'Towns' }, item],
    { title: crossref },
  ],
  ['a number that a form gives back as text is no change', [{ ...item, volume: '7' }], { title: crossref }],
  [
    'a recorded field without evidence keeps its value too',
    [{ ...item, volume: 8 }],
    { title: crossref, volume: { source: 'edited', record: { source: 'record', value: 7 } } },
  ],
  [
    'the type is a field',
    [{ ...item, type: 'chapter' }],
    { title: crossref, type: { source: 'edited', record: { source: 'record', value: 'book' } } },
  ],
  [
    'an added field has no value in the record',
    [{ ...item, issue: '2' }],
    { title: crossref, issue: { source: 'edited' } },
  ],
  [
    'an added field that is removed again leaves nothing',
    [{ ...item, issue: '2' }, item],
    { title: crossref },
  ],
])('%s', (_, edits, evidence) => {
  expect(after(work, ...edits)).toEqual(evidence);
});

test('typed details are no record', () => {
  const typed = { item, evidence: { title: { source: 'typed' } }, verification: 'typed' } as const;
  expect(after(typed, { ...item, title: 'Towns' })).toEqual({ title: { source: 'edited' } });
});

test.each<[CitedWork['verification'], Evidence, CitedWork['verification']]>([
  ['registry', { title: { source: 'crossref' } }, 'registry'],
  ['registry', { title: { source: 'crossref' }, volume: { source: 'edited' } }, 'typed'],
  ['matched', { title: { source: 'edited' } }, 'typed'],
  ['page', { title: { source: 'edited' } }, 'typed'],
  ['typed', { title: { source: 'edited' } }, 'typed'],
  ['unverified', { title: { source: 'edited' } }, 'unverified'],
])('%s with %o is %s', (verification, evidence, shown) => {
  expect(verificationOf({ verification, evidence })).toBe(shown);
});

const openlibrary = { source: 'openlibrary' };
const second = {
  item: { id: 'b', type: 'book', title: 'Rivers of it', publisher: 'Fjord Press', volume: 9 },
  evidence: { title: openlibrary, publisher: openlibrary, volume: { source: 'edited' } },
  verification: 'registry',
} as const;
const joined: CitationItem = {
  ...item,
  title: 'Rivers of it',
  publisher: 'Fjord Press',
  volume: 9,
  note: 'Mine',
};

test('values of another work have its evidence, unless its owner wrote them, and what the own record says stays', () => {
  expect(evidenceOfEdit(work, joined, second)).toEqual({
    title: { ...crossref, source: 'openlibrary', record: { source: 'crossref', value: 'Rivers' } },
    publisher: openlibrary,
    volume: { source: 'edited', record: { source: 'record', value: 7 } },
    note: { source: 'edited' },
  });
});

test('values that go back leave nothing of the evidence of the other work', () => {
  const evidence = evidenceOfEdit(work, joined, second);
  expect(evidenceOfEdit({ ...work, item: joined, evidence }, item, second)).toEqual({
    title: crossref,
    volume: { source: 'record' },
  });
});
