import type { Display, Mark } from '../style/tree.ts';

/** What opens and closes around text: a link has its address. */
export type Frame =
  | { kind: 'mark'; value: Mark }
  | { kind: 'display'; value: Display }
  | { kind: 'link'; value: string };

/**
 * One step of output in reading order, which `write.ts` writes down; `side` is 0 where something opens and 1 where it closes.
 * All have one shape, which engines reward.
 */
export type Token = ({ kind: 'text'; value: string } | Frame) & { side: 0 | 1 };

/** Text as a token. */
export const textToken = (value: string): Token => ({ kind: 'text', value, side: 0 });
