import { problemSchema } from '@citewright/contract';
import { problemMessages } from '@citewright/words';
import { problems } from '../../../apps/server/src/problem.ts';
import { leaks } from '../bad-request-cases.ts';

/** An answer to a request that was made up. */
export interface FuzzAnswer {
  status: number;
  header(name: string): string | undefined;
  body: string;
}

/** A message without the line that says what is wrong with a file, which stands behind the headline. */
const withoutFault = (message: string): string => message.replace(/\n.*/, '');

function problemFaults({ status, body, header }: FuzzAnswer): string[] {
  if (header('content-type') !== 'application/json; charset=utf-8')
    return [`${status} as ${header('content-type')}`];
  const problem = problemSchema.safeParse(JSON.parse(body));
  if (!problem.success) return [`${status} without the shape of a problem`];
  const { code, message } = problem.data;
  return [
    ...(code === 'INTERNAL' ? ['an unexpected failure'] : []),
    ...(problems[code].status === status ? [] : [`${code} with status ${status}`]),
    ...([message, withoutFault(message)].includes(problemMessages[code]) ? [] : [`${code} in other words`]),
    ...([429, 503].includes(status) && !Number(header('retry-after')) ? ['no Retry-After'] : []),
    ...(leaks.test(body) ? ['leaks internals'] : []),
  ];
}

/** What is wrong with an answer, whatever was asked: an uncatalogued failure, a wrong shape, a missing header. */
export function faultsOf(answer: FuzzAnswer): string[] {
  const { status, header } = answer;
  return [
    ...(header('x-content-type-options') === 'nosniff' ? [] : ['nosniff is missing']),
    ...(header('content-security-policy') ? [] : ['no content security policy']),
    ...(header('x-request-id') ? [] : ['no request id']),
    ...(status >= 400 ? problemFaults(answer) : []),
  ];
}
