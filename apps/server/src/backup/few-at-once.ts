import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problem.ts';

/** Limits how many requests of a route are handled at a time, from before their bodies are read until they end. */
export interface FewAtOnce {
  enter(request: FastifyRequest): void;
  leave(request: FastifyRequest): void;
}

/** Room for `most` requests; `enter` throws a ProblemError when there is none. */
export function fewAtOnce(most: number): FewAtOnce {
  const inside = new Set<FastifyRequest>();
  return {
    enter(request) {
      if (inside.size >= most) throw new ProblemError('OVERLOADED');
      inside.add(request);
    },
    leave(request) {
      inside.delete(request);
    },
  };
}
