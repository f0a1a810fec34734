// hostile-metadata.json through the API into a project, out of it in every format, and before the eyes of a browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FormatId, writableIds } from '@citewright/interchange';
import { informing, judged, type Report } from '../../report.ts';
import { bodyOf, type Client } from '../../server/client.ts';
import { startServer } from '../../server/server-process.ts';
import { json, type Stub, startStub } from '../../server/stub.ts';
import { readSecurityCases } from '../bad-request-cases.ts';
import { newProject, type Written } from '../faults/written.ts';
import { htmlFaults, textFaults } from './answers.ts';
import { browse } from './browse.ts';
import { type HostileCase, pageOf, projectOf, workOf } from './cases.ts';

const name = 'hostile-metadata.json';

interface Answer {
  code?: string;
  formattedCitation?: string;
  plainText?: string;
  inTextCitation?: string;
}

/** Lays a case's value out where the server will find it; gives what to ask for. */
function layOut(
  one: HostileCase,
  { routes, origin }: Stub,
): [inputType: string, sourceInput: string] | undefined {
  const doi = `10.5555/${one.id}`;
  const work = workOf(one, doi);
  if (work) {
    routes.set(`/crossref/works/${doi}`, json({ status: 'ok', 'message-type': 'work', message: work }));
    return ['doi', doi];
  }
  const page = pageOf(one);
  if (page) {
    routes.set(`/hostile/${one.id}`, page);
    return ['url', `${origin}/hostile/${one.id}`];
  }
  return one.field === 'intext' ? ['intext', String(one.value)] : undefined;
}

function answerFaults(
  { must_not_output: forbidden = [] }: HostileCase,
  status: number,
  answer: Answer,
): string[] {
  if (status >= 400) return status >= 500 && answer.code === 'INTERNAL' ? ['an unexpected failure'] : [];
  const { formattedCitation = '', plainText = '', inTextCitation = '' } = answer;
  const shown = [formattedCitation, plainText, inTextCitation].join('\n');
  return [
    ...htmlFaults(formattedCitation),
    ...[plainText, inTextCitation].flatMap(textFaults),
    ...forbidden.filter((text) => shown.includes(text)).map((text) => `prints ${text}`),
  ];
}

/** Adds a case to the project, or makes a project of it. Cases about models and clients are tested elsewhere. */
async function tryCase(
  one: HostileCase,
  stub: Stub,
  { call, project }: Written,
): Promise<string[] | undefined> {
  const form = projectOf(one);
  if (form) {
    const made = await call('POST', '/api/projects', form);
    return made && made.status < 500 ? textFaults(JSON.stringify(made.body)) : [`project: ${made?.status}`];
  }
  const asked = layOut(one, stub);
  if (!asked) return undefined;
  const [inputType, sourceInput] = asked;
  const body = { format: 'apa', inputType, sourceInput };
  const answer = await call('POST', `/api/projects/${project}/citations`, body);
  if (!answer) return ['no answer'];
  return answerFaults(one, answer.status, answer.body as Answer);
}

/** How many records a file has, by its format; absent where a file has no records. */
const recordCounts: Partial<Record<FormatId, (file: string) => number>> = {
  text: (file) => file.trimEnd().split('\n').length,
  bibtex: (file) => file.match(/^@\w+\{/gm)?.length ?? 0,
  ris: (file) => file.match(/^ER {2}- ?$/gm)?.length ?? 0,
  'csl-json': (file) => JSON.parse(file).length,
};

async function exportFaults(address: string, { session, project, call }: Written): Promise<string[]> {
  const listed = bodyOf<{ formattedCitation: string }[]>(
    await call('GET', `/api/projects/${project}/citations`),
  );
  const faults = listed.flatMap(({ formattedCitation }) => htmlFaults(formattedCitation));
  const copied = bodyOf<{ references: string }>(
    await call('GET', `/api/projects/${project}/copy-references`),
  );
  const lines = copied.references.trimEnd().split('\n').length;
  if (lines !== listed.length) faults.push(`copied: ${lines} lines of ${listed.length} references`);
  for (const format of writableIds) {
    const answer = await fetch(`${address}/api/projects/${project}/export?format=${format}`, {
      headers: { 'x-session-id': session },
    });
    const file = await answer.text();
    const records = recordCounts[format]?.(file) ?? listed.length;
    if (answer.status !== 200) faults.push(`${format}: ${answer.status}`);
    else if (format !== 'text' && records !== listed.length)
      faults.push(`${format}: ${records} of ${listed.length} records`);
    if (!answer.headers.get('content-disposition')?.startsWith('attachment'))
      faults.push(`${format}: no attachment`);
    const tags = format === 'html' ? (file.match(/<[^>]*>/g) ?? []) : [];
    if (tags.some((tag) => /^<script|\son\w+=|javascript:/i.test(tag)))
      faults.push('html: something that could run');
  }
  return faults;
}

async function styleFaults(call: Client, project: number): Promise<string[]> {
  const faults: string[] = [];
  for (const referenceStyle of ['mla', 'chicago', 'harvard', 'ieee', 'apa']) {
    await call('PATCH', `/api/projects/${project}`, { referenceStyle });
    const answer = await call('GET', `/api/projects/${project}/citations`);
    if (answer?.status !== 200) faults.push(`${referenceStyle}: ${answer?.status}`);
    else
      for (const { formattedCitation } of answer.body as { formattedCitation: string }[])
        faults.push(...htmlFaults(formattedCitation).map((fault) => `${referenceStyle}: ${fault}`));
  }
  return faults;
}

/** Runs the corpus against a server of its own, whose upstream services return the cases. */
export async function hostileMetadata(): Promise<Report> {
  const cases = readSecurityCases<HostileCase>('hostile-metadata.json');
  if (cases.length === 0) return informing(name, 'the corpora are absent');
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-hostile-'));
  const stub = await startStub();
  stub.routes.set('/doi/ra', json([{ DOI: '10.5555', RA: 'Crossref' }]));
  const server = await startServer({ DATA_DIR: folder, ...stub.environment });
  const written = await newProject(server.address);
  const faults: string[] = [];
  let tried = 0;
  for (const one of cases) {
    const found = await tryCase(one, stub, written);
    if (found) tried += 1;
    faults.push(...(found ?? []).map((fault) => `${one.id} (${one.why}): ${fault}`));
  }
  faults.push(...(await styleFaults(written.call, written.project)));
  faults.push(...(await exportFaults(server.address, written)));
  const seen = await browse(server.address, written);
  faults.push(...seen.faults);
  await server.kill();
  stub.close();
  rmSync(folder, { recursive: true, force: true });
  return judged(
    name,
    `${tried} of ${cases.length} through API, database and exports; browser: ${seen.figure}`,
    faults,
  );
}
