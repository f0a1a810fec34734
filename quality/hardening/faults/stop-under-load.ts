// SIGTERM while requests are under way: each that was started is answered, the process ends by itself within ten seconds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { judged, type Report } from '../../report.ts';
import { isLate, until } from '../../server/pace.ts';
import { startServer } from '../../server/server-process.ts';
import { json, type StubAnswer, startStub } from '../../server/stub.ts';
import { type Findings, tryTimed } from '../findings.ts';
import { addBook, auditBooks, newProject, type Written } from './written.ts';

const workAfter =
  (milliseconds: number): StubAnswer =>
  (response, request) => {
    const message = {
      DOI: /10\.5555\/[\w.]+/.exec(request?.url ?? '')?.[0],
      type: 'book',
      title: ['On tides'],
      issued: { 'date-parts': [[1999]] },
    };
    setTimeout(() => json({ status: 'ok', message })(response), milliseconds);
  };
const slowLookUps = 20;
const stopBar = 10_000;

/** Imports slow records and gives the stream of events. */
async function importSlowly(address: string, { session, project }: Written): Promise<string> {
  const text = Array.from({ length: slowLookUps }, (_, index) => `10.5555/import.${index}`).join('\n');
  const answer = await fetch(`${address}/api/projects/${project}/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'x-session-id': session },
    body: JSON.stringify({ text }),
  });
  return await answer.text().catch(() => '');
}

/** Asks for slow records, imports some, saves books beside, stops the server in the midst of it, and starts it again to look. */
async function stopOnce(): Promise<Findings & { figure: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-stop-'));
  const stub = await startStub();
  stub.routes.set('/doi/ra', json([{ DOI: '10.5555', RA: 'Crossref' }]));
  stub.routes.set('/crossref', workAfter(2_000));
  const environment = { DATA_DIR: folder, ...stub.environment };
  const server = await startServer(environment);
  const written = await newProject(server.address);
  const lookUps = Array.from({ length: slowLookUps }, (_, index) =>
    written.call('POST', '/api/citations', {
      format: 'apa',
      inputType: 'doi',
      sourceInput: `10.5555/slow.${index}`,
    }),
  );
  const imported = importSlowly(server.address, await newProject(server.address));
  let open = true;
  const saving = (async () => {
    for (let index = 0; open; index++) if ((await addBook(written, `Book ${index}`)) !== 201) return;
  })();
  // They were all sent at once: when the service is asked for a few, the server has them all.
  await until('look-ups under way', () => stub.asked('/crossref') >= 5 && written.acknowledged.size >= 5);
  const began = performance.now();
  const code = await server.stop();
  const took = Math.round(performance.now() - began);
  open = false;
  const answers = await Promise.all(lookUps);
  await saving;
  const events = await imported;
  stub.close();

  const again = await startServer(environment);
  const lost = await auditBooks(written, again.address);
  await again.kill();
  rmSync(folder, { recursive: true, force: true });
  const unanswered = answers.filter((answer) => answer === undefined).length;
  const failed = answers.filter((answer) => answer && answer.status !== 200).map((answer) => answer?.status);
  return {
    figure: `${slowLookUps - unanswered} of ${slowLookUps} started look-ups answered, ${written.acknowledged.size} saved, exit ${code} after ${took} ms`,
    faults: [
      ...(unanswered === 0 ? [] : [`${unanswered} started requests were not answered`]),
      ...failed.map((status) => `a started request was answered ${status}`),
      ...(code === 0 ? [] : [`exit code ${code}`]),
      ...lost,
      ...(events.includes('event: done') ? [] : ['the stream of an import did not end with its counts']),
    ],
    late: isLate(took, stopBar) ? [`stopped after ${took} ms`] : [],
  };
}

/** Does so. */
export async function stopUnderLoad(): Promise<Report> {
  const name = 'SIGTERM under load';
  let figure = '';
  const faults = await tryTimed(name, async () => {
    const tried = await stopOnce();
    figure = tried.figure;
    return tried;
  });
  return judged(name, figure, faults);
}
