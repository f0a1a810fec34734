import { readFileSync } from 'node:fs';
import type { Item } from '@citewright/csl';
import { formatReference } from '@citewright/formatting';
import { type Comparison, compareExample, type Example } from '../examples/example.ts';

/** The styles of the catalogue whose guides have been read: each has a file of examples beside this one. */
export const guides = [
  'chicago-notes-bibliography',
  'chicago-author-date',
  'turabian-notes-bibliography',
  'mhra-notes',
  'mhra-author-date',
  'american-sociological-association',
  'american-medical-association',
  'nlm-citation-sequence',
  'american-chemical-society',
  'oscola',
  'associacao-brasileira-de-normas-tecnicas',
] as const;

/** An example as a guide prints it; `source` says where it was found. */
type GuideExample = Omit<Example, 'item' | 'kind' | 'style'> & { source: string; item: Omit<Item, 'id'> };

/** Every published form of the examples of a guide beside what we print: of each example the entry first, then its citations. */
export function compareGuide(style: string): Comparison[][] {
  const file = new URL(`./${style}.json`, import.meta.url);
  const examples: GuideExample[] = JSON.parse(readFileSync(file, 'utf8'));
  return examples.map((example) =>
    compareExample(
      { ...example, style, kind: example.id, item: { ...example.item, id: example.id } as Item },
      (item, place) => formatReference(item, style, place),
    ),
  );
}

/** How `misses` name a form of an example. */
export const keyOf = (style: string, { id, form }: Comparison): string => `${style}: ${id}, ${form}`;
