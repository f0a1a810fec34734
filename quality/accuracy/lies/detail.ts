import type { Item } from '@citewright/csl';
import { yearOf } from '../../../packages/record/src/index.ts';
import type { Lie } from './kind.ts';

const shifted = (value: unknown, by: number): string | undefined => {
  const found = /^\d+$/.exec(String(value ?? ''));
  return found ? String(Number(found[0]) + by) : undefined;
};

function inYear(item: Item, by: number): Item | undefined {
  const year = yearOf(item.issued);
  return year === undefined || year < 1_000
    ? undefined
    : { ...item, issued: { 'date-parts': [[year + by]] } };
}

/** Lies about when and where a work appeared. */
export const detailLies: readonly Lie[] = [
  {
    name: 'the year is the next one',
    concern: 'detail',
    fields: ['issued'],
    tell: (item) => inYear(item, 1),
  },
  {
    name: 'the year is seven years off',
    concern: 'detail',
    fields: ['issued'],
    tell: (item) => inYear(item, -7),
  },
  {
    name: 'the volume is another',
    concern: 'detail',
    fields: ['volume'],
    tell: (item) => {
      const volume = shifted(item.volume, 87);
      return volume === undefined ? undefined : { ...item, volume };
    },
  },
  {
    name: 'the pages are others',
    concern: 'detail',
    fields: ['page'],
    tell: (item) => {
      const [, first, last] = /^(\d+)[-–](\d+)$/.exec(String(item.page ?? '')) ?? [];
      return first && last ? { ...item, page: `${Number(first) + 102}-${Number(last) + 102}` } : undefined;
    },
  },
  {
    name: 'the journal is another',
    concern: 'detail',
    fields: ['container-title'],
    tell: (item) =>
      item['container-title'] && item.type === 'article-journal'
        ? {
            ...item,
            'container-title': 'Quarterly of Lighthouse Keeping',
            'container-title-short': undefined,
          }
        : undefined,
  },
  {
    name: 'the journal is one of a like name',
    concern: 'detail',
    fields: ['container-title'],
    tell: (item) =>
      item['container-title'] &&
      item.type === 'article-journal' &&
      !/arxiv|ssrn/i.test(String(item['container-title']))
        ? {
            ...item,
            'container-title': `${item['container-title']} Letters`,
            'container-title-short': undefined,
          }
        : undefined,
  },
];
