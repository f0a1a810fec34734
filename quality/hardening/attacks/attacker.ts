// The thread of one attacker: what it costs to attack must not disturb what is measured.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { startStub } from '../../server/stub.ts';
import type { Outcome } from './attack.ts';
import { type AttackGroup, attacksOf } from './cases.ts';

/** Which attack, and how thorough. */
export interface Order {
  group: AttackGroup;
  name: string;
  quick: boolean;
}

/** What the thread says, in this order. It is told the server's address after the first, and to begin after the second. */
export type Message = { environment: Record<string, string> } | 'prepared' | Outcome;

const { group, name, quick } = workerData as Order;
const attack = attacksOf(group).find((one) => one.name === name);
if (!parentPort || !attack) throw new Error(`no attack ${group} ${name}`);
const port = parentPort;
const say = (message: Message) => port.postMessage(message);

const stub = await startStub(true);
say({ environment: { ...stub.environment, ...(await attack.environment?.(stub)) } });
const [address] = (await once(port, 'message')) as [string];
const begin = async () => {
  say('prepared');
  await once(port, 'message');
};
say(await attack.attack({ address, stub, quick, begin }));
// Keeps what the attack left open until this thread is ended.
port.on('message', () => undefined);
