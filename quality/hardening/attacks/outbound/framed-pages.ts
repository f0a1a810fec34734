import { setTimeout as delay } from 'node:timers/promises';
import type { StubAnswer } from '../../../server/stub.ts';
import { type Attack, attacker } from '../attack.ts';
import { cite, counted } from './cite.ts';
import { allowing, hostsOf } from './hosts.ts';

const hosts = 30;
const rounds = 3;

/** A page of blanks, each with kilobytes of extension: for two mebibytes of body there are sixteen gibibytes on the wire. */
const unit = `1;${'x'.repeat(8_000)}\r\n \r\n`;

const framed: StubAnswer = ({ socket }) => {
  if (!socket) return;
  const portion = unit.repeat(8);
  socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ntransfer-encoding: chunked\r\n\r\n');
  const flood = () => {
    while (socket.writable && socket.write(portion));
  };
  socket.on('drain', flood).on('error', () => undefined);
  flood();
};

/** Thirty hosts send framing instead of pages: none of it counts as a body, all of it is read. */
export const framedPages: Attack = {
  name: 'pages of chunk extensions on 30 hosts',
  othersReadPages: true,
  environment: (stub) => allowing(stub, hostsOf(stub, hosts)),
  async attack({ address, stub, begin }) {
    stub.routes.set('/framed', framed);
    await begin();
    const answers = [];
    for (let round = 0; round < rounds; round++) {
      const asked = hostsOf(stub, hosts).map((origin) =>
        cite(address, { inputType: 'url', sourceInput: `${origin}/framed-${round}` }, attacker()),
      );
      answers.push(...(await Promise.all(asked)));
      await delay(500);
    }
    return { figure: counted(answers), faults: [] };
  },
};
