import { setTimeout as delay } from 'node:timers/promises';
import { checkLimits } from '@citewright/contract';
import type { StubAnswer } from '../../../server/stub.ts';
import { newSession } from '../../faults/written.ts';
import { type Attack, attacker } from '../attack.ts';
import { allowing, hostsOf } from '../outbound/hosts.ts';
import { counted } from '../wire.ts';

const hosts = 30;
/** More than is opened for one list. */
const references = 120;
/** Milliseconds for a list: eight of its entries are checked at a time, for twenty seconds each at most. */
const patience = (references / 8) * 20_000 + 30_000;
const mebibyte = 1_048_576;
const page = Buffer.from(`<title>Rivers</title></head><body>${'<p a b c>'.repeat((3 * mebibyte) / 9)}`);

/** A page of three megabytes that takes as long as a page may: a piece now and then, the rest never. */
const slow: StubAnswer = async (response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  for (let sent = 0; sent < page.length && !response.destroyed; sent += mebibyte / 4) {
    response.write(page.subarray(sent, sent + mebibyte / 4));
    await delay(1_000);
  }
};

/** A page of three megabytes at once. */
const large: StubAnswer = (response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end(page);

/** One more redirect than is followed, each after a second. */
const circling: StubAnswer = async (response, request) => {
  await delay(1_000);
  response.writeHead(302, { location: `${request?.url}x` }).end();
};

const kinds = { slow, large, circling } as const;

/** Lists of references to pages that are large, slow and lead in circles: four at a time, each by a session of its own. */
export const heavyPages: Attack = {
  name: 'four lists of 120 heavy pages',
  othersReadPages: true,
  environment: (stub) => allowing(stub, hostsOf(stub, hosts)),
  async attack({ address, stub, begin }) {
    const origins = hostsOf(stub, hosts);
    for (const [kind, answer] of Object.entries(kinds)) stub.routes.set(`/${kind}`, answer);
    const names = Object.keys(kinds);
    const listOf = (list: number) =>
      Array.from(
        { length: Math.min(references, checkLimits.entries) },
        (_, at) =>
          `Okafor, A. (2019, March 4). Rivers of the north ${at}. Tides. ${origins[at % hosts]}/${names[at % names.length]}/${list}/${at}`,
      ).join('\n\n');
    await begin();
    const began = performance.now();
    const send = async (list: number) => {
      const answer = await fetch(`${address}/api/checks`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-session-id': newSession(),
          'x-forwarded-for': attacker(),
        },
        body: JSON.stringify({ text: listOf(list), format: 'list' }),
        signal: AbortSignal.timeout(patience),
      }).catch(() => undefined);
      const said = (await answer?.json().catch(() => undefined)) as { entries?: unknown[] } | undefined;
      return { status: answer?.status, entries: said?.entries?.length ?? 0 };
    };
    const answers = await Promise.all([0, 1, 2, 3].map(send));
    const opened = names.reduce((sum, kind) => sum + stub.asked(`/${kind}/`), 0);
    const short = answers.filter(({ status, entries }) => status === 200 && entries < references).length;
    const failed = answers.filter(({ status }) => status === undefined || status === 500).length;
    return {
      figure: `${counted(answers.map(({ status }) => status))} in ${Math.round(performance.now() - began)} ms, ${opened} requests for pages`,
      faults: [
        ...(failed > 0 ? [`${failed} lists failed instead of being answered`] : []),
        ...(short > 0 ? [`${short} lists were answered with fewer entries`] : []),
      ],
    };
  },
};
