// Lists of 200 references are checked while every register and page takes its time: how long it takes, what it costs, and how often they are asked.
import { newSessionId } from '../../../apps/server/src/session.ts';
import { load, type Outcome, shown } from '../../figures.ts';
import { type Report, tableOf } from '../../report.ts';
import { cpuOf, memoryOf } from '../../server/process-figures.ts';
import { html, json, type Stub, startStub } from '../../server/stub.ts';
import { createSite } from '../driver/site.ts';
import { crossrefWork, type Work, workOf } from '../driver/works.ts';

const references = 200;

/** Milliseconds that each answer of a register or a site takes. */
const answerTime = 200;

interface Bars {
  last: number;
  first: number;
  megabytes: number;
  requests: number;
}

const bars: Readonly<Record<'works' | 'pages', Bars>> = {
  works: { last: 25_000, first: 1_500, megabytes: 300, requests: 1.5 },
  pages: { last: 30_000, first: 1_200, megabytes: 300, requests: 1.5 },
};

const syllables = 'ber,dal,fos,gar,hol,kes,lin,mor,nar,pel,ros,sund,tor,vik,wes'.split(',');

/** A place of its own for each work, so that no title is another's. */
function placeOf(at: number): string {
  const word = [at, Math.floor(at / 15), Math.floor(at / 225) + 7]
    .map((part) => syllables[part % syllables.length])
    .join('');
  return word[0]?.toUpperCase() + word.slice(1);
}

/** `crossrefWork` reads the last six digits of a DOI. */
const firstWork = 100_000;

function listedWork(at: number): Work {
  const work = workOf(firstWork + at);
  return { ...work, title: `${work.title} in ${placeOf(at)}` };
}

/** Every fifth reference has its DOI, every tenth is in no register. */
const hasDoi = (at: number) => at % 5 < 2;
const isHeld = (at: number) => at % 10 !== 9;

/** Three of ten references of a list with pages, none of which has a DOI, are to a page of one of twenty sites. */
const isOfPage = (at: number) => at % 10 === 2 || at % 10 === 3 || at % 10 === 7;

const pageAddress = ({ origin }: Stub, at: number): string =>
  `http://127.0.3.${1 + (at % 20)}:${new URL(origin).port}/page/${at}`;

const sites = ['Tide Times', 'Harbour Post', 'The Estuary'];

/** A page: who wrote what, where. No register has it. */
function listedPage(at: number) {
  const { authors, year } = listedWork(at);
  const [[family, given] = ['Okafor', 'Ada']] = authors;
  return {
    family,
    given,
    year,
    title: `How ${placeOf(at)} remembers the flood`,
    site: sites[at % sites.length] ?? '',
  };
}

function pageReferenceOf(stub: Stub, at: number): string {
  const { family, given, year, title, site } = listedPage(at);
  return `${family}, ${given[0]}. (${year}, March 4). ${title}. ${site}. ${pageAddress(stub, at)}`;
}

/** Text of an article, sixty kilobytes long. */
const paragraphs = '<p>The tide comes in twice a day, and nobody has asked it to.</p>\n'.repeat(1_000);

function pageOf(at: number): string {
  const { family, given, year, title, site } = listedPage(at);
  return `<!doctype html><html lang="en"><head><title>${title} | ${site}</title>
<meta property="og:site_name" content="${site}"><meta name="author" content="${given} ${family}">
<meta property="article:published_time" content="${year}-03-04T08:00:00Z"></head>
<body><article><h1>${title}</h1>${paragraphs}</article></body></html>`;
}

function referenceOf(at: number): string {
  const { authors, year, title, journal, volume, issue, firstPage, doi } = listedWork(at);
  const names = authors.map(([family, given]) => `${family}, ${given[0]}.`);
  const listed = names.length > 1 ? `${names.slice(0, -1).join(', ')}, & ${names.at(-1)}` : names[0];
  const address = hasDoi(at) ? ` https://doi.org/${doi}` : '';
  return `${listed} (${year}). ${title}. ${journal}, ${volume}(${issue}), ${firstPage}–${firstPage + 18}.${address}`;
}

const recordOf = (at: number) => ({ ...crossrefWork(listedWork(at).doi), title: [listedWork(at).title] });

/** Sites of pages that the server may fetch from: addresses of loopback, each another host. */
const sitesOf = (stub: Stub): string =>
  [stub.origin, ...Array.from({ length: 20 }, (_, site) => pageAddress(stub, site))]
    .map((address) => new URL(address).host)
    .join();

const places = Array.from({ length: references }, (_, at) => at);

/** Another list, long enough to be read in a thread: a server that has just started runs code for the first time. */
const warmUp = Array.from({ length: 60 }, (_, at) => references + at);

