import { fetchPart } from '~/ui/lazy-part.tsx';
import type { MessageErrors } from './message-errors.ts';

/** Validates the form by the rules of the specification (§5). The schemas are loaded on first submit. */
export async function checkMessage(typed: Readonly<Record<string, unknown>>): Promise<MessageErrors> {
  const { messageErrors } = await fetchPart(() => import('./message-errors.ts'));
  return messageErrors(typed);
}
