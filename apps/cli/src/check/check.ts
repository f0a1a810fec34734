import path from 'node:path';
import { entryText, paperTool, verifyTool, wholeList } from '@citewright/server';
import { countsSentence, usageSentences } from '@citewright/words';
import { type Line, UsageError } from '../arguments.ts';
import { type Command, contextOf, type ExitCode, show, type Terminal } from '../command.ts';
import { describeFailure } from '../failure.ts';
import { programVersion } from '../program-version.ts';
import { readInput, readPaper } from '../read-input.ts';
import { entryBegins, type FindLine, lineFinder } from './places.ts';
import { type CheckedFile, type Problem, type Rule, sarifLog } from './sarif.ts';

/** Endings of documents, whose citations are compared with their list. */
const documents = /\.(?:doc[xm]|dotx|odt|ott|pdf|tex|ltx|[qr]?md|markdown|html?|zip)$/i;
/** Files in whose text a problem has a line. */
const withLines = /\.(?:tex|ltx|[qr]?md|markdown|html?|bib|bibtex|ris|json|ya?ml|txt)$/i;

type Checked = Awaited<ReturnType<typeof verifyTool.run>>['data']['entries'][number];
type Finding = Awaited<ReturnType<typeof paperTool.run>>['data']['findings'][number];

/** What a check found: in words, as data, and what of it has to be looked at. */
interface Outcome {
  text: string;
  data: object;
  findings: readonly Finding[];
  entries: readonly Checked[];
  unread: string | undefined;
  code: ExitCode;
}

/** What of an entry has to be looked at, the gravest first. */
function ruleOf({ verdict, alerts }: Checked): Rule | undefined {
  const [alert] = alerts;
  if (alert !== undefined) return alert;
  return verdict === 'differs' || verdict === 'other-work' || verdict === 'not-found' ? verdict : undefined;
}

/** 1 where there is something to look at, 3 where nothing is but a register could not be asked. */
const codeOfEntries = (entries: readonly Checked[]): ExitCode =>
  entries.some((entry) => ruleOf(entry) !== undefined)
    ? 1
    : entries.some(({ verdict }) => verdict === 'not-checked')
      ? 3
      : 0;

/** A text is a paper where its list is said to begin somewhere. */
const isPaper = (file: string | undefined, line: Line): file is string =>
  file !== undefined && (documents.test(file) || line['list-begins'] !== undefined);

async function checkPaper(file: string, line: Line, terminal: Terminal): Promise<Outcome> {
  const { bytes, main = line.main } = await readPaper(file, terminal);
  const given = {
    name: path.basename(file),
    base64: Buffer.from(bytes).toString('base64'),
    lookUp: !line['no-look-up'],
    listBegins: line['list-begins'],
    ...(main !== undefined && { main }),
  };
  const { text, data } = await paperTool.run(given, contextOf(terminal));
  const { findings, entries, unread } = data;
  const code = findings.length > 0 ? 1 : codeOfEntries(entries);
  return { text, data, findings, entries, unread, code: code === 0 && unread !== undefined ? 3 : code };
}

/** Checks a file. A list tells `onEntry` of each entry when its turn comes, and has its counts as text. */
async function checkFile(
  file: string | undefined,
  line: Line,
  terminal: Terminal,
  onEntry?: (text: string) => void,
): Promise<Outcome> {
  if (isPaper(file, line)) return checkPaper(file, line, terminal);
  const { data } = await verifyTool.run(
    { references: await readInput(file, terminal), ...wholeList },
    { ...contextOf(terminal), ...(onEntry && { onEntry }) },
  );
  const { entries, counts } = data;
  const text = `\n${countsSentence(counts)}`;
  return { text, data, findings: [], entries, unread: undefined, code: codeOfEntries(entries) };
}

/** What a message quotes: keys and printed citations. */
const quotedIn = (message: string): string =>
  [...message.matchAll(/“([^”]+)”/g)].map(([, quoted]) => quoted).join(' ');

