import { createSocket } from 'node:dgram';
import { isIP } from 'node:net';

/** A DNS server of our own on loopback (RFC 1035). */
export interface StubDns {
  /** `address:port`, as in `DNS_SERVERS`. */
  server: string;
  /** The questions that came, as `A example.org`. */
  asked: string[];
  close(): void;
}

/** The addresses of a name: none is "no such name"; `silent` is never answered. */
export type Zone = (name: string) => readonly string[] | 'silent';

const types: Record<number, string> = { 1: 'A', 28: 'AAAA' };
const typeOf = { 4: 1, 6: 28 } as const;

/** The name and the type of the only question, and where it ends. */
function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function bytesOf(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number));
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const missing = 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)];
  return Buffer.from(
    all.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]),
  );
}

function answerTo(query: Buffer, addresses: readonly string[]): Buffer {
  const { type, end } = readQuestion(query);
  const records = addresses
    .filter((address) => typeOf[isIP(address) as 4 | 6] === type)
    .map((address) => {
      const data = bytesOf(address);
      // The name is that of the question (a pointer to it); time to live: 60 s.
      const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length]);
      return Buffer.concat([head, data]);
    });
  const head = Buffer.from(query.subarray(0, 12));
  const noSuchName = 3;
  head.writeUInt16BE(0x8180 | (addresses.length === 0 ? noSuchName : 0), 2);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, query.subarray(12, end), ...records]);
}

/** Starts a DNS server with the names of a zone. */
export async function startDns(zone: Zone): Promise<StubDns> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, from) => {
    const { name, type } = readQuestion(query);
    asked.push(`${types[type]} ${name}`);
    const addresses = zone(name);
    if (addresses !== 'silent') socket.send(answerTo(query, addresses), from.port, from.address);
  });
  await new Promise<void>((ready) => socket.bind(0, '127.0.0.1', ready));
  return { server: `127.0.0.1:${socket.address().port}`, asked, close: () => socket.close() };
}
