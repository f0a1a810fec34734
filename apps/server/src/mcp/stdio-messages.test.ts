import { expect, test } from 'vitest';
import { messageLines } from './stdio-messages.ts';

const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

async function passed(
  ...chunks: string[]
): Promise<{ lines: string[]; errors: [id: unknown, code: number][] }> {
  const errors: [unknown, number][] = [];
  const stream = messageLines(200, (line) => {
    const { id, error } = JSON.parse(line);
    errors.push([id, error.code]);
  });
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  const lines = (await stream.toArray()).join('').split('\n').filter(Boolean);
  return { lines, errors };
}

test('a message that comes in pieces is passed on whole', async () => {
  expect(await passed(ping.slice(0, 9), `${ping.slice(9)}\r\n${ping}`)).toEqual({
    lines: [ping, ping],
    errors: [],
  });
});

test.each([
  ['text that is no JSON', 'hello', [null, -32_700]],
  ['half a message', ping.slice(0, -1), [null, -32_700]],
  ['a batch', `[${ping}]`, [null, -32_600]],
  ['a message without a method', '{"jsonrpc":"2.0","id":7}', [7, -32_600]],
  ['a line that is too long', `{"jsonrpc":"2.0","id":7,"method":"${'a'.repeat(300)}"}`, [null, -32_600]],
])('%s gets an error, and the next message is passed on', async (_, line, error) => {
  expect(await passed(`${line}\n${ping}\n`)).toEqual({ lines: [ping], errors: [error] });
});