function problemsOf({ findings, entries }: Outcome, lineOf: FindLine): Problem[] {
  const found = findings.map(({ kind, message, excerpt }) => ({
    rule: kind,
    // Unused keys stand nowhere in the text.
    message: kind === 'unused-keys' ? message : `${message} [${excerpt}]`,
    line: kind === 'unused-keys' ? undefined : (lineOf(quotedIn(message)) ?? lineOf(excerpt)),
  }));
  const checked = entries.flatMap((entry) => {
    const rule = ruleOf(entry);
    return rule === undefined ? [] : [{ rule, message: entryText(entry), line: lineOf(entry.input) }];
  });
  return [...found, ...checked];
}

/** Where what is quoted from a file stands in it. */
async function linesOf(file: string, terminal: Terminal): Promise<FindLine> {
  if (!withLines.test(file)) return () => undefined;
  const text = await readInput(file, { ...terminal, remark: () => undefined });
  const lineOf = lineFinder(text);
  if (!/\.bib(?:tex)?$/i.test(file)) return lineOf;
  return (quoted) => {
    const line = lineOf(quoted);
    return line === undefined ? undefined : entryBegins(text, line);
  };
}

/** A file with all that is to be said of it; one that fails is said so, and does not stop the others. */
async function reported(
  file: string,
  line: Line,
  terminal: Terminal,
): Promise<CheckedFile & { code: ExitCode }> {
  try {
    const outcome = await checkFile(file, line, terminal);
    const problems = problemsOf(outcome, await linesOf(file, terminal));
    const { unread, entries, code } = outcome;
    const unasked = entries.filter(({ verdict }) => verdict === 'not-checked').map(entryText);
    return {
      file,
      problems,
      remarks: [...(unread === undefined ? [] : [unread]), ...unasked],
      failed: false,
      code,
    };
  } catch (error) {
    const { exit, message } = describeFailure(error);
    return { file, problems: [], remarks: [message], failed: true, code: exit };
  }
}

const worst = (codes: readonly ExitCode[]): ExitCode => Math.max(0, ...codes) as ExitCode;

async function checkEach(files: readonly string[], line: Line, terminal: Terminal): Promise<ExitCode> {
  const codes: ExitCode[] = [];
  const found: unknown[] = [];
  for (const [at, file] of files.entries()) {
    if (!line.json) terminal.print(`${at > 0 ? '\n' : ''}${file}:`);
    try {
      const outcome = await checkFile(file, line, terminal, line.json ? undefined : terminal.print);
      if (!line.json) terminal.print(outcome.text);
      found.push({ file, ...outcome.data });
      codes.push(outcome.code);
    } catch (error) {
      const { exit, ...failure } = describeFailure(error);
      if (!line.json) terminal.complain(`${file}: ${failure.message}`);
      found.push({ file, status: 'failed', ...failure });
      codes.push(exit);
    }
  }
  if (line.json) terminal.print(JSON.stringify(found, null, 2));
  return worst(codes);
}

/** Compares lists with registers, and the citations of papers with their lists. */
export const check: Command = async (line, terminal) => {
  const { operands: files, json, sarif } = line;
  const [file] = files;
  if (line['list-begins'] !== undefined && file === undefined)
    throw new UsageError(usageSentences.listOfNoPaper);
  if (line.main !== undefined && !/\.zip$/i.test(file ?? ''))
    throw new UsageError(usageSentences.mainOutsideArchive);
  if (sarif && file === undefined) throw new UsageError(usageSentences.noFile);
  if (sarif) {
    const checked: (CheckedFile & { code: ExitCode })[] = [];
    for (const each of files) checked.push(await reported(each, line, terminal));
    terminal.print(JSON.stringify(sarifLog(checked, programVersion()), null, 2));
    return worst(checked.map(({ code }) => code));
  }
  if (files.length > 1) return checkEach(files, line, terminal);
  const outcome = await checkFile(file, line, terminal, json ? undefined : terminal.print);
  terminal.print(show(line, outcome));
  return outcome.code;
};
