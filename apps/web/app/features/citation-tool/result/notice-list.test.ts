import type { Notice } from '@citewright/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NoticeList } from './notice-list.tsx';

const doubt: Notice = { code: 'doubtful-capitals', message: '“young” is in small letters here.' };
const retracted: Notice = {
  code: 'retracted',
  message: 'Retracted.',
  url: 'https://doi.org/10.5555/r',
  severity: 'warning',
};
const fixesFor = ({ code }: Notice) =>
  code === 'doubtful-capitals' ? [{ label: 'Write “Young”', apply: <Item>(item: Item) => item }] : [];

const shown = (props: Parameters<typeof NoticeList>[0]) =>
  renderToStaticMarkup(createElement(NoticeList, props));

it('without notices nothing is rendered', () => {
  expect(shown({ notices: [] })).toBe('');
});

it('a fix is a button described by its notice', () => {
  const html = shown({ notices: [doubt], fixesFor, onFix: () => undefined });
  const described = /<button[^>]* aria-describedby="([^"]+)"[^>]*>Write “Young”<\/button>/.exec(html)?.[1];
  expect(html).toContain(`<p id="${described}">“young” is in small letters here. </p>`);
});

it('without a callback there are no buttons', () => {
  expect(shown({ notices: [doubt], fixesFor })).not.toContain('<button');
});

it('a link says that it opens in a new tab, and a warning is emphasised', () => {
  const html = shown({ notices: [retracted, doubt] });
  expect(html).toContain('aria-label="Notes on this record"');
  expect(html).toContain('Read more<span class="sr-only"> (opens in a new tab)</span>');
  expect(html.match(/font-semibold text-danger/g)).toHaveLength(1);
});
