import path from 'node:path';
import { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { cacheFolder } from './folders.ts';
import { run } from './run.ts';

/** What a program leaves behind. */
export interface Said {
  out: string;
  err: string;
  code: number;
}

/** A command line, and what it finds around it. */
export interface CommandLine {
  words: readonly string[];
  input?: string | Uint8Array;
  environment?: Record<string, string> | undefined;
}

/** Runs a command line in this process, which is quicker than a new one, in a folder and with a cache of its own. */
export async function runHere(
  folder: string,
  cache: string,
  { words, input = '', environment = {} }: CommandLine,
): Promise<Said> {
  const said = { out: '', err: '' };
  const { log, error } = console;
  const [stdin, before] = [Object.getOwnPropertyDescriptor(process, 'stdin') ?? {}, process.cwd()];
  console.log = (line: string) => {
    said.out += `${line}\n`;
  };
  console.error = (line: string) => {
    said.err += `${stripVTControlCharacters(line)}\n`;
  };
  Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(input)]), configurable: true });
  try {
    process.chdir(folder);
    const own = { ...process.env, XDG_CACHE_HOME: path.resolve(cache), ...environment };
    const code = await run(words, cacheFolder(own, process.platform), own);
    return { ...said, code };
  } finally {
    process.chdir(before);
    Object.assign(console, { log, error });
    Object.defineProperty(process, 'stdin', stdin);
    // Each run listens for its end.
    process.stdout.removeAllListeners('error');
    process.stderr.removeAllListeners('error');
    process.removeAllListeners('SIGINT');
  }
}
