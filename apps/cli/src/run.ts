import { fstatSync, writeSync } from 'node:fs';
import { inspect, styleText } from 'node:util';
import { usageSentences } from '@citewright/words';
import { type Line, readLine, UsageError } from './arguments.ts';
import { cleanJson, cleanOf } from './clean.ts';
import { describeFailure } from './failure.ts';
import { dataFolder } from './folders.ts';
import { commandHelp, programHelp } from './help.ts';
import { programVersion } from './program-version.ts';

type Environment = Record<string, string | undefined>;

/**
 * Writes a line to standard output. Where that is a file Node writes once, and does not look whether all of it went: a full disk would cut the
 * file without a word. @throws the error of the system
 */
function writeLine(text: string): void {
  if (!fstatSync(1).isFile()) {
    console.log(text);
    return;
  }
  const bytes = Buffer.from(`${text}\n`);
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at);
  } catch (error) {
    throw Object.assign(error as Error, { path: 'standard output' });
  }
}

/** Clears what `progress` has written. */
function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}

/** Tells how far a list is, on a terminal. */
function progress(done: number, total: number): void {
  if (done >= total) clearProgress();
  else if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total}`);
}

const environmentOf = ({ mail }: Line, environment: Environment) => ({
  ...environment,
  ...(mail !== undefined && { CONTACT_EMAIL: mail }),
});

/** Says on standard error what a person should know though nothing failed. */
function remark(text: string): void {
  clearProgress();
  console.error(`citewright: ${cleanOf(text)}`);
}

async function act(line: Line, folder: string | undefined, environment: Environment): Promise<number> {
  const { command, json } = line;
  if (line.version) {
    console.log(json ? JSON.stringify({ version: programVersion() }) : programVersion());
    return 0;
  }
  if (command === undefined || line.help) {
    console.log(command === undefined ? programHelp() : commandHelp(command));
    return 0;
  }
  if (command === 'serve') {
    // The server reads the environment of its process.
    environment.DATA_DIR = dataFolder(environment, process.platform);
    await import('@citewright/server/main');
    return 0;
  }
  const { serveAssistant } = await import('@citewright/server');
  const { openApi } = await import('./open-api.ts');
  const embedded = await openApi(folder, environmentOf(line, environment), remark);
  try {
    if (command === 'mcp') {
      await serveAssistant(embedded, (error) => console.error(cleanOf(inspect(error))));
      return 0;
    }
    const { apiCommands } = await import('./commands.ts');
    return await apiCommands[command](line, {
      api: embedded.api,
      signal: new AbortController().signal,
      input: process.stdin,
      print(text) {
        clearProgress();
        writeLine(json || line.sarif ? cleanJson(text) : cleanOf(text));
      },
      complain(text) {
        clearProgress();
        console.error(cleanOf(text));
      },
      remark,
      progress,
    });
  } finally {
    await embedded.close();
  }
}

/** What every program of this kind does when nobody reads it, and when it is interrupted. */
function endQuietly(): void {
  process.stdout.on('error', (error: Error & { code?: string }) => {
    if (error.code === 'EPIPE') process.exit(0);
    const { exit, message } = describeFailure(error);
    console.error(`citewright: ${message}`);
    process.exit(exit);
  });
  process.stderr.on('error', () => undefined);
  process.once('SIGINT', () => {
    clearProgress();
    process.exit(130);
  });
}

/**
 * Runs a command line; gives its exit code. `folder` is where answers of registers are kept, absent where there is no room for them; `environment` is the process's own where a server is
 * to be started.
 */
export async function run(
  words: readonly string[],
  folder: string | undefined,
  environment: Environment,
): Promise<number> {
  try {
    const line = readLine(words);
    // A server ends by itself, when its requests are answered.
    if (line.command !== 'serve') endQuietly();
    return await act(line, folder, environment);
  } catch (error) {
    clearProgress();
    const { exit, code, message } = describeFailure(error);
    const hint = error instanceof UsageError ? `\n${usageSentences.seeHelp}` : '';
    console.error(
      words.includes('--json')
        ? cleanJson(JSON.stringify({ code, message }))
        : `${styleText('red', 'citewright:', { stream: process.stderr })} ${cleanOf(message)}${hint}`,
    );
    return exit;
  }
}
