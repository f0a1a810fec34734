import type { Lie } from '../kind.ts';
import { detailLies } from './detail.ts';
import { meaningLies } from './meaning.ts';
import { peopleLies } from './people.ts';

export { blindTellings } from './tellings.ts';

/** Lies that were written without knowledge of the checker's rules. */
export const blindLies: readonly Lie[] = [...peopleLies, ...meaningLies, ...detailLies];
