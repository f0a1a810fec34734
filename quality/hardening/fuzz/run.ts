// Made-up requests for every call, over HTTP: new ones in each run, whose seed is printed.
import fc from 'fast-check';
import { judged, type Report } from '../../report.ts';
import { bodyOf } from '../../server/client.ts';
import type { ServerProcess } from '../../server/server-process.ts';
import { addBook, newProject, newSession } from '../faults/written.ts';
import { callsOf, type Description } from './calls.ts';
import { faultsOf } from './faults.ts';

const runs = 300;

/** Tries every call of the description of a running server. */
export async function fuzz({ address }: ServerProcess): Promise<Report> {
  const description = (await (await fetch(`${address}/api/openapi.json`)).json()) as Description;
  const seed = Date.now() % 1_000_000_007;
  const session = newSession();
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  const names: string[] = [];
  for (const [name] of callsOf(description, { session, ids: [1] })) {
    // Rows of its own for each call: one that deletes leaves something for the next.
    const written = await newProject(address, session);
    await addBook(written, 'A work');
    const listed = await written.call('GET', `/api/projects/${written.project}/citations`);
    const ids = [written.project, ...bodyOf<{ id: number }[]>(listed).map(({ id }) => id)];
    const requests = callsOf(description, { session, ids }).find(([other]) => other === name)?.[1];
    if (!requests) continue;
    names.push(name);
    const property = fc.asyncProperty(requests, async ({ method, path, headers, body }) => {
      const answer = await fetch(address + path, { method, headers, ...(body !== undefined && { body }) });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const header = (key: string) => answer.headers.get(key) ?? undefined;
      const found = faultsOf({ status: answer.status, header, body: await answer.text() });
      if (found.length > 0) throw new Error(found.join('; '));
    });
    const outcome = await fc.check(property, { numRuns: runs, seed, endOnFailure: true });
    if (outcome.failed)
      faults.push(
        `${name}: ${String(outcome.errorInstance)} ${JSON.stringify(outcome.counterexample).slice(0, 500)}`,
      );
  }
  const counted = [...statuses].toSorted().map(([status, times]) => `${times} x ${status}`);
  return judged('made-up requests', `${names.length} calls, seed ${seed}: ${counted.join(', ')}`, faults);
}
