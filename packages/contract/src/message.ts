import './without-eval.ts';
import * as z from 'zod';
import { validationMessages } from './validation.ts';

/** The contact form. Nothing is sent (§4): the schema serves the form's own checks. */
export const contactMessageSchema = z.object({
  name: z.string().trim().min(2, validationMessages.nameTooShort),
  email: z.email(validationMessages.emailInvalid),
  subject: z.string().trim().min(5, validationMessages.subjectTooShort),
  message: z.string().trim().min(10, validationMessages.messageTooShort),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** The pricing waitlist: an e-mail address and nothing else. */
export const waitlistSchema = z.object({ email: z.email(validationMessages.emailInvalid) });
export type WaitlistEntry = z.infer<typeof waitlistSchema>;
