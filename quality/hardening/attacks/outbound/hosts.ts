import type { Stub } from '../../../server/stub.ts';

/** Addresses of loopback at which the stub answers, each another host of the attacker. */
export const hostsOf = ({ origin }: Stub, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `http://127.0.2.${index + 1}:${new URL(origin).port}`);

/** Lets the server fetch from these hosts. */
export const allowing = (stub: Stub, origins: readonly string[]): Record<string, string> => ({
  FETCH_ALLOW: [stub.origin, ...origins].map((origin) => new URL(origin).host).join(),
});
