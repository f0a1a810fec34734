import type { CitationItem } from '@citewright/contract';
import { expect, it } from 'vitest';
import { undecided } from './check-state.ts';
import {
  type Decision,
  isAsWritten,
  isDecided,
  listedVersion,
  proposedItem,
  repairedItem,
  takeAlternative,
  takeField,
  withWhole,
} from './decision.ts';
import { checked, listedItem, paper } from './entries.fixture.ts';

const summary = (item: ReturnType<typeof proposedItem>) =>
  item && [item.issued?.['date-parts']?.[0]?.[0], item.DOI, item.author?.[0]?.given, item['citation-key']];

const all = withWhole(undecided, 'record');
const cases: [name: string, Decision, expected: unknown[], decided: boolean][] = [
  ['nothing changes before a decision', undecided, [2016, undefined, 'Y.', 'lecun'], false],
  [
    'the record as a whole brings all that it knows, and the key of the list stays',
    all,
    [2015, '10.1038/nature14539', 'Yann', 'lecun'],
    true,
  ],
  [
    'one field is taken from the record',
    takeField(undecided, 'issued', 'record'),
    [2015, undefined, 'Y.', 'lecun'],
    false,
  ],
  [
    'one field is kept beside the record',
    takeField(all, 'issued', 'listed'),
    [2016, '10.1038/nature14539', 'Yann', 'lecun'],
    true,
  ],
  ['kept as a whole', withWhole(all, 'listed'), [2016, undefined, 'Y.', 'lecun'], true],
  [
    'every field taken is the record',
    takeField(takeField(undecided, 'issued', 'record'), 'DOI', 'record'),
    [2015, '10.1038/nature14539', 'Yann', 'lecun'],
    true,
  ],
  [
    'every field decided, one way and the other',
    takeField(takeField(undecided, 'issued', 'listed'), 'DOI', 'record'),
    [2016, '10.1038/nature14539', 'Y.', 'lecun'],
    true,
  ],
  [
    'a choice that is taken back',
    takeField(takeField(undecided, 'issued', 'record'), 'issued', undefined),
    [2016, undefined, 'Y.', 'lecun'],
    false,
  ],
  ['a whole choice that is taken back', withWhole(all, undefined), [2016, undefined, 'Y.', 'lecun'], false],
];

for (const [name, decision, expected, decided] of cases) {
  it(name, () => {
    expect(summary(repairedItem(checked(), decision))).toEqual(expected);
    expect(isDecided(checked(), decision)).toBe(decided);
  });
}

it('an entry should read as its record, with what the user keeps', () => {
  expect(summary(proposedItem(checked(), undecided))).toEqual([2015, '10.1038/nature14539', 'Yann', 'lecun']);
  expect(summary(proposedItem(checked(), takeField(undecided, 'issued', 'listed')))?.[0]).toBe(2016);
});

it('the listed version has the list’s values in the fields that differ, and the record’s elsewhere', () => {
  expect(summary(listedVersion(checked(), undecided))).toEqual([2016, undefined, 'Yann', 'lecun']);
});

it('without a record there is nothing to propose, and the entry stays', () => {
  const { record: _record, ...lost } = checked({ verdict: 'not-found', differences: [] });
  expect(proposedItem(lost, undecided)).toBeUndefined();
  expect(repairedItem(lost, withWhole(undecided, 'record'))).toEqual(listedItem);
});

it('an alternative takes the place of the entry, until it is given back', () => {
  const { record: _record, ...lost } = checked({
    verdict: 'not-found',
    differences: [],
    alternatives: [paper],
  });
  const chosen = takeAlternative(undecided, 0);
  expect(summary(repairedItem(lost, chosen))?.[0]).toBe(2015);
  expect(repairedItem(lost, takeAlternative(chosen, undefined))).toEqual(listedItem);
  expect(repairedItem(lost, withWhole(chosen, 'listed'))).toEqual(listedItem);
});

const kuhn: CitationItem = {
  id: 'kuhn',
  type: 'book',
  title: 'The structure of scientific revolutions',
  issued: { 'date-parts': [[1970]] },
  edition: '2',
  publisher: 'University of Chicago Press',
};
const transformers: CitationItem = {
  id: 'vaswani',
  type: 'paper-conference',
  title: 'Attention is all you need',
  'container-title': 'Advances in Neural Information Processing Systems',
  volume: '30',
};

it.each<[name: string, item: CitationItem, record: CitationItem, expected: CitationItem]>([
  [
    'what belongs to the edition, where the record is that of the work',
    kuhn,
    {
      id: 'w',
      type: 'book',
      title: 'The Structure of Scientific Revolutions',
      issued: { 'date-parts': [[1962]] },
    },
    { ...kuhn, title: 'The Structure of Scientific Revolutions' },
  ],
  [
    'the full name of a meeting, where the record has its letters',
    transformers,
    {
      id: 'd',
      type: 'paper-conference',
      title: 'Attention is All you Need',
      'container-title': 'NIPS',
      page: '5998-6008',
    },
    { ...transformers, title: 'Attention is All you Need', page: '5998-6008' },
  ],
])('a record leaves to the list %s', (_, item, record, expected) => {
  const result = checked({ item, record: { source: 'r', identifiers: {}, item: record }, differences: [] });
  expect(proposedItem(result, undecided)).toEqual(expected);
  expect(listedVersion(result, undecided)).toEqual(expected);
});

const copy = {
  archive: 'Wayback Machine',
  url: 'https://web.archive.org/web/20190503000000/https://example.org/a',
  date: '2019-05-03',
};
const inArchive = { archive: copy.archive, archive_location: copy.url };

it('a copy that is used goes into the entry, which is then printed anew', () => {
  const { record: _record, ...lost } = checked({ verdict: 'not-found', differences: [], copy });
  const used = { ...undecided, copy: true };
  expect(repairedItem(lost, used)).toEqual({ ...listedItem, ...inArchive });
  expect(proposedItem(lost, used)).toEqual({ ...listedItem, ...inArchive });
  expect(listedVersion(lost, used)).toEqual(listedItem);
  expect([isDecided(lost, used), isAsWritten(lost, used)]).toEqual([true, false]);
  expect([isDecided(lost, undecided), isAsWritten(lost, undecided)]).toEqual([false, true]);
});

it('a copy is used beside the record, until the entry is kept as listed', () => {
  const result = checked({ copy });
  const used = withWhole({ ...undecided, copy: true }, 'record');
  expect(repairedItem(result, used)).toMatchObject({ DOI: '10.1038/nature14539', ...inArchive });
  expect(isDecided(result, { ...undecided, copy: true })).toBe(false);
  expect(repairedItem(result, withWhole(used, 'listed'))).toEqual(listedItem);
});
