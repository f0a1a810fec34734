import { expect, test } from 'vitest';
import { createWorld } from './world.fixture.ts';

const resolvePage = async (value: string, html: string) =>
  await (await createWorld({})).resolver.resolve({ kind: 'page', value, html });

const wall = '<title>Just a moment...</title><body>Checking your browser</body>';

test('a shared chat behind a wall is what its address says, and nothing else', async () => {
  const { item, verification, notices, evidence } = await resolvePage(
    'https://claude.ai/share/0c6f2224',
    wall,
  );
  expect(item).toEqual({
    id: 'https://claude.ai/share/0c6f2224',
    type: 'software',
    genre: 'Generative AI chat',
    author: [{ literal: 'Anthropic' }],
    'container-title': 'Claude',
    URL: 'https://claude.ai/share/0c6f2224',
    accessed: { 'date-parts': [[2026, 5, 12]] },
  });
  expect(verification).toBe('unverified');
  expect(notices.map(({ fields }) => fields)).toEqual([['title'], ['issued']]);
  expect(new Set(Object.values(evidence).map(({ source }) => source))).toEqual(new Set(['address']));
});

test('a shared chat that can be read has the title of its page', async () => {
  const { item, notices } = await resolvePage(
    'https://chatgpt.com/share/1',
    '<!doctype html><title>ChatGPT - Tidal mills of Brittany</title><body>You said: tell me about mills</body>',
  );
  expect([item.title, item['container-title']]).toEqual(['Tidal mills of Brittany', 'ChatGPT']);
  expect(notices.map(({ fields }) => fields)).toEqual([['issued']]);
});

test('any other page behind a wall is refused', async () => {
  await expect(resolvePage('https://claude.ai/new', wall)).rejects.toMatchObject({ code: 'SOURCE_REFUSED' });
});
