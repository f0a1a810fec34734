import { inputTypeSchema, type ProblemCode } from '@citewright/contract';
import type { FastifySchemaValidationError } from 'fastify';
import * as z from 'zod';
import { inputProblems } from './source.ts';

const typedBody = z.object({ inputType: inputTypeSchema });

/** What a missing or wrong field means, by its path. Other fields are not the form's: `INVALID_REQUEST`. */
const manualFields: Readonly<Record<string, ProblemCode>> = {
  '/manualData': 'INVALID_MANUAL',
  '/manualData/title': 'INVALID_MANUAL',
  '/manualData/authors': 'INVALID_MANUAL',
  '/manualData/year': 'INVALID_MANUAL',
  '/manualData/url': 'INVALID_URL',
};

/** The problem of a body that does not fit the schema, so that the words name the field that is wrong. */
export function problemOfBody(body: unknown, [issue]: FastifySchemaValidationError[]): ProblemCode {
  const typed = typedBody.safeParse(body);
  // Too long is not missing: its message would mislead.
  if (!issue || !typed.success || issue.keyword === 'too_big') return 'INVALID_REQUEST';
  if (issue.instancePath === '/sourceInput') return inputProblems[typed.data.inputType];
  return manualFields[issue.instancePath] ?? 'INVALID_REQUEST';
}
