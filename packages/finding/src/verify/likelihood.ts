import { likelihoodWeights } from './likelihood-weights.ts';

/** How the fields of a listed work and of a record agree; what one of them does not have is undefined. */
export interface Agreement {
  /** How alike the titles are: 0 to 1. */
  title: number;
  /** The title has words enough that nobody else writes the same. */
  isName: boolean;
  people: { share: number; isFirst: boolean } | undefined;
  /** Years between both. */
  gap: number | undefined;
  /** Both appeared in one journal, book or meeting. */
  place: boolean | undefined;
  /** One of them is a preprint: its place says little. */
  isPlaceVague: boolean;
  volume: boolean | undefined;
  page: boolean | undefined;
}

/** Beyond these, titles are near one another, or the same. */
const near = 0.7;
const same = 0.9;

const whether = (value: boolean | undefined) => Number(value === true);

/** What is weighed, by name. Titles count by pieces: the last tenth tells more than all before it. */
export function featuresOf(agreement: Agreement): Record<string, number> {
  const { title, isName, people, gap, place, isPlaceVague, volume, page } = agreement;
  const isExact = title === 1;
  return {
    always: 1,
    title,
    'title, near': Math.max(0, title - near) / (1 - near),
    'title, same': Math.max(0, title - same) / (1 - same),
    'title, exact': whether(isExact),
    'title, exact and a name': whether(isExact && isName),
    'people, share': people?.share ?? 0,
    'people, first': whether(people?.isFirst),
    'people, none the same': whether(people?.share === 0),
    'people, first, and a near title': whether(people?.isFirst && title >= near),
    'year, same': whether(gap === 0),
    'year, next': whether(gap === 1),
    'year, other': whether(gap !== undefined && gap > 1),
    'place, same': whether(place),
    'place, other': whether(place === false && !isPlaceVague),
    'place, of a preprint': whether(isPlaceVague),
    'volume, same': whether(volume),
    'volume, other': whether(volume === false),
    'page, same': whether(page),
    'page, other': whether(page === false),
  };
}

/** The probability that a listed work and a record are one, from 0 to 1, by weights that were learned (`calibrate.ts` in `quality`). */
export function likelihoodOf(agreement: Agreement): number {
  let sum = 0;
  for (const [name, value] of Object.entries(featuresOf(agreement)))
    sum += value * (likelihoodWeights[name] ?? 0);
  return Math.round(1_000 / (1 + Math.exp(-sum))) / 1_000;
}
