import { fetchPart } from '~/ui/lazy-part.tsx';

/** The error message of each field of the contact form; empty if it is valid. */
export type MessageErrors = Partial<Record<'name' | 'email' | 'subject' | 'message', string>>;

/** Validates the form by the rules of the specification (§5). The schemas are loaded on first submit. */
export async function checkMessage(typed: Readonly<Record<string, unknown>>): Promise<MessageErrors> {
  const { messageErrors } = await fetchPart(() => import('./message-errors.ts'));
  return messageErrors(typed);
}
