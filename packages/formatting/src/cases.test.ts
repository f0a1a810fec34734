import { readFileSync } from 'node:fs';
import type { Item } from '@citewright/csl';
import { describe, expect, test } from 'vitest';
import blindItems from './cases/blind-items.json' with { type: 'json' };
import knownItems from './cases/items.json' with { type: 'json' };
import publishedItems from './cases/published-items.json' with { type: 'json' };
import { marked } from './marked.fixture.ts';
import { formatReference } from './reference.ts';

// Works of all kinds, with the reference and the citation of page 5 that each manual prescribes: `_` marks italics, `|` separates the
// first note from later ones. The `blind` tables were written before anything was formatted. Those that are `published` name their source:
// a manual, or the guide of a university.
const tables = ['references', 'blind-references', 'published-references'];
const rows = tables.flatMap((table) =>
  readFileSync(new URL(`./cases/${table}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [name: string, style: string, reference: string, citation: string]),
);
const items = [...knownItems, ...blindItems, ...publishedItems];

const itemOf = new Map(items.map((item) => [item.id, item as Item]));

function printed(name: string, style: string): { reference: string; citation: string } {
  const item = itemOf.get(name);
  if (!item) throw new Error(`There is no item "${name}"`);
  const { html, inTextHtml, inTextForms } = formatReference(item, style, { label: 'page', value: '5' });
  const notes = [inTextForms.note, inTextForms.shortNote].flatMap((note) => note?.html ?? []);
  return { reference: marked(html), citation: marked(notes.length > 0 ? notes.join(' | ') : inTextHtml) };
}

describe.each(items.map(({ id }) => id))('%s', (name) => {
  test.each(rows.filter(([item]) => item === name))('%s in %s', (_name, style, reference, citation) => {
    expect(printed(name, style)).toEqual({ reference, citation });
  });
});
