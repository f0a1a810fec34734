import { lookup } from 'node:dns/promises';
import { isIP, type Socket } from 'node:net';
import type { buildConnector } from 'undici';
import type { Guard } from './guard.ts';
import { HttpError } from './http.ts';

/** All addresses of a host name, in the order to try them; throws when there are none. */
export type ResolveName = (host: string) => Promise<string[]>;

/** Opens a socket to the address in `hostname`. */
export type Connector = buildConnector.connector;

/** The system's resolver. */
export const resolveName: ResolveName = async (host) => {
  const answers = await lookup(host, { all: true, order: 'ipv4first' });
  return answers.map((answer) => answer.address);
};

export interface DialOptions {
  guard: Guard;
  resolveName: ResolveName;
  /** Opens the socket to an address; undici's own connector unless a test counts calls. */
  connector: Connector;
  /** Deadline for DNS and connection together, in milliseconds. */
  connectTimeout: number;
}

function within<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new HttpError('timeout')), ms);
  return Promise.race([promise, expired]).finally(() => clearTimeout(timer));
}

async function checkedAddresses(host: string, port: string, options: DialOptions): Promise<string[]> {
  const addresses = isIP(host) === 0 ? await options.resolveName(host) : [host];
  // One private address rejects the whole name: trying the others would let an attacker choose the moment.
  const dialable = addresses.every((address) => options.guard.mayDial(address, host, port));
  if (addresses.length === 0 || !dialable) throw new HttpError('unreachable');
  return addresses;
}

function dialOnce(connector: Connector, target: buildConnector.Options): Promise<Socket> {
  return new Promise((resolve, reject) => {
    // On failure undici's connector leaves the socket out altogether, whatever its types say.
    connector(target, (error, socket) => (socket ? resolve(socket) : reject(error)));
  });
}

/**
 * A connector for undici that resolves the host itself, checks each address, and dials exactly the checked
 * one. undici's `lookup` option does not suffice: it is not called for IP literals.
 */
export function createDialer(options: DialOptions): Connector {
  async function dial(target: buildConnector.Options): Promise<Socket> {
    const host = target.hostname.replace(/\.$/, '').replace(/^\[(.*)\]$/, '$1');
    const port = target.port || (target.protocol === 'https:' ? '443' : '80');
    let failure: unknown;
    for (const address of await checkedAddresses(host, port, options)) {
      try {
        // Without `servername` a plain connection goes to this very address; TLS takes its name from `host`.
        const { servername: _servername, ...plain } = target;
        const checked = target.protocol === 'https:' ? target : plain;
        return await dialOnce(options.connector, { ...checked, hostname: address });
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  return (target, callback) => {
    const dialling = dial(target);
    within(dialling, options.connectTimeout).then(
      (socket) => callback(null, socket),
      (error: Error) => {
        callback(error, null);
        dialling.then((late) => late.destroy()).catch(() => undefined);
      },
    );
  };
}
