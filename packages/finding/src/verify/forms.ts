import { type Item, type Name, yearOf } from '@citewright/record';
import { printed } from './people.ts';
import { textOf } from './titles.ts';

const names = (item: Item, role: 'author' | 'editor'): string => printed((item[role] ?? []) as Name[]);

/** Quotes and dashes in one shape: no reader tells them apart. */
const shown = (text: string): string =>
  text
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’`]/g, "'")
    .replace(/[‐‑–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '')
    .trim();

/** What a reader sees of the fields that styles and records have in more than one form. */
const readings: Readonly<Record<string, (item: Item) => string>> = {
  title: ({ title }) => textOf(title),
  author: (item) => names(item, 'author'),
  editor: (item) => names(item, 'editor'),
  'container-title': (item) => textOf(item['container-title']),
  issued: ({ issued }) => String(yearOf(issued) ?? ''),
  page: ({ page }) => textOf(page),
};

/** The fields that both have and that do not read the same, whatever the difference says. */
export const formsOf = (listed: Item, record: Item): string[] =>
  Object.entries(readings).flatMap(([field, read]) => {
    const [one, other] = [shown(read(listed)), shown(read(record))];
    return one === '' || other === '' || one === other ? [] : [field];
  });
