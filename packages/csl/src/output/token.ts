import type { Display, Mark } from '../style/tree.ts';

/** What stands around text: formatting, a display block, or a link with its address. */
export type Frame =
  | { kind: 'mark'; value: Mark }
  | { kind: 'display'; value: Display }
  | { kind: 'link'; value: string };

/** One step of output in reading order, which `write.ts` turns into HTML and plain text. */
export type Token =
  | { kind: 'text'; value: string }
  | { kind: 'open'; frame: Frame }
  | { kind: 'close'; frame: Frame };

/** Whether a token opens or closes a display block. */
export const isBlockEdge = (token: Token | undefined): boolean =>
  token !== undefined && token.kind !== 'text' && token.frame.kind === 'display';
