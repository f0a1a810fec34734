import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pdfOf } from '../../packages/documents/src/readers/pdf/pdf-file.fixture.ts';
import { html, json, type Stub, startStub } from '../../quality/server/stub.ts';

const doi = '10.5555/rivers.2019';

/** What a register has of the work. */
const record = {
  DOI: doi,
  type: 'journal-article',
  title: ['The growth of rivers'],
  author: [{ family: 'Okafor', given: 'Ada' }],
  'container-title': ['River Studies'],
  issued: { 'date-parts': [[2019]] },
  volume: '12',
  page: '45-67',
};

const page = `<html><head><title>Rivers</title><meta name="citation_title" content="Rivers and their towns">
<meta name="citation_author" content="Lindqvist, Per"><meta name="citation_publication_date" content="2020">
<meta name="citation_journal_title" content="River Studies"></head><body></body></html>`;

const bibtex =
  '@article{okafor, title={The growth of rivers}, author={Okafor, Ada}, journal={River Studies}, year=2019}';

/** Too long to be read without a thread. */
const longList = Array.from(
  { length: 80 },
  (_, at) =>
    `Berg, B. (${1900 + at}). Towns of the valley number ${at}, with their mills and bridges. Fjord Press.`,
).join('\n\n');

const paper = pdfOf([
  [72, 90, 'Rivers grow (Okafor, 2019), and towns follow (Berg, 2014).'],
  [72, 130, 'References', 14],
  [72, 160, 'Okafor, A. (2019). The growth of rivers. River Studies, 12, 45-67.'],
]);

const hello = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a test', version: '1' } },
};

async function startRegisters(): Promise<Stub> {
  const stub = await startStub();
  stub.routes.set('/crossref/works/', json({ status: 'ok', 'message-type': 'work', message: record }));
  stub.routes.set('/page', html(page));
  return stub;
}

interface Said {
  out: string;
  err: string;
  code: number;
  milliseconds: number;
}

type Run = (words: readonly string[], input?: string) => Promise<Said>;

/** Runs the installed program in `folder`, with a cache that was empty before the first run. */
function runnerIn(folder: string, environment: Record<string, string>): Run {
  const cache = join(folder, 'cache');
  mkdirSync(cache);
  return async (words, input = '') => {
    const began = performance.now();
    const child = spawn(join(folder, 'node_modules/.bin/citewright'), words, {
      cwd: folder,
      env: { PATH: process.env.PATH, ...environment, XDG_CACHE_HOME: cache, XDG_DATA_HOME: cache },
    });
    child.stdin.end(input);
    const [out, err, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number>((resolve) => child.once('close', resolve)),
    ]);
    return { out, err, code, milliseconds: performance.now() - began };
  };
}

const calls = (stub: Stub): [words: string[], input: string, out: string, code: number][] => [
  [['styles', 'vancuver'], '', 'nlm-citation-sequence: ', 0],
  [['format', '--style', 'nature'], bibtex, 'Okafor, A. The growth of rivers. River Stud.', 0],
  [['convert', '-', '-', '--to', 'ris'], bibtex, 'T2  - River Studies', 0],
  [['cite', doi], '', 'Okafor, A. (2019). The growth of rivers. River Studies, 12, 45–67.', 0],
  [['cite', `${stub.origin}/page`], '', 'Lindqvist, P. (2020). Rivers and their towns.', 0],
  [['check', 'list.txt'], '', '80. Not found', 1],
  [['check', 'paper.pdf', '--no-look-up'], '', 'Berg', 1],
  [['mcp'], `${JSON.stringify(hello)}\n`, '"serverInfo":{"name":"citewright"', 0],
];

/** Where a server says that it listens; what it says later is read by nobody. */
async function addressOf(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const { msg, address } = JSON.parse(line);
    if (msg !== 'ready') continue;
    output.resume();
    return address;
  }
  throw new Error('citewright serve ended before it was ready');
}

/** Starts the website and asks it for a page, a style sheet and the description of its API. */
async function serve(folder: string, environment: Record<string, string>): Promise<void> {
  const child = spawn(join(folder, 'node_modules/.bin/citewright'), ['serve'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      ...environment,
      PORT: '0',
      HOST: '127.0.0.1',
      XDG_CACHE_HOME: join(folder, 'cache'),
      DATA_DIR: 'data',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number>((resolve) => child.once('close', resolve));
  try {
    const address = await addressOf(child.stdout);
    for (const path of ['/', '/api/openapi.json', '/api/docs/static/swagger-ui.css', '/api/blogs']) {
      const answer = await fetch(`${address}${path}`);
      if (!answer.ok) throw new Error(`citewright serve: ${path} answered ${answer.status}`);
    }
  } finally {
    child.kill('SIGTERM');
  }
  if ((await ended) !== 0) throw new Error('citewright serve did not end well');
}

function bytesBelow(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MiB`;

/**
 * Runs every command of the program that is installed in `folder`, against a register of this machine; prints its size.
 * @throws when a command says something else, or anything else was installed
 */
export async function checkProgram(folder: string, tarball: string, version: string): Promise<void> {
  const installed = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
  if (installed.join() !== 'citewright') throw new Error(`citewright brings ${installed.join(', ')}`);
  writeFileSync(join(folder, 'list.txt'), longList);
  writeFileSync(join(folder, 'paper.pdf'), paper);
  const stub = await startRegisters();
  try {
    const run = runnerIn(folder, stub.environment);
    const cases = [[['--version'], '', version, 0] as const, ...calls(stub)];
    for (const [words, input, out, code] of cases) {
      const said = await run(words, input);
      if (!said.out.includes(out) || said.code !== code || said.err !== '')
        throw new Error(`citewright ${words.join(' ')} gave ${said.code}: ${said.out}${said.err}`);
    }
    await serve(folder, stub.environment);
    const { milliseconds } = await run(['cite', doi]);
    const sizes = `${megabytes(statSync(tarball).size)} packed, ${megabytes(bytesBelow(join(folder, 'node_modules/citewright')))} installed`;
    console.log(
      `${'citewright'.padEnd(24)} ${`${cases.length + 1} commands`.padEnd(11)} ${sizes}, cite in ${Math.round(milliseconds)} ms`,
    );
  } finally {
    stub.close();
  }
}
