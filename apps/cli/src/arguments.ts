import { parseArgs } from 'node:util';
import { usageSentences } from '@citewright/words';
import { type CommandName, commands, commonOptions, type OptionName, options } from './help.ts';

/** A command line that is wrong, in words. */
export class UsageError extends Error {}

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
    ? ` ${usageSentences.nearest(best)}`
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
    throw new UsageError(usageSentences.unknownOption(unknown) + nearest(unknown, names));
  }
}

/** A command line that was read. `command` is absent for the program itself. */
export type Line = ReturnType<typeof readLine>;

/** @throws UsageError for options that a command does not have, and for too many operands */
function checkFor(command: CommandName, given: readonly string[], operands: readonly string[]): void {
  const { options: own, most }: { options: readonly OptionName[]; most: number } = commands[command];
  const known: readonly string[] = [...own, ...commonOptions];
  const foreign = given.find((name) => !known.includes(name));
  if (foreign !== undefined) throw new UsageError(usageSentences.foreignOption(command, foreign));
  const surplus = operands[most];
  if (surplus !== undefined) throw new UsageError(usageSentences.surplusOperand(command, surplus));
}

const known = (word: string): CommandName => {
  if (isCommand(word)) return word;
  throw new UsageError(
    usageSentences.unknownCommand(word) + nearest(word, [...Object.keys(commands), 'help']),
  );
};

/** Reads a command line: `help cite` is `cite --help`. @throws UsageError */
export function readLine(words: readonly string[]) {
  const { values, positionals } = parse(words);
  const style = values.style ?? 'apa';
  const [first, ...rest] = positionals;
  if (first === undefined) return { command: first, operands: rest, ...values, style };
  if (first === 'help') {
    const [about] = rest;
    const command = about === undefined || about === 'help' ? undefined : known(about);
    return { command, operands: [], ...values, style, help: true };
  }
  const command = known(first);
  if (!values.help) checkFor(command, Object.keys(values), rest);
  return { command, operands: rest, ...values, style };
}
