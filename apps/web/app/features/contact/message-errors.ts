import { contactMessageSchema } from '@citewright/contract';
import type { MessageErrors } from './check-message.ts';

/** The error message of each field of the contact form, by the contract's schema. */
export function messageErrors(typed: Readonly<Record<string, unknown>>): MessageErrors {
  const { success, error } = contactMessageSchema.safeParse(typed);
  if (success) return {};
  const first: Record<string, string> = {};
  for (const { path, message } of error.issues) first[String(path[0])] ??= message;
  return first;
}
