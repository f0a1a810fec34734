import { expect, test } from 'vitest';
import { detectFormat, readRecords } from './read.ts';
import { article } from './records.fixture.ts';
import { writeRecords } from './write.ts';

test.each([
  ['TY  - JOUR\r\nTI  - A\r\nER  - \r\n', 'ris'],
  ['% a comment\n@article{a, title={A}}', 'bibtex'],
  ['\ufeff@article{a, title={A}}', 'bibtex'],
  ['@article{a, abstract={of\nTY  - JOUR}}', 'bibtex'],
  ['[{"title": "A"}]', 'csl-json'],
  ['10.1000/1', undefined],
])('%j is in the format %s', (text, format) => {
  expect(detectFormat(text)).toBe(format);
});

test.each(['bibtex', 'ris', 'csl-json'] as const)('a record written as %s is read as it was', (format) => {
  const text = [...writeRecords(format, [article])].join('');
  const [record] = [...readRecords(text)];
  const { id: _, 'citation-key': __, ...item } = record?.item ?? article;
  expect({ id: 1, ...item }).toEqual(article);
});

test.each([
  ['[{"title": ', 'MALFORMED', 'csl-json'],
  ['once upon a time', 'UNKNOWN_FORMAT', undefined],
  ['{\\rtf1 A}', 'UNKNOWN_FORMAT', 'rtf'],
] as const)('%j cannot be read: %s', (text, code, format) => {
  expect(() => [...readRecords(text, { format })]).toThrow(expect.objectContaining({ code }));
});

test('records that cannot be read, or that name no work, stop no other', () => {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000);
  const text = `[1, {"type":"book"}, ${deep}, {"title":"A","author":[{"family":"B","odd":1},7],"issued":"2019","x":{}}]`;
  const read = [...readRecords(text, { format: 'csl-json' })];
  expect(read.map(({ item }) => item)).toEqual([
    undefined,
    undefined,
    undefined,
    {
      id: 'item-4',
      type: 'document',
      title: 'A',
      author: [{ family: 'B' }],
      issued: { 'date-parts': [[2019]] },
    },
  ]);
  expect(read.map(({ label }) => label)).toEqual([
    '1',
    '{"type":"book"}',
    '[]',
    '{"title":"A","issued":"2019"}',
  ]);
});

test('records have different ids: their keys, or their numbers', () => {
  const idsOf = (text: string) => [...readRecords(text)].map(({ item }) => item?.id);
  expect(idsOf('@book{rivers, title={A}}\n@book{rivers, title={B}}\n@book{lakes, title={C}}')).toEqual([
    'rivers',
    'rivers-2',
    'lakes',
  ]);
  expect(idsOf('TY  - BOOK\nTI  - A\nER  - \nTY  - BOOK\nTI  - B\nER  - \n')).toEqual(['item-1', 'item-2']);
});
