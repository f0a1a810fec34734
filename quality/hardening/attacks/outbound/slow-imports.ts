import { setTimeout as delay } from 'node:timers/promises';
import { bodyOf, clientOf, projectForm } from '../../../server/client.ts';
import { html, type StubAnswer } from '../../../server/stub.ts';
import { newSession } from '../../faults/written.ts';
import { type Attack, attacker } from '../attack.ts';
import { type Cited, judgeOthers } from './cite.ts';
import { allowing, hostsOf } from './hosts.ts';

/** A head at once, and then nothing: the fetch lasts until its deadline. */
const slow: StubAnswer = (response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).write('<title>Slow');

const imports = 10;
const linesEach = 40;

async function importList(address: string, network: string, lines: readonly string[]): Promise<Cited> {
  const call = clientOf(address, newSession(), network);
  const { id } = bodyOf<{ id: number }>(await call('POST', '/api/projects', projectForm('Imports')));
  const began = performance.now();
  const answer = await call('POST', `/api/projects/${id}/import`, { text: lines.join('\n'), format: 'list' });
  const added = (answer?.body as { added?: number } | undefined)?.added;
  return {
    status: added === lines.length ? answer?.status : undefined,
    milliseconds: performance.now() - began,
  };
}

/** Ten imports whose every line is a slow page; others import one line each. */
export const slowImports: Attack = {
  name: 'ten imports of slow lines',
  othersReadPages: true,
  environment: (stub) => allowing(stub, hostsOf(stub, imports * 4)),
  async attack({ address, stub, quick, begin }) {
    const origins = hostsOf(stub, imports * 4);
    stub.routes.set('/slow', slow);
    stub.routes.set('/quick', html('<title>On tides</title><h1>On tides</h1><p>The tide.</p>'));
    await begin();
    for (let turn = 0; turn < imports; turn++) {
      const lines = Array.from(
        { length: linesEach },
        (_, line) => `${origins[(turn * 4 + line) % origins.length]}/slow-${turn}-${line}`,
      );
      // It goes on for as long as the server does.
      importList(address, attacker(), lines).catch(() => undefined);
    }
    await delay(1_000);
    const oneLine: Cited[] = [];
    for (let turn = 0; turn < (quick ? 6 : 20); turn++) {
      oneLine.push(await importList(address, `198.51.100.${turn + 1}`, [`${stub.origin}/quick-${turn}`]));
      await delay(500);
    }
    return judgeOthers('import of one line', oneLine, 200);
  },
};
