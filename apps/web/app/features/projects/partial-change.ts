import { failureMessage } from '~/api/failure-message.ts';
import { UnansweredChange } from '~/api/request-error.ts';
import { partialWords } from '~/content/partial-changes.ts';

/** Of several changes some are done; `cause` is why the others are not. */
export class PartialChange extends Error {
  override readonly name = 'PartialChange';
  readonly done: number;
  readonly all: number;

  constructor(done: number, all: number, cause: unknown) {
    super(`${done} of ${all} changes were done`, { cause });
    this.done = done;
    this.all = all;
  }
}

/** Why the rest of several changes is not done. */
function restMessage(cause: unknown): string {
  if (cause instanceof UnansweredChange)
    return cause.isUndone ? partialWords.othersUndone : partialWords.othersUnknown;
  return failureMessage(cause, partialWords.othersUnknown);
}

/** How much is done, and why the rest is not. */
export const partialMessage = ({ done, all, cause }: PartialChange): string =>
  `${partialWords.partly(done, all)} ${restMessage(cause)}`;
