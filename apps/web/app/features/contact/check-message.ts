import { fetchPart } from '~/ui/lazy-part.tsx';

/** The error message of each field of the contact form; empty if it is valid. */
export type MessageErrors = Partial<Record<'name' | 'email' | 'subject' | 'message', string>>;

/** Validates the form by the rules of the specification (§5). The schemas are loaded on first submit. */
export async function checkMessage(typed: Readonly<Record<string, unknown>>): Promise<MessageErrors> {
  const { contactMessageSchema } = await fetchPart(() => import('@citewright/contract'));
  const { success, error } = contactMessageSchema.safeParse(typed);
  if (success) return {};
  const first: Record<string, string> = {};
  for (const { path, message } of error.issues) first[String(path[0])] ??= message;
  return first;
}
