import { expect, test } from 'vitest';
import { checkBackup, piecesOf } from './split-backup.ts';

const blocksOf = (text: string, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
    Buffer.from(text.slice(at * size, (at + 1) * size)),
  );
const split = (text: string, size = 1_000) =>
  [...piecesOf(blocksOf(text, size))].map(({ kind, json }) => [kind, json.toString()]);

const file =
  '{"v":1,"projects":[{"project":{"a":"],[","citations":[{"b":[1,2]},{"c":"\\"]"}]},"seal":"s"},{"project":{"citations":[]}}],"x":2}';
const pieces = [
  ['entry', '{"b":[1,2]}'],
  ['entry', '{"c":"\\"]"}'],
  ['project', '{"project":{"a":"],[","citations":[]},"seal":"s"}'],
  ['project', '{"project":{"citations":[]}}'],
  ['file', '{"v":1,"projects":[],"x":2}'],
];

test.each([1, 2, 7, 64, 1_000])(
  'a backup in blocks of %i bytes is taken apart into the same pieces',
  (size) => {
    expect(split(file, size)).toEqual(pieces);
  },
);

test.each([
  ['an empty text', '', [['file', '']]],
  ['an empty list', '{"projects":[ ]}', [['file', '{"projects":[]}']]],
  ['a text that is no object', '"a[b"', [['file', '"a[b"']]],
  [
    'a missing element',
    '{"projects":[,{}]}',
    [
      ['project', ''],
      ['project', '{}'],
      ['file', '{"projects":[]}'],
    ],
  ],
  [
    'a comma at the end',
    '{"projects":[{},]}',
    [
      ['project', '{}'],
      ['project', ''],
      ['file', '{"projects":[]}'],
    ],
  ],
  [
    'a cut text',
    '{"projects":[{"project":{',
    [
      ['project', '{"project":{'],
      ['file', '{"projects":['],
    ],
  ],
])('%s gives what the parser refuses or takes', (_, text, expected) => {
  expect(split(text)).toEqual(expected);
});

const frame = (entries: string) => `{"projects":[${entries}]}`;
const entry = (citations: string, more = '') => `{"project":{"citations":[${citations}]${more}}}`;

test.each([
  ['1,001 projects', frame(`${'{},'.repeat(1_000)}{}`), 'BACKUP_UNREADABLE'],
  ['10,001 entries of a project', frame(entry(`${'[],'.repeat(10_000)}[]`)), 'BACKUP_UNREADABLE'],
  ['an entry of more than four mebibytes', frame(entry(`"${'a'.repeat(4_194_304)}"`)), 'BACKUP_UNREADABLE'],
  ['an entry with endless values', frame(entry(`[${'[],'.repeat(100_000)}[]]`)), 'BACKUP_UNREADABLE'],
  ['a list in the place of the file', `[${'[],'.repeat(100_000)}[]]`, 'BACKUP_UNREADABLE'],
  ['65 levels', '['.repeat(65), 'INVALID_REQUEST'],
])('%s is refused', (_, text, code) => {
  expect(() => checkBackup()(Buffer.from(text))).toThrow(expect.objectContaining({ code }));
});

test('200 projects with 2,000 entries each are not too many', () => {
  const entries = Array.from({ length: 2_000 }, () => '{}').join();
  const text = frame(Array.from({ length: 200 }, () => entry(entries)).join());
  expect(() => checkBackup()(Buffer.from(text))).not.toThrow();
});
