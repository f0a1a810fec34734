import type { FormEvent } from 'react';
import { helpCopy } from '~/content/help.ts';
import { Button } from '~/ui/button.tsx';
import { TextAreaField, TextField } from '~/ui/text-field.tsx';
import { writeLetter } from '~/ui/write-letter.ts';

/** Opens a message to support in the mail program. Method `dialog` prevents a submit before hydration. */
export function SupportForm() {
  const write = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    writeLetter(String(typed.get('subject')), String(typed.get('message')));
  };
  return (
    <form method="dialog" onSubmit={write} aria-labelledby="support-form">
      <h2 id="support-form" className="font-display text-3xl">
        {helpCopy.formHeading}
      </h2>
      <div className="mt-7 grid gap-5">
        <TextField label="Subject" name="subject" required />
        <TextAreaField label="Message" name="message" rows={5} required />
      </div>
      <Button type="submit" look="primary" size="lg" className="mt-6">
        Send Message
      </Button>
      <p className="mt-4 max-w-md text-sm text-ink-faint">{helpCopy.formNote}</p>
    </form>
  );
}
