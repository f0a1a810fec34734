import { contactMessageSchema } from '@citewright/contract';

/** The error message of each field of the contact form; empty if it is valid. */
export type MessageErrors = Partial<Record<'name' | 'email' | 'subject' | 'message', string>>;

/** Validates the form by the contract's schema. */
export function messageErrors(typed: Readonly<Record<string, unknown>>): MessageErrors {
  const { success, error } = contactMessageSchema.safeParse(typed);
  if (success) return {};
  const first: Record<string, string> = {};
  for (const { path, message } of error.issues) first[String(path[0])] ??= message;
  return first;
}
