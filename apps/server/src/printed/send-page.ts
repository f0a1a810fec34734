import type { ProblemCode } from '@citewright/contract';
import { problemMessages } from '@citewright/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from '../edge/failure.ts';
import { tracesOf } from '../edge/log.ts';
import { ApiProblem } from '../mcp/api-caller.ts';
import { problems } from '../problem.ts';
import { printedPolicy } from './frame.ts';

/** Why something could not be done, as a page says it. */
export interface Refusal {
  message: string;
  /** Absent for what the page itself refuses. */
  code?: ProblemCode | undefined;
  /** Seconds. */
  retryAfter?: number | undefined;
}

const isProblem = (code: string): code is ProblemCode => Object.hasOwn(problems, code);

/** The refusal of a failed call, or of any other error. */
export function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof ApiProblem) {
    const { message, code, retryAfter } = error;
    return { message, code: isProblem(code) ? code : undefined, retryAfter };
  }
  const { code } = problemOf(error);
  if (code === 'INTERNAL') request.log.error({ failure: tracesOf(error) }, 'unexpected failure');
  return { message: problemMessages[code], code };
}

/** Sends a printed page, with the status that the API gives to a refusal. It is not stored: it says what somebody looks for. */
export function sendPage(reply: FastifyReply, page: string, refusal?: Refusal): FastifyReply {
  const { code, retryAfter } = refusal ?? {};
  reply.request.problem = code;
  const problem = code && problems[code];
  const wait = retryAfter ?? problem?.retryAfter;
  if (wait !== undefined) reply.header('retry-after', wait);
  return reply
    .code(problem?.status ?? (refusal ? 400 : 200))
    .headers({ 'content-security-policy': printedPolicy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page);
}
