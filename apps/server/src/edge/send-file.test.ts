import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { sendFile } from './send-file.ts';

test('a name with half a letter is sent with a replacement character', async () => {
  const app = fastify();
  app.get('/', (_, reply) => sendFile(reply, 'text/plain', 'a\ud83d.md', Buffer.from('text')));
  const { statusCode, headers } = await app.inject('/');
  expect([statusCode, headers['content-disposition']]).toEqual([
    200,
    "attachment; filename*=UTF-8''a%EF%BF%BD.md",
  ]);
});
