import type { Problem, ProblemCode } from '@citewright/contract';
import { CslError } from '@citewright/formatting';
import { InterchangeError } from '@citewright/interchange';
import { ResolveError } from '@citewright/resolver';
import { problemMessages } from '@citewright/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isStorageFailure } from '../db/failure.ts';
import { DatabaseBusyError } from '../db/postgres.ts';
import { fileProblemOf } from '../file-problem.ts';
import { type FileFault, ProblemError, problems } from '../problem.ts';
import { tracesOf } from './log.ts';
import { HangUpError } from './read-body.ts';

/** Problem codes of Fastify's errors; errors that are not listed map by their status. */
const frameworkProblems: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_HANDLER_TIMEOUT: 'UPSTREAM_TIMEOUT',
};

/** The errors of `answerDeadline`: too slow, or the client has gone. */
const abortNames = new Set(['TimeoutError', 'AbortError']);

function frameworkProblemOf(error: unknown): ProblemCode {
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  return frameworkProblems[code] ?? (statusCode < 500 ? 'INVALID_REQUEST' : 'INTERNAL');
}

/** The problem that an error is answered with. */
export function problemOf(error: unknown): { code: ProblemCode; retryAfter?: number | undefined } {
  if (error instanceof ProblemError || error instanceof ResolveError) return error;
  if (error instanceof CslError && error.code === 'too-complex') return { code: 'STYLE_TOO_COMPLEX' };
  if (error instanceof InterchangeError) return { code: fileProblemOf(error) };
  if (error instanceof Error && abortNames.has(error.name)) return { code: 'UPSTREAM_TIMEOUT' };
  if (error instanceof HangUpError) return { code: 'INVALID_REQUEST' };
  if (error instanceof DatabaseBusyError) return { code: 'OVERLOADED' };
  if (isStorageFailure(error)) return { code: 'STORAGE_UNAVAILABLE' };
  return { code: frameworkProblemOf(error) };
}

/** A message with the fault of a file behind its headline. */
function withFault(message: string, { reason, place }: FileFault): string {
  const where = place ? `Line ${place.line}, column ${place.column}: ` : '';
  return message.replace('\n', `\n• ${where}${reason}\n`);
}

/** Answers with a problem's status and message, and with alternatives where there are any. */
export function sendProblem(
  reply: FastifyReply,
  code: ProblemCode,
  retryAfter = problems[code].retryAfter,
  { alternatives, styles, fault }: Partial<Pick<ProblemError, 'alternatives' | 'styles' | 'fault'>> = {},
) {
  const { status } = problems[code];
  const message = problemMessages[code];
  reply.request.problem = code;
  const body: Problem = {
    message: fault ? withFault(message, fault) : message,
    code,
    requestId: reply.request.id,
    alternatives,
    styles,
    place: fault?.place,
  };
  // A response that failed before its first byte may have set its encoding already.
  reply.removeHeader('content-encoding');
  // Some errors are cacheable by default, 404 and 405 among them (RFC 9110, 15.1).
  reply.header('cache-control', 'no-store');
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)));
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

/** The one place where errors become answers. Unexpected errors are logged here, once. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { code, retryAfter } = problemOf(error);
  if (error instanceof HangUpError) request.log.info('the client has closed the connection');
  if (code === 'INTERNAL') request.log.error({ failure: tracesOf(error) }, 'unexpected failure');
  if (code === 'STORAGE_UNAVAILABLE') request.log.error({ failure: tracesOf(error) }, 'storage failed');
  return sendProblem(reply, code, retryAfter, error instanceof ProblemError ? error : {});
}
