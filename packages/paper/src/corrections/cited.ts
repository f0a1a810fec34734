import type { Correction } from '@citewright/documents';
import type { LiveWork } from '@citewright/interchange';
import type { Paper } from '../paper.ts';

/** A citation of the text with its works, as one place. */
export type Cited = Extract<Correction, { kind: 'replace' }> & { works: readonly LiveWork[] };

/** A remark on each citation that none of the places touches. */
export const remarksBeside = (
  callouts: Paper['callouts'],
  set: readonly { start: number; end: number }[],
  message: string,
) =>
  callouts
    .filter(({ start, end }) => !set.some((one) => one.start < end && start < one.end))
    .map(({ start, end }): Correction => ({ kind: 'comment', start, end, message }));
