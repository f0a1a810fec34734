import type { Item, Name } from '@citewright/csl';
import { stripTags } from '../../../packages/record/src/index.ts';
import type { Telling } from './kind.ts';

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const withNames = (item: Item, change: (name: Name) => Name): Item => ({
  ...item,
  ...(item.author && { author: item.author.map(change) }),
  ...(item.editor && { editor: item.editor.map(change) }),
});

const initials = (given: string): string =>
  given
    .split(/[\s-]+/)
    .map((word) => `${word.charAt(0)}.`)
    .join(' ');

/** Ways to tell the truth of a work. */
export const trueTellings: readonly Telling[] = [
  { name: 'as it is', tell: (item) => item },
  {
    name: 'accents are left out',
    tell: (item) => ({
      ...withNames(item, (name) => ({
        ...name,
        ...(name.family && { family: bare(name.family) }),
        ...(name.given && { given: bare(name.given) }),
        ...(name.literal && { literal: bare(name.literal) }),
      })),
      title: bare(String(item.title)),
    }),
  },
  {
    name: 'given names are initials',
    tell: (item) => withNames(item, (name) => (name.given ? { ...name, given: initials(name.given) } : name)),
  },
  {
    name: 'the title is in capitals',
    tell: (item) => ({ ...item, title: stripTags(String(item.title)).toUpperCase() }),
  },
  {
    name: 'the issue is left out',
    tell: ({ issue, ...item }) => (issue === undefined ? undefined : (item as Item)),
  },
  {
    name: 'others stand for all authors but the first',
    tell: (item) =>
      (item.author?.length ?? 0) > 2
        ? { ...item, author: [...(item.author ?? []).slice(0, 1), { literal: 'others' }] }
        : undefined,
  },
];
