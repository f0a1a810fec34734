import { type Line, readLine, UsageError } from './arguments.ts';
import { commandHelp, programHelp } from './help.ts';

const version = '0.1.0';

type Environment = Readonly<Record<string, string | undefined>>;

/** What went wrong, in words and as an exit code. */
function failureOf(error: unknown): { code: 1 | 2 | 3; message: string } {
  if (error instanceof UsageError)
    return { code: 2, message: `${error.message}\n"citewright --help" says what there is.` };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return {
    code: code.endsWith('_NOT_FOUND') ? 1 : 3,
    message: error instanceof Error ? error.message : String(error),
  };
}

/** Tells how far a list is, on a terminal. */
function progress(done: number, total: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(done < total ? `\r${done} of ${total}` : '\r\u001b[K');
}

const environmentOf = ({ mail }: Line, folder: string, environment: Environment) => ({
  ...environment,
  DATA_DIR: folder,
  ...(mail !== undefined && { CONTACT_EMAIL: mail }),
});

async function act(line: Line, folder: string, environment: Environment): Promise<number> {
  const { command } = line;
  if (command === undefined || line.help) {
    console.log(command === undefined ? programHelp() : commandHelp(command));
    return 0;
  }
  if (command === 'serve') {
    await import('@citewright/server/main');
    return 0;
  }
  const { openEmbedded, serveAssistant } = await import('@citewright/server');
  const embedded = await openEmbedded(environmentOf(line, folder, environment));
  try {
    if (command === 'mcp') {
      await serveAssistant(embedded, (error) => console.error(error));
      return 0;
    }
    const stop = new AbortController();
    process.once('SIGINT', () => stop.abort());
    const { apiCommands } = await import('./commands.ts');
    return await apiCommands[command](line, {
      api: embedded.api,
      signal: stop.signal,
      input: process.stdin,
      print: console.log,
      progress,
    });
  } finally {
    await embedded.close();
  }
}

/** Runs a command line; gives its exit code. `folder` is where answers of registers are kept. */
export async function run(
  words: readonly string[],
  folder: string,
  environment: Environment,
): Promise<number> {
  // Who reads has gone: there is nobody to tell.
  process.stdout.on('error', () => process.exit(0));
  try {
    const line = readLine(words);
    if (line.version) {
      console.log(version);
      return 0;
    }
    return await act(line, folder, environment);
  } catch (error) {
    const { code, message } = failureOf(error);
    console.error(message);
    return code;
  }
}
