import { formatReference, itemFromManual } from '@citewright/formatting';
import { expect, test } from 'vitest';
import {
  kindOf,
  kindOfItem,
  type SourceKind,
  type SourceKindId,
  sourceKinds,
} from '~/content/source-kinds.ts';
import { manualDataOf } from '../form/build-request.ts';
import { emptyValues } from '../form/values.ts';

const known = (id: SourceKindId): SourceKind => sourceKinds[id];

/** What the form of a kind sends for the fields that a person typed. */
function typed(id: SourceKindId, fields: Partial<Record<string, string>>) {
  const { type, genre, prompts } = known(id);
  const { title = '', author = '', issued = '', publisher = '', URL = '', ...details } = fields;
  return manualDataOf({
    ...emptyValues('apa'),
    activeTab: 'manual',
    manualTitle: title,
    manualAuthors: author,
    manualYear: issued,
    manualPublisher: publisher,
    manualUrl: URL,
    manualDetails: details,
    manualType: { type, fields: prompts.map(({ field }) => field), kind: id, genre },
  });
}

const printed = (id: SourceKindId, style: string, fields: Partial<Record<string, string>>) =>
  formatReference(itemFromManual(typed(id, fields), new Date(2026, 10, 21)), style).text;

const chat = {
  title: 'Why do rivers meander?',
  'container-title': 'Le Chat',
  publisher: 'Mistral AI',
  issued: '21 August 2025',
  URL: 'https://chat.mistral.ai/chat/1',
};

test.each<
  [what: string, id: SourceKindId, style: string, fields: Partial<Record<string, string>>, text: string]
>([
  [
    'a chat by its title',
    'ai-chat',
    'apa',
    chat,
    'Mistral AI. (2025, August 21). Why do rivers meander? [Generative AI chat]. Le Chat. https://chat.mistral.ai/chat/1',
  ],
  [
    'a chat by what was asked',
    'ai-chat',
    'mla',
    { ...chat, genre: 'Generative AI prompt' },
    '“Why do rivers meander?” prompt. Le Chat, Mistral AI, 21 Aug. 2025, chat.mistral.ai/chat/1.',
  ],
  [
    'a chat by what was asked',
    'ai-chat',
    'chicago',
    { ...chat, genre: 'Generative AI prompt' },
    'Le Chat. Response to “Why do rivers meander?” Mistral AI, August 21, 2025. https://chat.mistral.ai/chat/1.',
  ],
  [
    'an episode with its host',
    'podcast-episode',
    'apa',
    {
      title: 'The alibi',
      host: 'Koenig, Sarah',
      'container-title': 'Serial',
      number: '1',
      issued: '2014-10-03',
    },
    'Koenig, S. (Host). (2014, October 3). The alibi (No. 1) [Audio podcast episode]. In Serial.',
  ],
  [
    'a short video with its account',
    'short-video',
    'apa',
    {
      title: 'Alkali salts get lit',
      author: 'Cook, Phil',
      note: '@chemteacherphil',
      'container-title': 'TikTok',
      issued: '19 November 2019',
    },
    'Cook, P. [@chemteacherphil]. (2019, November 19). Alkali salts get lit [Video]. TikTok.',
  ],
  [
    'a post of a kind that was typed',
    'social-post',
    'apa',
    {
      title: 'Fog until noon',
      author: 'NASA',
      genre: 'Photograph',
      'container-title': 'Instagram',
      issued: '2022',
    },
    'NASA. (2022). Fog until noon [Photograph]. Instagram.',
  ],
  [
    'a game',
    'video-game',
    'harvard',
    { title: 'Angry Birds', version: '7.0.0', publisher: 'Rovio Entertainment', issued: '2016' },
    'Angry Birds (2016) (Version 7.0.0) [Video game]. Rovio Entertainment.',
  ],
  [
    'a program with its version',
    'software',
    'apa',
    { title: 'Rivers', author: 'Reed, Ann', version: '2.0', issued: '2023', publisher: 'Fjord Labs' },
    'Reed, A. (2023). Rivers (Version 2.0) [Computer software]. Fjord Labs.',
  ],
])('manual entry prints %s: %s in %s', (_, id, style, fields, text) => {
  expect(printed(id, style, fields)).toBe(text);
});

const ids = Object.keys(sourceKinds) as SourceKindId[];

test.each(ids)(
  'the example of %s fills only fields that its form has, and is printed in each style',
  (id) => {
    const { example, prompts } = known(id);
    const fields = new Set<string>([...prompts.map(({ field }) => field), 'type', 'genre', 'accessed']);
    expect(Object.keys(example).filter((field) => !fields.has(field))).toEqual([]);
    const title = String(example.title).toLowerCase().slice(0, 30);
    for (const style of ['apa', 'mla', 'chicago', 'harvard', 'ieee'])
      expect(formatReference({ id: 'x', ...example }, style).text.toLowerCase()).toContain(title);
  },
);

test.each([
  ['software', 'Generative AI chat', 'AI chat'],
  ['software', 'Generative AI prompt', 'AI chat'],
  ['software', 'Video game', 'Video game'],
  ['software', 'Computer software', undefined],
  ['post', 'Video', 'Short video'],
  ['book', undefined, undefined],
] as const)('a record of the type %s and the genre %s is: %s', (type, genre, label) => {
  expect(kindOfItem(type, genre)?.label).toBe(label);
});

test('an id that the site does not have is no kind', () => {
  expect([kindOf('toString'), kindOf('gone'), kindOf(undefined)]).toEqual([undefined, undefined, undefined]);
});
