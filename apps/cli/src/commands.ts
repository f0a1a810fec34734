import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { type ApiCaller, citeTool, paperTool, stylesTool, verifyTool } from '@citewright/server';
import { type Line, UsageError } from './arguments.ts';

/** What a command works with, and where its words go. */
export interface Terminal {
  api: ApiCaller;
  signal: AbortSignal;
  input: NodeJS.ReadableStream;
  print(text: string): void;
  /** Says how far it is, on standard error. */
  progress(done: number, total: number): void;
}

/** 0 where all is well, 1 where there is something to look at. */
type ExitCode = 0 | 1;

type Command = (line: Line, terminal: Terminal) => Promise<ExitCode>;

const show = ({ json }: Line, { text, data }: { text: string; data: unknown }): string =>
  json ? JSON.stringify(data, null, 2) : text;

const contextOf = ({ api, signal, progress }: Terminal) => ({ api, signal, progress });

const styled = ({ style, language }: Line) => ({ style, ...(language !== undefined && { language }) });

/** A file, or standard input for `-` and for none. */
async function contentOf(file: string | undefined, { input }: Terminal): Promise<string> {
  return file === undefined || file === '-' ? await textOf(input) : await readFile(file, 'utf8');
}

const cite: Command = async (line, terminal) => {
  const sources =
    line.operands.length > 0
      ? line.operands
      : (await textOf(terminal.input)).split('\n').filter((source) => source.trim() !== '');
  if (sources.length === 0) throw new UsageError('Name a source to cite.');
  let code: ExitCode = 0;
  const found: unknown[] = [];
  for (const [place, source] of sources.entries()) {
    const answer = await citeTool.run({ source, ...styled(line) } as never, contextOf(terminal));
    if (answer.data.status !== 'found') code = 1;
    if (line.json) found.push(answer.data);
    else terminal.print(`${place > 0 ? '\n' : ''}${answer.text}`);
  }
  if (line.json) terminal.print(JSON.stringify(found.length === 1 ? found[0] : found, null, 2));
  return code;
};

/** Endings of documents, whose citations are compared with their list. */
const documents = /\.(?:docx|odt|pdf|tex|md|html?|zip)$/i;

const isFine = (verdict: unknown) => verdict === 'confirmed' || verdict === 'not-checkable';

const check: Command = async (line, terminal) => {
  const [file] = line.operands;
  if (file !== undefined && documents.test(file)) {
    const base64 = (await readFile(file)).toString('base64');
    const given = { name: path.basename(file), base64, lookUp: !line['no-look-up'] };
    const answer = await paperTool.run(given as never, contextOf(terminal));
    terminal.print(show(line, answer));
    const { findings, entries } = answer.data as { findings: unknown[]; entries: { verdict: string }[] };
    return findings.length > 0 || !entries.every(({ verdict }) => isFine(verdict)) ? 1 : 0;
  }
  const answer = await verifyTool.run(
    { references: await contentOf(file, terminal) } as never,
    contextOf(terminal),
  );
  terminal.print(show(line, answer));
  const { entries } = answer.data as { entries: { verdict: string }[] };
  return entries.every(({ verdict }) => isFine(verdict)) ? 0 : 1;
};

/** Formats by the endings of files. */
const formats: Readonly<Record<string, string>> = {
  bib: 'bibtex',
  bibtex: 'bibtex',
  ris: 'ris',
  json: 'csl-json',
  'csl-json': 'csl-json',
};

const convert: Command = async ({ operands, to }, terminal) => {
  const [from, target = '-'] = operands;
  const ending = to ?? path.extname(target).slice(1).toLowerCase();
  const format = formats[ending];
  if (format === undefined)
    throw new UsageError(`Name a format to write with --to, or a file that ends in .bib, .ris or .json.`);
  const body = { references: await contentOf(from, terminal), to: format };
  const text = await terminal.api.text({ url: '/api/conversions', body, signal: terminal.signal });
  if (target === '-') terminal.print(text.trimEnd());
  else await writeFile(target, text);
  return 0;
};

const format: Command = async (line, terminal) => {
  const { style, ...rest } = styled(line);
  const body = { references: await contentOf(line.operands[0], terminal), format: style, ...rest };
  const { entries } = await terminal.api.json<{ entries: { text: string; html: string }[] }>({
    url: '/api/bibliographies',
    body,
    signal: terminal.signal,
  });
  if (line.json) terminal.print(JSON.stringify(entries, null, 2));
  else for (const { text, html } of entries) terminal.print(line.html ? `<p>${html}</p>` : text);
  return 0;
};

const styles: Command = async (line, terminal) => {
  const query = line.operands.join(' ');
  const answer = await stylesTool.run({ query, limit: 10 } as never, contextOf(terminal));
  terminal.print(show(line, answer));
  return (answer.data.styles as unknown[]).length > 0 ? 0 : 1;
};

/** The commands that call the API once. */
export const apiCommands = { cite, check, convert, format, styles } satisfies Partial<
  Record<string, Command>
>;
