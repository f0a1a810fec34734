import type { ProblemCode } from '@citewright/contract';
import type { Session } from '../session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's session; absent on a read without a usable identifier. */
    session: Session | undefined;
    /** What the request failed with, for the log. */
    problem: ProblemCode | undefined;
  }
}
