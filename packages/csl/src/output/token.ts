import type { Display, Mark } from '../style/tree.ts';

/** One step of output in reading order; `html.ts` and `text.ts` write these down. */
export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'open-mark'; mark: Mark }
  | { kind: 'close-mark'; mark: Mark }
  | { kind: 'open-display'; display: Display }
  | { kind: 'close-display'; display: Display }
  | { kind: 'open-link'; href: string }
  | { kind: 'close-link' };
