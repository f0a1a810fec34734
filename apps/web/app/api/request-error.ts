/**
 * A failed call. `message` is the status, a colon, a space and the body's text, or the status text when the body is
 * empty (specification §8). `status` is 0 when there was no response.
 */
export class RequestError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string, statusText: string, cause?: unknown) {
    super(`${status}: ${body || statusText}`, { cause });
    this.name = 'RequestError';
    this.status = status;
    this.body = body;
  }
}

/** Creates the error for a response that is not OK. Reads the body. */
export async function requestErrorOf(response: Response): Promise<RequestError> {
  return new RequestError(response.status, await response.text(), response.statusText);
}
