import { setTimeout as delay } from 'node:timers/promises';
import { checkLimits } from '@citewright/contract';
import { newSession } from '../../faults/written.ts';
import { type Attack, attacker } from '../attack.ts';
import { headOf, openSocket } from '../wire.ts';

const together = 40;

/** A list of the most entries, each of which has to be searched for. */
const list = Array.from(
  { length: checkLimits.entries },
  (_, at) =>
    `Okafor, A. (2019). Rivers of the north ${at}. ${'They are long. '.repeat(60)}Oslo: Fjord Press.`,
).join('\n\n');

const body = JSON.stringify({ text: list, format: 'list' });

const request = () =>
  `${headOf('POST', '/api/checks', {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    accept: 'text/event-stream',
    'x-session-id': newSession(),
    'x-forwarded-for': attacker(),
  })}${body}`;

/** Forty streams at once whose reader has stopped to read: what is sent must not pile up. */
const unread: Attack = {
  name: `${together} streams that nobody reads`,
  async attack({ address, begin, quick }) {
    await begin();
    const sockets = Array.from({ length: together }, () => {
      const socket = openSocket(address).pause();
      socket.write(request());
      return socket;
    });
    await delay(quick ? 10_000 : 30_000);
    const open = sockets.filter((socket) => !socket.closed).length;
    return { figure: `${open} of ${together} connections still open`, faults: [] };
  },
};

/** Streams that are left as soon as they have begun, again and again: what was begun for them must end. */
const left: Attack = {
  name: `${together} streams that are left at once`,
  async attack({ address, begin, quick }) {
    await begin();
    const end = performance.now() + (quick ? 8_000 : 20_000);
    let begun = 0;
    const one = async (turn: number) => {
      for (await delay(turn * 5); performance.now() < end; begun += 1) {
        const socket = openSocket(address).resume();
        socket.write(request());
        await delay(50 + (turn % 8) * 50);
        socket.destroy();
      }
    };
    await Promise.all(Array.from({ length: together }, (_, turn) => one(turn)));
    return { figure: `${begun} streams begun and left`, faults: [] };
  },
};

export const leftStreams: Attack[] = [unread, left];
