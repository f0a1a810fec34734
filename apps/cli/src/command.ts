import type { ApiCaller } from '@citewright/server';
import type { Line } from './arguments.ts';
import type { InputPlace } from './read-input.ts';

/** What a command works with, and where its words go. */
export interface Terminal extends InputPlace {
  api: ApiCaller;
  signal: AbortSignal;
  print(text: string): void;
  /** Says on standard error what goes wrong beside the rest. */
  complain(text: string): void;
  /** Says how far it is, on standard error. */
  progress(done: number, total: number): void;
}

/** 0 where all is well, 1 where there is something to look at, 2 and 3 where one of several sources failed. */
export type ExitCode = 0 | 1 | 2 | 3;

export type Command = (line: Line, terminal: Terminal) => Promise<ExitCode>;

/** The answer of a tool as the line asks for it: as text, or as data. */
export const show = ({ json }: Line, { text, data }: { text: string; data: unknown }): string =>
  json ? JSON.stringify(data, null, 2) : text;

/** What a tool of the API works with. */
export const contextOf = ({ api, signal, progress }: Terminal) => ({ api, signal, progress });
