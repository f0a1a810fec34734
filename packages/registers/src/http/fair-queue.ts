import type { Caller } from '../caller.ts';
import { HttpError } from './http.ts';

export interface FairQueueOptions {
  /** What is handed out: places, or bytes. */
  capacity: number;
  /** Tasks that may wait; further ones are rejected. */
  queue: number;
  /** What one caller may hold without leaving the same to others. */
  assured?: number;
  /** Tasks that run at the same time for one key (a host). */
  perKey?: number;
  /** Called with the number of running and waiting tasks when it changes. */
  onChange?: (running: number, waiting: number) => void;
}

export interface Asking {
  caller: Caller;
  signal: AbortSignal;
  /** How much of the capacity; by default one place. Never more than the capacity. */
  amount?: number;
  key?: string;
}

/** Gives a share back; further calls do nothing. */
export type Release = () => void;

export interface FairQueue {
  /** Takes a share, in turn. Rejects with `HttpError` `overloaded` when too many wait, and when the signal aborts before it is its turn. */
  take(asking: Asking): Promise<Release>;
  /** Runs a task while holding a share. */
  pass<Value>(asking: Asking, task: () => Promise<Value>): Promise<Value>;
}

/** A network or a session: what it holds, how many of its tasks wait, and its next turn in virtual time. */
class Account {
  held = 0;
  waiting = 0;
  turn = 0;

  get isIdle(): boolean {
    return this.held === 0 && this.waiting === 0;
  }
}

class Session extends Account {
  readonly tasks: Task[] = [];
}

class Network extends Account {
  readonly sessions = new Map<string, Session>();
  /** The turn of the session that started last. */
  reached = 0;
}

interface Task {
  network: Network;
  session: Session;
  amount: number;
  key: string;
  start: () => void;
}

/** Those with waiting tasks, the one whose turn is first before the others. */
function inTurn<Kind extends Account>(accounts: Map<string, Kind>): Kind[] {
  return [...accounts.values()]
    .filter(({ waiting }) => waiting > 0)
    .toSorted((first, second) => first.turn - second.turn);
}

/** True when both may have so much of what is free: never more than they leave free, so that others find room at once. */
function leavesRoom(
  held: { network: number; session: number },
  amount: number,
  free: number,
  assured: number,
): boolean {
  return (
    held.network + amount <= Math.max(free, assured) &&
    held.session + amount <= Math.max(free - held.network, assured)
  );
}

/**
 * Hands out a capacity fairly among networks, and within a network among its sessions. They take turns, a new one first (start-time
 * fair queueing: Goyal, Vin and Cheng, 1996), and none may hold more than it leaves free (dynamic thresholds: Choudhury and
 * Hahne, 1998): one that takes all it can get holds half, two hold a third each. The same holds for the places in the queue.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { capacity, queue, assured = 1, perKey = Number.POSITIVE_INFINITY, onChange } = options;
  const networks = new Map<string, Network>();
  const keys = new Map<string, number>();
  let held = 0;
  let running = 0;
  let waiting = 0;
  /** The turn of the network that started last. */
  let reached = 0;

  function accountsOf({ network: name, session: id }: Caller): Pick<Task, 'network' | 'session'> {
    const network = networks.get(name) ?? new Network();
    networks.set(name, network);
    const session = network.sessions.get(id) ?? new Session();
    network.sessions.set(id, session);
    return { network, session };
  }

  function forgetIdle({ network: name, session: id }: Caller): void {
    const network = networks.get(name);
    if (network?.sessions.get(id)?.isIdle) network.sessions.delete(id);
    if (network?.isIdle) networks.delete(name);
  }

  function mayRun({ network, session, amount }: Task): boolean {
    const free = capacity - held;
    const holding = { network: network.held, session: session.held };
    return amount <= free && leavesRoom(holding, amount, free, assured);
  }

  function nextTask(): Task | undefined {
    for (const network of inTurn(networks)) {
      for (const session of inTurn(network.sessions)) {
        const task = session.tasks.find(({ key }) => (keys.get(key) ?? 0) < perKey);
        if (task === undefined) continue;
        if (mayRun(task)) return task;
        // There is too little room for anybody: smaller shares do not overtake one in turn.
        if (network.held === 0) return undefined;
      }
    }
    return undefined;
  }

  function joinQueue(task: Task): void {
    const { network, session } = task;
    if (network.waiting === 0) network.turn = Math.max(network.turn, reached);
    if (session.waiting === 0) session.turn = Math.max(session.turn, network.reached);
    session.tasks.push(task);
    for (const account of [network, session]) account.waiting += 1;
    waiting += 1;
  }

  function leaveQueue(task: Task): void {
    task.session.tasks.splice(task.session.tasks.indexOf(task), 1);
    for (const account of [task.network, task.session]) account.waiting -= 1;
    waiting -= 1;
  }

  function hold({ network, session, amount, key }: Task, sign: 1 | -1): void {
    for (const account of [network, session]) account.held += sign * amount;
    held += sign * amount;
    running += sign;
    const withKey = (keys.get(key) ?? 0) + sign;
    if (withKey === 0) keys.delete(key);
    else keys.set(key, withKey);
  }

  function startAll(): void {
    for (let task = nextTask(); task !== undefined; task = nextTask()) {
      const { network, session } = task;
      leaveQueue(task);
      hold(task, 1);
      reached = network.turn++;
      network.reached = session.turn++;
      task.start();
    }
    onChange?.(running, waiting);
  }

  async function take({ caller, signal, amount = 1, key = '' }: Asking): Promise<Release> {
    if (signal.aborted) throw new HttpError('overloaded', signal.reason);
    const { promise, resolve, reject } = Promise.withResolvers<Release>();
    const accounts = accountsOf(caller);
    const { network, session } = accounts;
    let state: 'waiting' | 'running' | 'over' = 'waiting';

    const giveUp = () => {
      leaveQueue(task);
      forgetIdle(caller);
      onChange?.(running, waiting);
      reject(new HttpError('overloaded', signal.reason));
    };
    const release = () => {
      if (state === 'over') return;
      state = 'over';
      hold(task, -1);
      startAll();
      forgetIdle(caller);
    };
    const task: Task = {
      ...accounts,
      amount,
      key,
      start() {
        state = 'running';
        signal.removeEventListener('abort', giveUp);
        resolve(release);
      },
    };
    const hasPlace = leavesRoom(
      { network: network.waiting, session: session.waiting },
      1,
      queue - waiting,
      0,
    );
    joinQueue(task);
    startAll();
    if (state === 'waiting') {
      if (hasPlace) signal.addEventListener('abort', giveUp, { once: true });
      else {
        leaveQueue(task);
        forgetIdle(caller);
        throw new HttpError('overloaded');
      }
    }
    return await promise;
  }

  return {
    take,
    async pass(asking, task) {
      const release = await take(asking);
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
}
