import type { Socket } from 'node:net';
import type { buildConnector } from 'undici';
import type { Guard } from './guard.ts';
import { HttpError } from './http.ts';

/** Opens a socket to the address in `hostname`. */
export type Connector = buildConnector.connector;

export interface DialOptions {
  guard: Guard;
  /** Opens the socket to an address; undici's own connector unless a test counts calls. */
  connector: Connector;
  /** Deadline in milliseconds for the connection, and for the addresses where they are not known yet. */
  connectTimeout: number;
}

/** Makes a connector for undici that dials the addresses that `addressesOf` gives for a host. */
export type Dialer = (addressesOf: (host: string) => Promise<readonly string[]>) => Connector;

function within<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new HttpError('timeout')), ms);
  return Promise.race([promise, expired]).finally(() => clearTimeout(timer));
}

function dialOnce(connector: Connector, target: buildConnector.Options): Promise<Socket> {
  return new Promise((resolve, reject) => {
    // On failure undici's connector leaves the socket out altogether, whatever its types say.
    connector(target, (error, socket) => (socket ? resolve(socket) : reject(error)));
  });
}

/**
 * Creates connectors that check each address and dial exactly the checked one. undici's `lookup` option does not suffice: it is
 * not called for IP literals.
 */
export function createDialer({ guard, connector, connectTimeout }: DialOptions): Dialer {
  function check(addresses: readonly string[], host: string, port: string): void {
    // One private address rejects the whole name: trying the others would let an attacker choose the moment.
    const dialable = addresses.every((address) => guard.mayDial(address, host, port));
    if (addresses.length === 0 || !dialable) throw new HttpError('no-host');
  }

  return (addressesOf) => {
    async function dial(target: buildConnector.Options): Promise<Socket> {
      const host = target.hostname.replace(/\.$/, '').replace(/^\[(.*)\]$/, '$1');
      const port = target.port || (target.protocol === 'https:' ? '443' : '80');
      const addresses = await addressesOf(host);
      check(addresses, host, port);
      let failure: unknown;
      for (const address of addresses) {
        try {
          // Without `servername` a plain connection goes to this very address; TLS takes its name from `host`.
          const { servername: _servername, ...plain } = target;
          const checked = target.protocol === 'https:' ? target : plain;
          return await dialOnce(connector, { ...checked, hostname: address });
        } catch (error) {
          failure = error;
        }
      }
      throw failure;
    }

    return (target, callback) => {
      const dialling = dial(target);
      within(dialling, connectTimeout).then(
        (socket) => callback(null, socket),
        (error: Error) => {
          callback(error, null);
          dialling.then((late) => late.destroy()).catch(() => undefined);
        },
      );
    };
  };
}
