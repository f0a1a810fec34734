// Time bombs of redos-inputs.json: each through the functions that meet such text, by CPU time, and through the API. Then lists and
// references of our own, as large as they are taken.
import { citationRequestSchema, contactMessageSchema } from '@citewright/contract';
import { formatReference, itemFromManual } from '@citewright/formatting';
import { detect, parseDoi, parseInText, parseIsbn, parseUrl } from '@citewright/identifiers';
import { parseReference, splitReferences } from '@citewright/references';
import { readPage } from '@citewright/resolver';
import { styleIds } from '@citewright/styles';
import { fitItem } from '../../apps/server/src/citations/fit-work.ts';
import { informing, judged, type Report } from '../report.ts';
import { slowness } from '../server/pace.ts';
import type { ServerProcess } from '../server/server-process.ts';
import { readSecurityCases } from './bad-request-cases.ts';
import { readPaperBombs } from './paper-bombs.ts';

interface TimeBomb {
  id: string;
  target: string;
  gen: { prefix: string; unit: string; times: number; suffix: string };
  expect: 'reject' | 'any';
  max_ms: number;
}

/** The same input cut to 2,048 characters, the most that a scanner ever reads. */
function atLimit(one: TimeBomb): TimeBomb {
  const { prefix, unit, suffix } = one.gen;
  const times = Math.floor((2_048 - prefix.length - suffix.length) / unit.length);
  return { ...one, id: `${one.id} at the limit`, gen: { ...one.gen, times }, expect: 'any' };
}

const textOf = ({ gen }: TimeBomb) => gen.prefix + gen.unit.repeat(gen.times) + gen.suffix;

/** Typed details as the API takes them, to a reference in each style; `undefined` when they are refused. */
function manual(field: 'title' | 'authors' | 'year', text: string): unknown {
  const details = { title: 'T', authors: 'Smith, J.', year: '2020', sourceType: 'book', [field]: text };
  const request = { format: 'apa', inputType: 'manual', sourceInput: 'manual', manualData: details };
  const read = citationRequestSchema.safeParse(request);
  if (!read.data?.manualData) return undefined;
  const item = itemFromManual(read.data.manualData, new Date(0));
  return styleIds.map((style) => formatReference(fitItem(item), style));
}

/** What meets text of each kind. The help page's search, the one other, lives in the browser and compares plain text. */
const targets: Record<string, (text: string) => unknown> = {
  intext: parseInText,
  doi: parseDoi,
  isbn: parseIsbn,
  url: parseUrl,
  autodetect: (text) => (detect(text).kind === 'unknown' ? undefined : text),
  authors: (text) => manual('authors', text),
  title: (text) => manual('title', text),
  date: (text) => manual('year', text),
  html: (text) => readPage({ url: 'https://example.org/', html: text }),
  email: (text) => contactMessageSchema.shape.email.safeParse(text).data,
};

/** What takes a list, or one reference, longest to read: units that repeat up to the length. */
const printed: [target: 'list' | 'reference', prefix: string, unit: string][] = [
  ['list', '', 'http://'],
  ['list', '[1] (A. Bc 1999; ', 'A. Bc 1999; '],
  ['list', '[1] A. Bc 1999; ', 'A. Bc; '],
  ['list', '', 'A 1999\n'],
  ['list', '', 'a\n'],
  ['list', '', '1. A '],
  ['list', '1999; A. ', 'B.'],
  ['reference', '', '"'],
  ['reference', '', ','],
  ['reference', '', '('],
  ['reference', '', '1 '],
  ['reference', '', 'a- '],
  ['reference', '', 'A. B, '],
  ['reference', 'Conselho Nacional de Secretarias Municipais de Saúde (C). ', 'Indicadores '],
];
const readers = { list: splitReferences, reference: parseReference } as const;
const longest = { list: 65_536, reference: 4_000 } as const;

const printedBombs = printed.map(([target, prefix, unit]): TimeBomb => {
  const times = Math.floor((longest[target] - prefix.length) / unit.length);
  const id = `${target} of ${JSON.stringify(prefix + unit)}`;
  return { id, target, gen: { prefix, unit, times, suffix: '' }, expect: 'any', max_ms: 250 };
});

/** What looks like a byline: pages of nothing else, as long as they are taken. */
const bylines: readonly string[] = [
  '<span class="author">Jane Roe</span> ',
  '<a class="author" href="#">Teilen Twittern Senden</a>',
  `${'<div class="author">'.repeat(200)}<b>Ab</b> <i>Cd</i>${'</div>'.repeat(200)}`,
  `${'<ul class="authors">'.repeat(200)}${'<li>Ab Cd</li>'.repeat(100)}${'</ul>'.repeat(200)}`,
  '<div class="tags"><a href="/people/roe">Jane Roe</a></div>',
  '<p>By Jane Roe</p><p>jane.roe@site.example</p>',
  '<p>（作者：赵文静）</p><p>박서준 기자</p>',
  '<div itemscope itemtype="https://schema.org/NewsArticle"><b itemprop="headline">A title</b></div>',
];
const pageBombs = bylines.map((unit): TimeBomb => {
  const prefix = '<title>Tides rise | Site</title><h1>Tides rise</h1>';
  const times = Math.floor((2_097_152 - prefix.length) / unit.length);
  const id = `page of ${unit.slice(0, 40)}`;
  return { id, target: 'html', gen: { prefix, unit, times, suffix: '' }, expect: 'any', max_ms: 1_500 };
});

