import { formatReference } from '@citewright/formatting';
import type { Item } from '@citewright/record';
import { splitReferences } from '@citewright/references';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** The most used styles that close each entry of their list with a mark: two lines without any are a guess. */
const styles =
  'apa modern-language-association harvard-cite-them-right nlm-citation-sequence american-medical-association ieee chicago-author-date chicago-notes-bibliography nature turabian-notes-bibliography american-chemical-society american-sociological-association elsevier-harvard apa-6th-edition cse-name-year american-political-science-association elsevier-with-titles elsevier-vancouver cell springer-vancouver-brackets springer-socpsych-author-date association-for-computing-machinery acm-sig-proceedings bmj frontiers plos biomed-central sage-harvard sage-vancouver emerald-harvard'.split(
    ' ',
  );

const person = (family: string, given: string) => ({ family, given });
const works = [
  {
    type: 'book',
    title: 'Soil under glass: a history of greenhouses',
    author: [person('Smith', 'Jo'), person('Nunes', 'Ana')],
    publisher: 'Fjord Press',
    'publisher-place': 'Oslo',
  },
  {
    type: 'book',
    title: 'The sea at night',
    author: [person('Berg', 'Carl')],
    publisher: 'Harbor Press',
    'publisher-place': 'Boston',
  },
  {
    type: 'article-journal',
    title: 'Salt in the rivers of the north',
    author: [person('Okafor', 'Ada'), person('Lind', 'Bo'), person('Moreau', 'Claire')],
    'container-title': 'Journal of Hydrology',
    volume: '12',
    issue: '3',
    page: '45-67',
    DOI: '10.1000/salt.12',
  },
  {
    type: 'article-journal',
    title: 'Who owns the rain?',
    author: [person('de la Cruz', 'Eva')],
    'container-title': 'Water Policy',
    volume: '7',
    page: '1-9',
  },
  {
    type: 'chapter',
    title: 'Locks and weirs',
    author: [person('van der Berg', 'Jan')],
    editor: [person('Rao', 'Priya')],
    'container-title': 'A handbook of canals',
    publisher: 'Delta Books',
    page: '11-30',
  },
  {
    type: 'webpage',
    title: 'How to make vegetarian chili',
    'container-title': 'Kitchen Notes',
    URL: 'https://kitchen.example/chili',
  },
  {
    type: 'webpage',
    title: 'Open code handbook',
    author: [{ literal: 'World Bank' }],
    URL: 'https://bank.example/code',
  },
  {
    type: 'report',
    title: 'Guide to drinking water',
    author: [{ literal: 'Ministry of Health' }],
    publisher: 'Ministry of Health',
    URL: 'https://health.example/guide.pdf',
  },
  {
    type: 'thesis',
    title: 'Tides and harbours of the west coast',
    author: [person('Ferreira', 'Inês')],
    publisher: 'University of Porto',
    genre: 'PhD thesis',
  },
].map((work, at) => ({ id: String(at), ...work })) as Item[];

/** The number that a numeric style prints before an entry. */
const ownNumber = /^(?:\[1\]|\(1\)|1[.)]?(?=\s|\p{Lu}))\s*/u;

const printed = (item: Item, style: string) =>
  formatReference(item, style).text.replace(/\s+/g, ' ').trim().replace(ownNumber, '');

const entry = fc.record({
  work: fc.constantFrom(...works),
  year: fc.option(fc.integer({ min: 1900, max: 2025 })),
});
const list = fc.record({
  style: fc.constantFrom(...styles),
  entries: fc.uniqueArray(entry, { minLength: 2, maxLength: 9, selector: ({ work }) => work.id }),
});

const entriesOf = ({ style, entries }: { style: string; entries: { work: Item; year: number | null }[] }) =>
  entries.map(({ work, year }) =>
    printed(year === null ? work : { ...work, issued: { 'date-parts': [[year]] } }, style),
  );

test.each([
  ['one a line', (entries: readonly string[]) => entries.join('\n')],
  ['with blank lines between', (entries: readonly string[]) => entries.join('\n\n')],
  [
    'in numbered lines',
    (entries: readonly string[]) => entries.map((text, at) => `${at + 1}. ${text}`).join('\n'),
  ],
])('a list in any style comes out as it went in: %s', (_, join) => {
  fc.assert(
    fc.property(list, (made) => {
      const entries = entriesOf(made);
      const cut = splitReferences(join(entries)).map(({ text }) => text.replace(/^\d\. /, ''));
      expect(cut).toEqual(entries);
    }),
    { seed: 35, numRuns: 300, verbose: 1 },
  );
});
