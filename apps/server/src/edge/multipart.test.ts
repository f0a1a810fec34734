import { expect, test } from 'vitest';
import { partsOfForm, ReceivedFile } from './multipart.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));

/** A body of parts, each with its headers. */
const bodyOf = (...parts: readonly [head: string, content: string][]) =>
  `${parts.map(([head, content]) => `--x\r\n${head}\r\n\r\n${content}\r\n`).join('')}--x--\r\n`;

const option = (name: string) => `Content-Disposition: form-data; name="${name}"`;
const fileHead = (name: string) => `${option('file')}; filename="${name}"\r\nContent-Type: text/plain`;

test('a file comes as it is, in the buffer of its body', async () => {
  const body = bytesOf(bodyOf([option('lookUp'), 'false'], [fileHead('a.txt'), '\r\n--\r\n-x\r\n\0é']));
  const { lookUp, file } = Object.fromEntries(partsOfForm(body, 'x'));
  expect(lookUp).toBe('false');
  if (!(file instanceof ReceivedFile)) throw new Error('no file');
  expect([file.name, file.type, file.size]).toEqual(['a.txt', 'text/plain', 13]);
  const bytes = await file.bytes();
  expect(new TextDecoder().decode(bytes)).toBe('\r\n--\r\n-x\r\n\0é');
  expect(bytes.buffer).toBe(body.buffer);
});

test.each([
  ['a quotation mark of curl', fileHead('a\\"b.txt'), 'a"b.txt'],
  ['a quotation mark of a browser', fileHead('a%22b.txt'), 'a"b.txt'],
  ['a path of an old browser', fileHead('C:\\papers\\a.txt'), 'C:\\papers\\a.txt'],
  [
    'the extended form',
    `${option('file')}; filename="P.txt"; filename*=utf-8''Pr%C3%BCfung.txt`,
    'Prüfung.txt',
  ],
])('the name of a file is read with %s', (_, head, name) => {
  expect(partsOfForm(bytesOf(bodyOf([head, '1'])), 'x').get('file')).toHaveProperty('name', name);
});

test('a form of fetch is read as it was made', async () => {
  const form = new FormData();
  form.set('only', '1,2');
  form.set('file', new File(['1'], 'Дипломная "работа" 论文.docx'));
  const request = new Response(form);
  const [, boundary = ''] = /boundary=(.*)/.exec(request.headers.get('content-type') ?? '') ?? [];
  const parts = partsOfForm(new Uint8Array(await request.arrayBuffer()), boundary);
  expect([...parts.keys()]).toEqual(['only', 'file']);
  expect(parts.get('file')).toHaveProperty('name', 'Дипломная "работа" 论文.docx');
});

test.each([
  ['empty', ''],
  ['of another boundary', bodyOf([option('a'), '1']).replaceAll('--x', '--y')],
  ['cut off in a part', bodyOf([option('a'), '1']).slice(0, -10)],
  ['cut off in its headers', `--x\r\n${option('a')}`],
  ['without headers', '--x\r\n\r\n1\r\n--x--'],
  ['with headers without end', bodyOf([`${option('a')}\r\nX: ${'a'.repeat(5_000)}`, '1'])],
  ['of a part without a name', bodyOf(['Content-Disposition: form-data', '1'])],
  ['of a part that is no field', bodyOf(['Content-Disposition: attachment; name="a"', '1'])],
  ['of an option that is longer than any', bodyOf([option('only'), '1'.repeat(4 * 1024 * 1024 + 1)])],
  [
    'with more than a file and its options',
    bodyOf(...Array.from({ length: 9 }, (_, at): [string, string] => [option(`a${at}`), '1'])),
  ],
])('a body is refused that is %s', (_, body) => {
  expect(() => partsOfForm(bytesOf(body), 'x')).toThrow(expect.objectContaining({ code: 'INVALID_REQUEST' }));
});