/** Calls after the first two, which warm up: the quickest counts, since what takes for ever takes it every time. */
const calls = 5;

function processorTime(run: () => unknown): { result: unknown; milliseconds: number } {
  const before = process.threadCpuUsage();
  const result = run();
  const { user, system } = process.threadCpuUsage(before);
  return { result, milliseconds: (user + system) / 1_000 };
}

/** Milliseconds of processor that the third call takes, or a later one where that is over the bar: the clock on the wall counts what others do, too. */
function measure(run: () => unknown, bar: number): { result: unknown; milliseconds: number } {
  run();
  run();
  const { result, milliseconds: third } = processorTime(run);
  let milliseconds = third;
  for (let call = 1; call < calls && milliseconds > bar; call++)
    milliseconds = Math.min(milliseconds, processorTime(run).milliseconds);
  return { result, milliseconds };
}

function faultsOf(one: TimeBomb, run: (text: string) => unknown): [milliseconds: number, faults: string[]] {
  const text = textOf(one);
  const { result, milliseconds } = measure(() => run(text), one.max_ms);
  const slow = milliseconds > one.max_ms && milliseconds > one.max_ms * slowness().processor;
  return [
    milliseconds,
    [
      ...(slow ? [`${one.id}: ${milliseconds.toFixed(1)} ms of ${one.max_ms}`] : []),
      ...(one.expect === 'reject' && result !== undefined ? [`${one.id}: was taken`] : []),
    ],
  ];
}

const inputTypes: Record<string, string> = { intext: 'intext', doi: 'doi', isbn: 'isbn', url: 'url' };

/** Sends fifty at once through the API while health is polled. */
async function throughApi(address: string, bombs: readonly TimeBomb[]): Promise<[waits: number[], string[]]> {
  const waits: number[] = [];
  const faults: string[] = [];
  let open = true;
  const askHealth = async () => await (await fetch(`${address}/api/health`)).text();
  // What the first call of this process costs this process is not the server's.
  await askHealth();
  const probe = (async () => {
    while (open) {
      const began = performance.now();
      await askHealth();
      waits.push(performance.now() - began);
    }
  })();
  for (let first = 0; first < bombs.length; first += 50) {
    await Promise.all(
      bombs.slice(first, first + 50).map(async (one) => {
        const inputType = inputTypes[one.target] ?? 'url';
        const answer = await fetch(`${address}/api/citations`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ format: 'apa', inputType, sourceInput: textOf(one) }),
        });
        await answer.text();
        if (![200, 400, 413, 422].includes(answer.status)) faults.push(`${one.id}: status ${answer.status}`);
      }),
    );
  }
  open = false;
  await probe;
  return [waits.toSorted((one, other) => one - other), faults];
}

/** Runs the corpus. */
export async function redos({ address }: ServerProcess): Promise<Report> {
  const name = 'redos-inputs.json';
  const cases = readSecurityCases<TimeBomb>('redos-inputs.json');
  if (cases.length === 0) return informing(name, 'the corpora are absent');
  const faults: string[] = [];
  let slowest = 0;
  let tried = 0;
  const scanners = cases.filter(({ target }) => target in inputTypes || target === 'autodetect');
  for (const one of [...cases, ...scanners.map(atLimit)]) {
    const run = targets[one.target];
    if (!run) continue;
    const [milliseconds, found] = faultsOf(one, run);
    tried += 1;
    if (one.target !== 'html') slowest = Math.max(slowest, milliseconds);
    faults.push(...found);
  }
  let slowestList = 0;
  for (const bomb of printedBombs) {
    const [milliseconds, found] = faultsOf(bomb, readers[bomb.target as keyof typeof readers]);
    slowestList = Math.max(slowestList, milliseconds);
    faults.push(...found);
  }
  let slowestPage = 0;
  for (const bomb of pageBombs) {
    const [milliseconds, found] = faultsOf(bomb, (html) => readPage({ url: 'https://example.org/', html }));
    slowestPage = Math.max(slowestPage, milliseconds);
    faults.push(...found);
  }
  const papers = await readPaperBombs();
  faults.push(...papers.faults);
  const [waits, refused] = await throughApi(
    address,
    cases.filter(({ target }) => target !== 'html'),
  );
  faults.push(...refused);
  const p99 = waits[Math.ceil(waits.length * 0.99) - 1] ?? 0;
  const figure = [
    `${tried} of ${cases.length + scanners.length} tried, slowest field ${slowest.toFixed(1)} ms of CPU`,
    `${printedBombs.length} lists and references, slowest ${slowestList.toFixed(0)} ms`,
    `${pageBombs.length} pages of bylines, slowest ${slowestPage.toFixed(0)} ms`,
    `papers, slowest ${papers.slowest.toFixed(1)} s of CPU`,
    `health meanwhile p99 ${p99.toFixed(0)} ms`,
  ].join('; ');
  return judged(name, figure, faults);
}
