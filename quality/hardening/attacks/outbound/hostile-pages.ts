import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { StubAnswer } from '../../../server/stub.ts';
import { type Attack, attacker } from '../attack.ts';
import { type Cited, cite, counted } from './cite.ts';
import { allowing, hostsOf } from './hosts.ts';

const mebibyte = 1_048_576;
// Their heads are complete: what is cut at the cap is read, too.
const head = '<title>x</title></head><body>';
const packed = gzipSync(Buffer.concat([Buffer.from(head), Buffer.alloc(256 * mebibyte, 'a')]));
const dense = (element: string) => Buffer.from(head + element.repeat((2 * mebibyte) / element.length));

const bodies: readonly [encoding: string, body: Buffer][] = [
  ['gzip, gzip', gzipSync(packed)],
  ['identity', dense('<p a b c d e f>')],
  ['gzip', gzipSync(dense('<div><i>'))],
  ['identity', dense('<meta name=a content=b>')],
];

const hostile =
  (turn: number): StubAnswer =>
  (response) => {
    const [encoding, body] = bodies[turn % bodies.length] ?? ['identity', Buffer.alloc(0)];
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(body);
  };

const hosts = 48;

/** 96 pages, two on each of 48 hosts, at the same time: as much as one network may ask for in 20 seconds. */
export const hostilePages: Attack = {
  name: '96 hostile pages from one address',
  othersReadPages: true,
  environment: (stub) => allowing(stub, hostsOf(stub, hosts)),
  async attack({ address, stub, begin }) {
    const origins = hostsOf(stub, hosts);
    for (let turn = 0; turn < bodies.length; turn++) stub.routes.set(`/hostile-${turn}`, hostile(turn));
    await begin();
    const answers = await Promise.all(
      [...origins, ...origins].map((origin, index) =>
        cite(
          address,
          { inputType: 'url', sourceInput: `${origin}/hostile-${index % bodies.length}/${index}` },
          attacker(),
        ),
      ),
    );
    return { figure: counted(answers), faults: [] };
  },
};

const rate = 4.5;

/** Pages of dense markup at the rate of the limit of one network, half a minute long. */
export const densePages: Attack = {
  name: '4.5 dense pages a second from one address',
  othersReadPages: true,
  environment: (stub) => allowing(stub, hostsOf(stub, hosts)),
  async attack({ address, stub, quick, begin }) {
    const origins = hostsOf(stub, hosts);
    stub.routes.set('/dense', hostile(1));
    await begin();
    const asked: Promise<Cited>[] = [];
    for (let turn = 0; turn < rate * (quick ? 12 : 30); turn++) {
      const sourceInput = `${origins[turn % origins.length]}/dense-${turn}`;
      asked.push(cite(address, { inputType: 'url', sourceInput }, attacker()));
      await delay(1_000 / rate);
    }
    return { figure: counted(await Promise.all(asked)), faults: [] };
  },
};
