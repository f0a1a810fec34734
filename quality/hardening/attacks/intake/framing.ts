import { setTimeout as delay } from 'node:timers/promises';
import { newSession } from '../../faults/written.ts';
import { type Attack, attacker } from '../attack.ts';
import { headOf, openSocket } from '../wire.ts';

const connections = 30;
const mebibyte = 1_048_576;

const start = (method: string, path: string) =>
  headOf(method, path, {
    'content-type': 'application/json',
    'transfer-encoding': 'chunked',
    'x-session-id': newSession(),
    'x-forwarded-for': attacker(),
  });

/** Kinds of bytes that are no body: each unit is a chunk, or part of the trailers. */
const units: Readonly<Record<string, { method: string; path: string; unit: string }>> = {
  'extensions of chunks': { method: 'POST', path: '/api/citations', unit: `1;${'x'.repeat(8_000)}\r\n \r\n` },
  'many tiny chunks': { method: 'POST', path: '/api/backup', unit: '1;a\r\n \r\n' },
  'a body that nobody reads': {
    method: 'POST',
    path: '/api/nothing',
    unit: `2000\r\n${' '.repeat(8_192)}\r\n`,
  },
  'a body behind a read': { method: 'GET', path: '/api/health', unit: `1;${'x'.repeat(8_000)}\r\n \r\n` },
};

/** Sends units for some seconds as fast as the server takes them; gives the bytes it took in. */
async function flood(address: string, head: string, unit: string, seconds: number): Promise<number> {
  const socket = openSocket(address).resume();
  let goOn = () => {};
  socket.on('drain', () => goOn()).on('close', () => goOn());
  socket.write(head);
  const portion = Buffer.from(unit.repeat(Math.ceil(65_536 / unit.length)));
  const end = performance.now() + seconds * 1_000;
  while (socket.writable && performance.now() < end) {
    if (socket.write(portion)) await delay(0);
    else
      await new Promise<void>((resolve) => {
        goOn = resolve;
        setTimeout(resolve, 500);
      });
  }
  const sent = socket.bytesWritten - socket.writableLength;
  socket.destroy();
  return sent;
}

/** Thirty connections send framing instead of bodies: none of it counts as a body, all of it is read. */
export const framings: Attack[] = Object.entries(units).map(([what, { method, path, unit }]) => ({
  name: what,
  async attack({ address, begin, quick }) {
    const seconds = quick ? 5 : 15;
    await begin();
    const one = async () => {
      let sent = 0;
      // Whoever is cut off comes again.
      for (const end = performance.now() + seconds * 1_000; performance.now() < end; await delay(100))
        sent += await flood(address, start(method, path), unit, seconds);
      return sent;
    };
    const sent = await Promise.all(Array.from({ length: connections }, one));
    const total = sent.reduce((sum, bytes) => sum + bytes, 0) / mebibyte;
    return { figure: `${connections} connections sent ${Math.round(total)} MiB in ${seconds} s`, faults: [] };
  },
}));
