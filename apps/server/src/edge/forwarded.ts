import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

const name = 'x-forwarded-for';

/** An address with the port that some proxies add to it: `192.0.2.7:4711`, `[2001:db8::1]:4711`. */
const withPort = /^(?:\[([\d.:a-f]+)\]|([\d.]+))(?::\d{1,5})?$/i;

/** The address of an entry; absent for anything else. */
function forwardedAddress(entry: string): string | undefined {
  const text = entry.trim();
  const address = isIP(text) ? text : (withPort.exec(text)?.slice(1).find(Boolean) ?? '');
  return isIP(address) ? address : undefined;
}

/**
 * The addresses of an `X-Forwarded-For` header from the last one back to the first entry that is none: what stands before it cannot be
 * trusted. Absent when none is left; then the connection's own address counts.
 */
export function forwardedAddresses(header: string): string | undefined {
  const addresses: string[] = [];
  for (const entry of header.split(',').toReversed()) {
    const address = forwardedAddress(entry);
    if (address === undefined) break;
    addresses.unshift(address);
  }
  return addresses.join(', ') || undefined;
}

/** Removes from `X-Forwarded-For` what is no address, before anything reads it: each text would be a network with limits of its own. */
export function cleanForwarded({ server }: Pick<FastifyInstance, 'server'>): void {
  server.prependListener('request', ({ headers }) => {
    const header = headers[name];
    if (header === undefined) return;
    const addresses = forwardedAddresses(String(header));
    if (addresses === undefined) delete headers[name];
    else headers[name] = addresses;
  });
}
