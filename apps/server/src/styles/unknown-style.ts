import type { ProblemCode } from '@citewright/contract';
import { findStyles } from '@citewright/styles';
import type { FastifySchemaValidationError } from 'fastify';
import { ProblemError } from '../problem.ts';
import { styleSummary } from './style-summary.ts';

/** Styles that are named instead of an unknown one. */
const nearest = 5;

/** The problem of an id that no style has, with the styles that come nearest. */
export async function unknownStyle(id: string): Promise<ProblemError> {
  const found = await findStyles(id, { limit: nearest });
  const styles = found.map(styleSummary);
  return new ProblemError('UNKNOWN_STYLE', undefined, undefined, styles);
}

/**
 * The problem of a body whose first fault is `issue`: of an unknown style in one of the fields that name one, of an unknown language, or
 * else `code`.
 */
export async function problemWithStyle(
  body: unknown,
  issue: FastifySchemaValidationError | undefined,
  code: ProblemCode,
): Promise<ProblemError> {
  if (issue?.instancePath === '/language') return new ProblemError('UNKNOWN_LANGUAGE');
  const field = /^\/(format|referenceStyle)$/.exec(issue?.instancePath ?? '')?.[1];
  const id = field && typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  return typeof id === 'string' ? await unknownStyle(id) : new ProblemError(code);
}
