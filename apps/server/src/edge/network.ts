import type { Caller } from '@citewright/resolver';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** The part of an address that identifies one household or office: IPv4 whole, IPv6 by its /64. */
export const networkOf = (address: string): string => normalizeIP(address);

/** Whose request it is, for queues in which callers take turns. */
export const callerOf = ({ ip, session }: FastifyRequest): Caller => ({
  network: networkOf(ip),
  session: session?.key ?? '',
});
