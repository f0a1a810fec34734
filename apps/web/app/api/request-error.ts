import type { ProblemCode } from '@citewright/contract';

/** The words of our server in the body of a failure; `undefined` in one that is not ours: of a proxy, or of a network's own page. */
function messageOf(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' && message.trim() !== '' ? message.trim() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A failed call. `message` is the status, a colon, a space and the body's text, or the status text when the body is
 * empty (specification §8).
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly body: string;
  /** What our server says; absent when it was not our server that answered. */
  readonly said: string | undefined;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
    this.said = status < 400 ? undefined : messageOf(body);
  }
}

/** True when our server did not answer a call: nothing came, or only the words of something in between. What became of it is not known. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof RequestError && error.said !== undefined);
}

/** True when our server says that it does not have what was asked for. */
export function isMissing(error: unknown): boolean {
  return error instanceof RequestError && error.status === 404 && error.said !== undefined;
}

const changedElsewhere: ProblemCode = 'CHANGED_ELSEWHERE';

/** True when our server refused an edit because its field was changed meanwhile. */
export function isChangedElsewhere(error: unknown): boolean {
  return error instanceof RequestError && error.body.includes(changedElsewhere);
}

/** A change that nobody answered. Either it was looked for and is not stored, or it is not known what became of it. */
export class UnansweredChange extends Error {
  override readonly name = 'UnansweredChange';
  readonly isUndone: boolean;

  constructor(isUndone: boolean, cause: unknown) {
    super('A change was not answered', { cause });
    this.isUndone = isUndone;
  }
}
