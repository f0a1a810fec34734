import { expect, test } from 'vitest';
import type { LocaleSource } from '../compile-style.ts';
import { compileStyle } from '../compile-style.ts';

const locale: LocaleSource =
  '<locale xmlns="http://purl.org/net/xbiblio/csl" xml:lang="en-US"><terms/></locale>';

const styleOf = (bibliography: string) =>
  compileStyle(
    `<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0" class="in-text"><info><title>T</title><id>t</id><updated>2026-01-01T00:00:00Z</updated></info><citation><layout><text variable="title"/></layout></citation>${bibliography}</style>`,
    [locale],
  );

const item = {
  id: 'a',
  type: 'book',
  title: 'Rivers & towns',
  publisher: 'Fjord Press',
  note: 'A map',
  'citation-label': 'Oka19',
};

const block = (variable: string, display: string, rest = '') =>
  `<text variable="${variable}" display="${display}"${rest}/>`;

test.each<
  [what: string, bibliography: string, blocks: [display: string | undefined, html: string][] | undefined]
>([
  ['an entry without display has none', '<layout><text variable="title"/></layout>', undefined],
  [
    'what stands before a block is a block that the style does not place',
    `<layout><text variable="title" suffix="."/>${block('note', 'block')}</layout>`,
    [
      [undefined, 'Rivers &amp; towns.'],
      ['block', 'A map'],
    ],
  ],
  [
    'the four kinds',
    `<layout>${block('title', 'block')}${block('citation-label', 'left-margin')}${block('publisher', 'right-inline')}${block('note', 'indent')}</layout>`,
    [
      ['block', 'Rivers &amp; towns'],
      ['left-margin', 'Oka19'],
      ['right-inline', 'Fjord Press'],
      ['indent', 'A map'],
    ],
  ],
  [
    'italics around blocks are in each of them',
    `<layout font-style="italic">${block('title', 'block')}${block('note', 'block')}</layout>`,
    [
      ['block', '<i>Rivers &amp; towns</i>'],
      ['block', '<i>A map</i>'],
    ],
  ],
  [
    'the full stop of the layout ends the last block',
    `<layout suffix="."><text variable="title"/>${block('note', 'block')}</layout>`,
    [
      [undefined, 'Rivers &amp; towns'],
      ['block', 'A map.'],
    ],
  ],
  [
    'punctuation behind a block ends it, words begin a new one',
    `<layout>${block('title', 'block')}<text value="."/><text variable="publisher" prefix=" "/></layout>`,
    [
      ['block', 'Rivers &amp; towns.'],
      [undefined, 'Fjord Press'],
    ],
  ],
  [
    'a block without text is none',
    `<layout><text variable="title"/>${block('abstract', 'block')}<group display="block"><text variable="genre"/></group></layout>`,
    undefined,
  ],
  [
    'a second field that is aligned stands beside the first',
    `<layout><text variable="citation-number" suffix="."/><text variable="title" prefix=" "/></layout>`,
    [
      ['left-margin', '1.'],
      ['right-inline', 'Rivers &amp; towns'],
    ],
  ],
])('%s', (what, layout, blocks) => {
  const align = what.includes('aligned') ? ' second-field-align="flush"' : '';
  const [entry] = styleOf(`<bibliography${align}>${layout}</bibliography>`).bibliography([item]);
  expect(entry?.blocks?.map(({ display, html }) => [display, html])).toEqual(blocks);
});

test('blocks read as the entry does', () => {
  const [entry] = styleOf(
    `<bibliography><layout>${block('title', 'block')}${block('note', 'indent')}</layout></bibliography>`,
  ).bibliography([item]);
  expect(entry?.text).toBe('Rivers & towns A map');
  expect(entry?.blocks?.map(({ text }) => text)).toEqual(['Rivers & towns', 'A map']);
});
