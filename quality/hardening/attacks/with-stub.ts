import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { judged, type Report } from '../../report.ts';
import { startServer } from '../../server/server-process.ts';
import { json, type Stub, startStub } from '../../server/stub.ts';

/** The real server with its data folder, and the stub in the place of every service and of the web. */
export interface Attacked {
  address: string;
  folder: string;
  stub: Stub;
}

/** One attack: its name as a sentence, and what it finds wrong; nothing when the server holds. */
export type Attack = [name: string, run: (attacked: Attacked) => Promise<string[]>];

/** A work as Crossref answers it, with these fields. */
export const crossrefWork = (fields: object) =>
  json({
    status: 'ok',
    'message-type': 'work',
    message: {
      type: 'journal-article',
      title: ['Salt in rivers'],
      author: [{ given: 'Ada', family: 'Okafor' }],
      'container-title': ['Journal of Rivers'],
      issued: { 'date-parts': [[2019]] },
      ...fields,
    },
  });

async function attackOnce(run: Attack[1]): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-attack-'));
  const stub = await startStub();
  stub.routes.set('/doi/ra', json([{ DOI: '10.5555', RA: 'Crossref' }]));
  const server = await startServer({ DATA_DIR: folder, ...stub.environment });
  try {
    return await run({ address: server.address, folder, stub });
  } catch (error) {
    return [String(error)];
  } finally {
    await server.kill();
    stub.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs attacks one after the other, each against a server of its own. */
export async function runAttacks(name: string, attacks: readonly Attack[]): Promise<Report> {
  const failures: string[] = [];
  let held = 0;
  for (const [attack, run] of attacks) {
    const faults = await attackOnce(run);
    if (faults.length === 0) held += 1;
    failures.push(...faults.map((fault) => `${attack}: ${fault}`));
  }
  return judged(name, `${held} of ${attacks.length} attacks without effect`, failures);
}
