import { connect, type Socket } from 'node:net';

/** A connection that ignores its errors; the caller reads what it wants to read. */
export function openSocket(address: string): Socket {
  const { hostname, port } = new URL(address);
  return connect(Number(port), hostname).on('error', () => undefined);
}

/** The head of a request, byte for byte. */
export const headOf = (method: string, path: string, headers: Record<string, string | number>): string =>
  [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

/** How often each of these came: "30 x 413, 2 x broken off". */
export function counted(outcomes: readonly (string | number | undefined)[]): string {
  const groups = Map.groupBy(outcomes, (outcome) => outcome ?? 'broken off');
  return [...groups].map(([outcome, all]) => `${all.length} x ${outcome}`).join(', ');
}
