import path from 'node:path';
import { escapeXml } from '@citewright/interchange';
import {
  citeLinksTool,
  citePdfTool,
  citeTool,
  findStyleTool,
  formLines,
  type PrintedEntry,
  printedEntry,
  readCitation,
  stylesTool,
  underHeadings,
} from '@citewright/server';
import { entryLine, notKept, unreadEntry, usageSentences } from '@citewright/words';
import { type Line, UsageError } from './arguments.ts';
import { check } from './check/check.ts';
import { type Command, contextOf, type ExitCode, show, type Terminal } from './command.ts';
import { describeFailure, type Failure } from './failure.ts';
import { readInput, readPaper } from './read-input.ts';
import { writeWhole } from './write-whole.ts';

const styled = ({ style, language }: Line) => ({ style, ...(language !== undefined && { language }) });

async function sourcesOf({ operands }: Line, terminal: Terminal): Promise<readonly string[]> {
  if (operands.length > 0) return operands;
  if (terminal.input.isTTY) throw new UsageError(usageSentences.noSource);
  const typed = await readInput('-', terminal);
  return typed.split(/\r\n|[\r\n]/).filter((source) => source.trim() !== '');
}

type Cited = Awaited<ReturnType<typeof citeTool.run>>;

/** The file of a work; an address of one is opened by the API. */
const pdfFile = /^(?!https?:\/\/).*\.pdf$/is;

const cite: Command = async (line, terminal) => {
  const sources = await sourcesOf(line, terminal);
  const take = async (source: string): Promise<Cited> => {
    if (!pdfFile.test(source)) return await citeTool.run({ source, ...styled(line) }, contextOf(terminal));
    const { bytes } = await readPaper(source, terminal);
    const base64 = Buffer.from(bytes).toString('base64');
    return await citePdfTool.run({ base64, ...styled(line) }, contextOf(terminal));
  };
  /** One of several that fails does not stop the others. */
  const tryToTake = (source: string): Promise<Cited | Failure> =>
    sources.length === 1 ? take(source) : take(source).catch(describeFailure);
  let code: ExitCode = 0;
  const found: unknown[] = [];
  for (const [place, source] of sources.entries()) {
    const answer = await tryToTake(source);
    if ('exit' in answer) {
      const { exit, ...failure } = answer;
      code = Math.max(code, exit) as ExitCode;
      found.push({ status: 'failed', source, ...failure });
      if (!line.json) terminal.complain(`${source}: ${failure.message}`);
      continue;
    }
    if (answer.data.status !== 'found') code = Math.max(code, 1) as ExitCode;
    found.push(answer.data);
    if (!line.json) terminal.print(`${place > 0 ? '\n' : ''}${answer.text}`);
    if (sources.length > 1) terminal.progress(place + 1, sources.length);
  }
  if (line.json) terminal.print(JSON.stringify(found.length === 1 ? found[0] : found, null, 2));
  return code;
};

const citeLinks: Command = async (line, terminal) => {
  const [file, to] = line.operands;
  if (file === undefined) throw new UsageError(usageSentences.noDraft);
  const { bytes, main } = await readPaper(file, terminal);
  const { dir, name, ext } = path.parse(file);
  // A draft with the files that it takes in comes back with them.
  const target = to ?? path.join(dir, `${name}, cited${main === undefined ? ext : '.zip'}`);
  const base64 = Buffer.from(bytes).toString('base64');
  const given = {
    name: path.basename(file),
    base64,
    ...(main !== undefined && { main }),
    style: line.style,
    tracked: line.tracked ?? false,
  };
  const { text, data } = await citeLinksTool.run(given, contextOf(terminal));
  const { document, ...rest } = data;
  if (document !== undefined)
    await writeWhole(target, Buffer.from(document, 'base64'), { from: file, force: line.force ?? false });
  const written = document === undefined ? {} : { written: target };
  terminal.print(show(line, { text, data: { ...rest, ...written } }));
  if (document !== undefined && !line.json) terminal.print(target);
  const isWhole = data.left === '' && data.links.every(({ status }) => status === 'found');
  return isWhole ? 0 : 1;
};

