import { parseArgs } from 'node:util';
import { type CommandName, commands } from './help.ts';

/** A command line that is wrong, in words. */
export class UsageError extends Error {}

const options = {
  style: { type: 'string', short: 's', default: 'apa' },
  language: { type: 'string', short: 'l' },
  json: { type: 'boolean', default: false },
  html: { type: 'boolean', default: false },
  to: { type: 'string' },
  'no-look-up': { type: 'boolean', default: false },
  mail: { type: 'string' },
  version: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** How many letters have to change to make one word of another (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (const [at, own] of [...other].entries())
      next.push(
        Math.min((row[at] ?? 0) + Number(letter !== own), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** ` Did you mean "check"?`, where a name is near. */
function nearest(word: string, names: readonly string[]): string {
  const [best] = names.toSorted((one, other) => distance(word, one) - distance(word, other));
  return best !== undefined && distance(word, best) <= Math.max(2, word.length / 3)
    ? ` Did you mean "${best}"?`
    : '';
}

const isCommand = (word: string): word is CommandName => Object.hasOwn(commands, word);

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    const [, unknown] = /Unknown option '(-[^']*)'/.exec(error instanceof Error ? error.message : '') ?? [];
    if (unknown === undefined) throw new UsageError(error instanceof Error ? error.message : String(error));
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(`There is no option ${unknown}.${nearest(unknown, names)}`);
  }
}

/** A command line that was read. `command` is absent for the program itself. */
export type Line = ReturnType<typeof readLine>;

/** Reads a command line. @throws UsageError */
export function readLine(words: readonly string[]) {
  const { values, positionals } = parse(words);
  const [command, ...operands] = positionals;
  if (command === undefined) return { command, operands, ...values };
  if (!isCommand(command))
    throw new UsageError(`There is no command "${command}".${nearest(command, Object.keys(commands))}`);
  return { command, operands, ...values };
}