/** Crossref's works for a question: those of its DOIs, or the one whose place it names, among others. */
function crossrefWorks(query: URLSearchParams, works: readonly number[]): object[] {
  const dois = query.get('filter');
  if (dois !== null)
    return works.filter((at) => dois.split(',').includes(`doi:${listedWork(at).doi}`)).map(recordOf);
  const words = query.get('query.bibliographic') ?? '';
  const found = works.filter((at) => words.includes(placeOf(at)));
  return [...found, ...works.slice(0, 7)].map(recordOf);
}

/** A stub of every register, which has these works, and of the sites, each answer after a while. */
async function startRegisters(works: readonly number[]) {
  const stub = await startStub(true);
  stub.routes.set('/page/', (response, request) => {
    const at = Number(request?.url?.split('/').at(-1));
    setTimeout(() => html(pageOf(at))(response), answerTime);
  });
  stub.routes.set('', (response, request) => {
    const { pathname, searchParams } = new URL(request?.url ?? '', stub.origin);
    const answer =
      pathname === '/crossref/works'
        ? { status: 'ok', message: { items: crossrefWorks(searchParams, works) } }
        : pathname === '/openlibrary/search.json'
          ? { docs: [] }
          : pathname === '/datacite/dois'
            ? { data: [] }
            : undefined;
    setTimeout(() => {
      if (answer) json(answer)(response);
      else response.writeHead(404).end('{}');
    }, answerTime);
  });
  return stub;
}

interface Measured {
  first: number;
  last: number;
  verdicts: Record<string, number>;
}

/** Sends the list and reads the events as they come. */
async function check(address: string, text: string): Promise<Measured> {
  const began = performance.now();
  const answer = await fetch(`${address}/api/checks`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-session-id': newSessionId(),
    },
    body: JSON.stringify({ text, format: 'list' }),
  });
  if (!answer.ok || !answer.body) throw new Error(`answered with ${answer.status}`);
  const measured: Measured = { first: 0, last: 0, verdicts: {} };
  let rest = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    const events = (rest + chunk).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      if (!event.startsWith('event: entry')) continue;
      measured.last = performance.now() - began;
      measured.first ||= measured.last;
      const { verdict } = JSON.parse(event.slice(event.indexOf('data: ') + 6));
      measured.verdicts[verdict] = (measured.verdicts[verdict] ?? 0) + 1;
    }
  }
  return measured;
}

/** Checks a list against slow registers, and pages where it has some, in the real server. */
async function checkList(kind: keyof typeof bars): Promise<Report> {
  const began = load();
  const bar = bars[kind];
  const isPage = (at: number) => kind === 'pages' && isOfPage(at);
  const site = await createSite('SQLite');
  const registers = await startRegisters(places.filter((at) => isHeld(at) && !isPage(at)));
  const server = await site.start({ ...registers.environment, FETCH_ALLOW: sitesOf(registers) });
  const listed = (at: number) => (isPage(at) ? pageReferenceOf(registers, at) : referenceOf(at));
  await check(server.address, warmUp.map(listed).join('\n\n'));
  const asked = registers.asked('/');
  const used = cpuOf(server.pid);
  const { first, last, verdicts } = await check(server.address, places.map(listed).join('\n\n'));
  const requests = (registers.asked('/') - asked) / references;
  const processor = cpuOf(server.pid) - used;
  const memory = memoryOf(server.pid)?.most;
  await server.stop();
  registers.close();
  await site.remove();
  const found = verdicts.confirmed ?? 0;
  const held = places.filter(isHeld).length;
  const outcomes: Outcome[] = [
    ['last verdict', `${shown(bar.last)} ms`, `${shown(last)} ms`, last <= bar.last],
    ['first verdict', `${shown(bar.first)} ms`, `${shown(first)} ms`, first <= bar.first],
    ['memory', `${bar.megabytes} MB`, `${memory ?? '?'} MB`, (memory ?? 0) <= bar.megabytes],
    ['requests for a reference', `${bar.requests}`, requests.toFixed(2), requests <= bar.requests],
    ['confirmed', `${held}`, `${found} (${JSON.stringify(verdicts)})`, found === held],
  ].map(([promise, wanted, measured, isKept]) => ({
    promise: String(promise),
    bar: String(wanted),
    measured: String(measured),
    held: isKept === true,
  }));
  const pages = kind === 'pages' ? `, ${places.filter(isPage).length} of them to pages` : '';
  return {
    name: `${references} references${pages}; answers take ${answerTime} ms`,
    passed: outcomes.every((outcome) => outcome.held),
    figures: tableOf(
      `A list of ${references} references${pages} (load average ${began} before, ${load()} after; ${shown(processor)} ms of processor)`,
      ['', 'bar', 'measured', 'held'],
      outcomes.map(({ promise, bar: wanted, measured, held: isKept }) => [
        promise,
        wanted,
        measured,
        isKept ? 'yes' : '**no**',
      ]),
    ),
    failures: outcomes.filter((outcome) => !outcome.held).map(({ promise }) => promise),
  };
}

/** A list of works, and one with pages of the web among them. */
export async function checks(): Promise<Report[]> {
  return [await checkList('works'), await checkList('pages')];
}
