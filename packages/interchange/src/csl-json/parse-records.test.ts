import { expect, test } from 'vitest';
import { parseJsonRecords, unread } from './parse-records.ts';

test.each<[text: string, records: unknown[]]>([
  ['[{"title":"A"},{"title":"B"}]', [{ title: 'A' }, { title: 'B' }]],
  [' [ 1 , "a,]" , [2] ] \n', [1, 'a,]', [2]]],
  ['[]', []],
  ['{"title":"A","author":[{"family":"B"}]}', [{ title: 'A', author: [{ family: 'B' }] }]],
  ['{"config":{"a":[1]},"items":[{"title":"A"}],"more":1}', [{ title: 'A' }]],
  ['{ "references" : [ {"title":"A"} ] }', [{ title: 'A' }]],
  ['{"items":"none","title":"A"}', [{ items: 'none', title: 'A' }]],
  ['[{"title":"a \\" ] } \\\\"},{"title":"B"}]', [{ title: 'a " ] } \\' }, { title: 'B' }]],
  ['[{"title":"A"},{"title":"B', [{ title: 'A' }, unread]],
  ['[{"title":"A"},{"title":B},{"title":"C"}]', [{ title: 'A' }, unread]],
  ['[{"title":"A"} {"title":"B"}]', [{ title: 'A' }, unread]],
  ['[{"title":"A"}] and more', [{ title: 'A' }, unread]],
  ['{"items":[{"title":"A"},{"ti', [{ title: 'A' }, unread]],
])('%s', (text, records) => {
  expect([...parseJsonRecords(text)]).toEqual(records);
});

test.each(['[{"title": ', '{"title": "A", "author": [{"family": "B"}', 'once upon a time', '[] x', '[{]'])(
  '%s is no JSON',
  (text) => {
    expect(() => [...parseJsonRecords(text)]).toThrow(expect.objectContaining({ code: 'MALFORMED' }));
  },
);
