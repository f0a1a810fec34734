import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../caller.ts';
import { createFairQueue } from './fair-queue.ts';
import { HttpError } from './http.ts';

/** All addresses of a host name, in the order to try them. Rejects when there are none, and when the signal aborts. */
export type ResolveName = (host: string, signal: AbortSignal) => Promise<string[]>;

/** Names of strangers that are asked for at the same time, and that wait. */
const questions = { capacity: 16, queue: 64 } as const;

/** A name that was not answered is not asked for again for so long, in milliseconds. */
const forgetAfter = 60_000;
const mostRemembered = 10_000;

/** One question to one DNS server is repeated once, after this many milliseconds. */
const patience = { timeout: 1_000, tries: 2 } as const;

const unanswered = new Set(['ETIMEOUT', 'ECANCELLED']);
/** There is no such name, or it has no address. */
const absent = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Asks DNS servers directly (c-ares), by default those of the system. `getaddrinfo` would hold a thread of the process for each
 * name that is not answered. Neither the hosts file nor search domains count: a page of the web needs a full public name.
 */
export function createDnsClient(servers: readonly string[] = []): ResolveName {
  return async (host, signal) => {
    const dns = new Resolver(patience);
    if (servers.length > 0) dns.setServers(servers);
    const cancel = () => dns.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    const answers = await Promise.allSettled([dns.resolve4(host), dns.resolve6(host)]);
    signal.removeEventListener('abort', cancel);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length > 0) return addresses;
    const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    const isSilent = failures.some(({ code }) => unanswered.has(code));
    const isAbsent = failures.every(({ code }) => absent.has(code));
    throw new HttpError(isSilent ? 'timeout' : isAbsent ? 'no-host' : 'unreachable', failures[0]);
  };
}

/** The system's resolver with its hosts file and search domains: for names that the operator has configured. */
const askSystem: ResolveName = async (host) => {
  const answers = await lookup(host, { all: true, order: 'ipv4first' });
  return answers.map(({ address }) => address);
};

export interface NamesOptions {
  resolveName: ResolveName;
  /** Hosts that the operator has configured: the system resolves their names. */
  ownHosts: ReadonlySet<string>;
  /** Time limit of one name in milliseconds. */
  limit: number;
}

/** Finds the addresses of hosts. Rejects with `HttpError`: `timeout` when nobody answers, `overloaded` when too many wait. */
export interface Names {
  /** The addresses of a service's host. Nobody waits in a queue for them. */
  ofService(host: string): Promise<string[]>;
  /** The addresses of any other host, for a caller: few at a time, in turn. */
  ofStranger(host: string, caller: Caller, signal: AbortSignal): Promise<string[]>;
}

async function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(new HttpError('timeout', signal.reason));
  if (signal.aborted) onAbort();
  else signal.addEventListener('abort', onAbort, { once: true });
  return await Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', onAbort));
}

/** Creates the names of one guarded client: a time limit for each, and a queue for those of strangers. */
export function createNames({ resolveName, ownHosts, limit }: NamesOptions): Names {
  const turns = createFairQueue(questions);
  const silent = new LRUCache<string, true>({ max: mostRemembered, ttl: forgetAfter });

  async function ask(host: string, signal?: AbortSignal): Promise<string[]> {
    const deadline = AbortSignal.timeout(limit);
    const stop = signal ? AbortSignal.any([signal, deadline]) : deadline;
    const resolve = ownHosts.has(host) ? askSystem : resolveName;
    return await untilAborted(resolve(host, stop), stop);
  }

  async function askOnce(host: string, signal: AbortSignal): Promise<string[]> {
    // It may have been found silent while this question waited.
    if (silent.has(host)) throw new HttpError('unreachable');
    try {
      return await ask(host, signal);
    } catch (error) {
      const isSilent = error instanceof HttpError && error.code === 'timeout' && !signal.aborted;
      if (isSilent) silent.set(host, true);
      throw error;
    }
  }

  return {
    ofService: async (host) => (isIP(host) === 0 ? await ask(host) : [host]),
    async ofStranger(host, caller, signal) {
      if (isIP(host) !== 0) return [host];
      if (silent.has(host)) throw new HttpError('unreachable');
      return await turns.pass({ caller, signal }, () => askOnce(host, signal));
    },
  };
}
