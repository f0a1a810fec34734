import type { ProblemCode } from '@citewright/contract';
import { RequestError } from '~/api/request-error.ts';

const code: ProblemCode = 'CHANGED_ELSEWHERE';

/** Whether our server refused an edit because its field was changed meanwhile. */
export const isChangedElsewhere = (failure: unknown): boolean =>
  failure instanceof RequestError && failure.status === 409 && failure.body.includes(`"${code}"`);
