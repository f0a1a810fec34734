import { type FormEvent, useState } from 'react';
import { contactCopy, messageSent, sendingTime } from '~/content/contact.ts';
import { site } from '~/content/site.ts';
import { Button } from '~/ui/button.tsx';
import { TextAreaField, TextField } from '~/ui/text-field.tsx';
import { useToast } from '~/ui/use-toast.ts';
import { checkMessage, type MessageErrors } from './check-message.ts';

const fieldOrder = ['name', 'email', 'subject', 'message'] as const;

function focusFirst(form: HTMLFormElement, errors: MessageErrors): void {
  const wrong = fieldOrder.find((name) => errors[name] !== undefined);
  const field = wrong && form.elements.namedItem(wrong);
  if (field instanceof HTMLElement) field.focus();
}

/** The contact form. Sending is simulated, as specified (§4); method `dialog` prevents a submit before hydration. */
export function ContactForm() {
  const { toast } = useToast();
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<MessageErrors>({});

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const found = await checkMessage(Object.fromEntries(new FormData(form)));
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirst(form, found);
    setSending(true);
    setTimeout(() => {
      setSending(false);
      form.reset();
      toast(messageSent);
    }, sendingTime);
  }

  return (
    <form method="dialog" onSubmit={send} noValidate aria-labelledby="contact-form">
      <h2 id="contact-form" className="font-display text-2xl">
        {contactCopy.formHeading}
      </h2>
      <div className="mt-6 grid gap-5 sm:grid-cols-2">
        <TextField label="Name" name="name" autoComplete="name" required error={errors.name} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          error={errors.email}
        />
        <TextField label="Subject" name="subject" required error={errors.subject} className="sm:col-span-2" />
        <TextAreaField
          label="Message"
          name="message"
          rows={6}
          required
          error={errors.message}
          className="sm:col-span-2"
        />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" look="primary" size="lg" busy={sending} className="min-w-44">
          {sending ? 'Sending...' : 'Send Message'}
        </Button>
        <p className="max-w-xs text-sm text-ink-faint">
          What must reach us for certain goes to{' '}
          <a className="text-link" href={`mailto:${site.email}`}>
            {site.email}
          </a>
          .
        </p>
      </div>
    </form>
  );
}
