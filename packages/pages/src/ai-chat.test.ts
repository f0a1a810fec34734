import { expect, test } from 'vitest';
import { sharedChat } from './ai-chat.ts';
import { html } from './markup/page.fixture.ts';
import { readPage } from './read-page.ts';

const titled = (title: string) => html(`<title>${title}</title>`, '<div id="app"></div>', 'en');

test.each([
  ['https://chatgpt.com/share/68a77b60-0ee4-800c-9acc-cd3fd573c311', 'ChatGPT', 'OpenAI'],
  ['https://chatgpt.com/s/t_68dec285918481918947a58935da9a91', 'ChatGPT', 'OpenAI'],
  ['https://chat.openai.com/share/b139f195-93eb-447b-bc6d-2440a541ea71', 'ChatGPT', 'OpenAI'],
  ['https://claude.ai/share/0c6f2224-8839-4150-80d3-c02194358cc0', 'Claude', 'Anthropic'],
  ['https://gemini.google.com/share/a1306ce12929', 'Gemini', 'Google'],
  ['https://g.co/gemini/share/a1306ce12929', 'Gemini', 'Google'],
  ['https://copilot.microsoft.com/shares/6QjcxyJvMxnk51TeLAcH8', 'Microsoft Copilot', 'Microsoft'],
  [
    'https://www.perplexity.ai/search/what-version-of-perplexity-is-b4kae9aKSeCc46JWytawLg',
    'Perplexity',
    'Perplexity AI',
  ],
  ['https://grok.com/share/c2hhcmQtMg_x', 'Grok', 'xAI'],
])('%s is a chat with %s', (url, tool, company) => {
  expect(sharedChat(url)?.item).toEqual({
    id: url,
    type: 'software',
    genre: 'Generative AI chat',
    author: [{ literal: company }],
    'container-title': tool,
    URL: url,
  });
});

test.each([
  'https://chatgpt.com/',
  'https://chatgpt.com/share/',
  'https://claude.ai/new',
  'https://example.org/claude.ai/share/1',
  'https://chatgpt.com.example.org/share/1',
  'https://www.perplexity.ai/hub',
  'not an address',
])('%s is no shared chat', (url) => {
  expect(sharedChat(url)).toBeUndefined();
});

test.each([
  ['ChatGPT - High school grammar concepts', 'https://chatgpt.com/share/1', 'High school grammar concepts'],
  ['Rivers: why they bend | Claude', 'https://claude.ai/share/1', 'Rivers: why they bend'],
  ['\u200eGemini - Tidal mills of Brittany', 'https://gemini.google.com/share/1', 'Tidal mills of Brittany'],
  ['ChatGPT', 'https://chatgpt.com/share/1', undefined],
  ['\u200eGemini - direct access to Google AI', 'https://gemini.google.com/share/1', undefined],
  ['Microsoft Copilot: Your AI companion', 'https://copilot.microsoft.com/shares/1', undefined],
])('a shared page called "%s" has the title of its chat', (title, url, expected) => {
  const { item } = readPage({ url, html: titled(title) });
  expect([item?.title, item?.type, item?.genre]).toEqual([expected, 'software', 'Generative AI chat']);
});

test('a page of an AI company that is no chat is a page', () => {
  const { item } = readPage({
    url: 'https://openai.com/index/hello',
    html: titled('Hello GPT-4o | OpenAI'),
  });
  expect([item?.type, item?.genre]).toEqual(['webpage', undefined]);
});
