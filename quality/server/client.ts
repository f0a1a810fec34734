/** An answer of the API. */
export interface Answer {
  status: number;
  body: unknown;
}

/** Calls the API for a session; absent when the connection broke before an answer came. */
export type Client = (
  method: string,
  path: string,
  body?: object,
  key?: string,
) => Promise<Answer | undefined>;

/** A client of the server at this address; `network` is its own address as a trusted proxy names it. */
export function clientOf(address: string, session: string, network?: string): Client {
  return async (method, path, body, key) => {
    try {
      const response = await fetch(address + path, {
        method,
        headers: {
          'x-session-id': session,
          ...(network && { 'x-forwarded-for': network }),
          ...(body && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        body: body ? JSON.stringify(body) : null,
      });
      return { status: response.status, body: await response.json() };
    } catch {
      return undefined;
    }
  };
}

/** The form of a project. */
export const projectForm = (name: string) => ({
  name,
  moduleName: 'Crashes',
  moduleCode: 'C1',
  referenceStyle: 'apa',
});

/** The request for a typed book of this title. */
export const bookForm = (title: string) => ({
  format: 'apa',
  inputType: 'manual',
  sourceInput: 'manual',
  manualData: { title, authors: 'Okafor, Ada', year: '2019', sourceType: 'book' },
});

/** The body of an answer. @throws Error when none came, or it is a failure. */
export function bodyOf<Body>(answer: Answer | undefined): Body {
  if (answer === undefined || answer.status >= 300) throw new Error(`answered with ${answer?.status}`);
  return answer.body as Body;
}
