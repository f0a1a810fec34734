import type { ProjectCitation } from '@citewright/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlacedReference } from './placed-reference.tsx';

const citation = (paragraphs?: ProjectCitation['paragraphs']): ProjectCitation => ({
  id: 1,
  title: 'B',
  authors: 'A',
  year: '2020',
  formattedCitation: '[1] A. <i>B</i>.',
  plainText: '[1] A. B.',
  paragraphs,
  item: { id: 1, type: 'book' },
  evidence: {},
  verification: 'typed',
  notices: [],
  createdAt: '2026-11-27T00:00:00.000Z',
});

const rendered = (shown: ProjectCitation, annotated: boolean) =>
  renderToStaticMarkup(
    createElement(PlacedReference, {
      projectId: 1,
      citation: shown,
      annotated,
      lang: 'en',
      className: '',
      children: '!',
    }),
  )
    .replace(/ (?:class|type)="[^"]*"/g, '')
    .replace(/ of B/, '');

const button = (label: string) => `<button>${label}<span></span></button>`;

it('paragraphs have the indents of the style, and what stands in the margin before them', () => {
  const shown = citation([
    { html: 'A. <i>B</i>.', margin: '[1]', left: 0.5, first: -0.5 },
    { html: 'Of towns.', left: 1, first: 0 },
  ]);
  expect(rendered(shown, false)).toBe(
    '<p lang="en" dir="auto" style="padding-inline-start:0.5in;text-indent:-0.5in"><span>[1] </span>A. <i>B</i>.!</p>' +
      '<p lang="en" dir="auto" style="padding-inline-start:1in;text-indent:0in">Of towns.</p>',
  );
});

it('in an annotated list an entry without an annotation can get one', () => {
  expect(rendered(citation(), true)).toBe(
    `<p lang="en" dir="auto">[1] A. <i>B</i>.!</p>${button('Add annotation')}`,
  );
});
