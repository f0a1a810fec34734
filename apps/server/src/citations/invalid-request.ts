import { inputTypeSchema, type ProblemCode } from '@citewright/contract';
import type { FastifySchemaValidationError } from 'fastify';
import * as z from 'zod';
import { inputProblems } from './source.ts';

const typedBody = z.object({ inputType: inputTypeSchema });

/** The problems of missing or wrong fields of the form, by path. Any other field is an `INVALID_REQUEST`. */
const manualFields: Readonly<Record<string, ProblemCode>> = {
  '/manualData': 'INVALID_MANUAL',
  '/manualData/title': 'INVALID_MANUAL',
  '/manualData/authors': 'INVALID_MANUAL',
  '/manualData/year': 'INVALID_MANUAL',
  '/manualData/url': 'INVALID_URL',
};

/** The problem of a body that does not fit the schema, by its wrong field. */
export function problemOfBody(body: unknown, [issue]: FastifySchemaValidationError[]): ProblemCode {
  const typed = typedBody.safeParse(body);
  // The messages are about missing values, not about too long ones.
  if (!issue || !typed.success || issue.keyword === 'too_big') return 'INVALID_REQUEST';
  if (issue.instancePath === '/sourceInput') return inputProblems[typed.data.inputType];
  return manualFields[issue.instancePath] ?? 'INVALID_REQUEST';
}
