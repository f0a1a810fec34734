import { problemSchema } from '@citewright/contract';

/** The error answers of every call, as the description of the API shows them. */
export const problemResponses = {
  '4xx': problemSchema.describe('The request cannot be answered; `message` says why and what to try'),
  '5xx': problemSchema.describe('A source or this server failed; `Retry-After` says when to come back'),
};