/** Formats by the endings of files. */
const formats: Readonly<Record<string, string>> = {
  bib: 'bibtex',
  bibtex: 'bibtex',
  ris: 'ris',
  json: 'csl-json',
  'csl-json': 'csl-json',
};

/** Entries that could not be read: each is told of, and there is something to look at. */
type Unread = readonly { index: number; input: string }[];

/** Entries that stand as they were given, and why. */
type Kept = readonly { index: number; message: string }[];

/** Characters of an entry by which a person finds it. */
const excerpt = 100;

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, excerpt);

function codeOf(unread: Unread, kept: Kept, { complain }: Terminal): ExitCode {
  for (const { index, input } of unread) complain(unreadEntry(index, inOneLine(input)));
  for (const { index, message } of kept) complain(entryLine(index, message));
  return unread.length + kept.length > 0 ? 1 : 0;
}

const convert: Command = async ({ operands, to, json, force = false }, terminal) => {
  const [from, target = '-'] = operands;
  const ending = to ?? (json && target === '-' ? 'json' : path.extname(target).slice(1).toLowerCase());
  const format = formats[ending];
  if (format === undefined) throw new UsageError(usageSentences.noFormat);
  const references = await readInput(from, terminal);
  const body = { references, to: format, report: true } as const;
  const { signal } = terminal;
  const { content, unread, unplaced, left } = await terminal.api.json('POST /api/conversions', {
    body,
    signal,
  });
  if (target === '-') terminal.print(content.trimEnd());
  else await writeWhole(target, content, { from, force });
  if (left.length > 0) terminal.complain(notKept(left));
  const code = codeOf(unread, unplaced, terminal);
  return left.length > 0 ? 1 : code;
};

/** The works of `--cite`. @throws UsageError for what is not a citation */
function citedWorks(json: string) {
  const cited = readCitation(json);
  if (!cited) throw new UsageError(usageSentences.citeIsNoJson);
  return cited;
}

/** An entry as HTML, a paragraph or several. */
const entryHtml = ({ html, paragraphs }: PrintedEntry): string =>
  (paragraphs ?? [{ html, margin: undefined }])
    .map((paragraph) => `<p>${paragraph.margin ? `${paragraph.margin} ` : ''}${paragraph.html}</p>`)
    .join('\n');

const headingHtml = (heading: string): string => `<h2>${escapeXml(heading)}</h2>`;

const format: Command = async (line, terminal) => {
  const { style, ...rest } = styled(line);
  const cited = line.cite === undefined ? undefined : citedWorks(line.cite);
  const body = {
    references: await readInput(line.operands[0], terminal),
    format: style,
    ...rest,
    annotated: line.annotated ?? false,
    ...(cited && { citations: [cited] }),
  };
  const { signal } = terminal;
  const answer = await terminal.api.json('POST /api/bibliographies', { body, signal });
  const { entries, unread, kept, citations: [forms] = [] } = answer;
  const print = (printed: string[]) => {
    for (const text of printed) terminal.print(text);
  };
  if (line.json) terminal.print(JSON.stringify(forms ?? entries, null, 2));
  else if (forms && line.html) print(Object.values(forms).map(({ html }) => html));
  else if (forms) print(formLines(forms));
  else if (line.html) print(underHeadings(entries, entryHtml, headingHtml));
  else print(underHeadings(entries, printedEntry));
  return codeOf(unread, kept, terminal);
};

const styles: Command = async (line, terminal) => {
  const query = line.operands.join(' ');
  if (query.trim() === '') throw new UsageError(usageSentences.noStyleWords);
  const answer = await stylesTool.run({ query, limit: 10 }, contextOf(terminal));
  terminal.print(show(line, answer));
  return answer.data.styles.length > 0 ? 0 : 1;
};

const findStyle: Command = async (line, terminal) => {
  const examples = await readInput(line.operands[0], terminal);
  const answer = await findStyleTool.run({ examples }, contextOf(terminal));
  terminal.print(show(line, answer));
  return answer.data.found[0]?.likeness === 1 ? 0 : 1;
};

/** The commands that call the API once. */
export const apiCommands = {
  cite,
  check,
  'cite-links': citeLinks,
  convert,
  format,
  styles,
  'find-style': findStyle,
} satisfies Partial<Record<string, Command>>;
