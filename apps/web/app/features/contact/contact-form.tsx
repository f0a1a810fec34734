import { type FormEvent, useEffect, useRef, useState } from 'react';
import { contactCopy, messageWritten } from '~/content/contact.ts';
import { faultWords } from '~/content/faults.ts';
import { site } from '~/content/site.ts';
import { Button } from '~/ui/button.tsx';
import { dropText, KeptNote, keepText, keptText } from '~/ui/kept-text.tsx';
import { TextAreaField, TextField } from '~/ui/text-field.tsx';
import { useToast } from '~/ui/use-toast.ts';
import { writeLetter } from '~/ui/write-letter.ts';
import { checkMessage } from './check-message.ts';
import type { MessageErrors } from './message-errors.ts';

const fieldOrder = ['name', 'email', 'subject', 'message'] as const;
type FieldName = (typeof fieldOrder)[number];

function isFieldName(name: string): name is FieldName {
  return fieldOrder.some((field) => field === name);
}

function focusFirst(form: HTMLFormElement, errors: MessageErrors): void {
  const wrong = fieldOrder.find((name) => errors[name] !== undefined);
  const field = wrong && form.elements.namedItem(wrong);
  if (field instanceof HTMLElement) field.focus();
}

/** The typed fields of the form, as text. */
function readFields(form: HTMLFormElement): Record<FieldName, string> {
  const typed = new FormData(form);
  const text = (name: FieldName) => String(typed.get(name) ?? '');
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
}

const formName = 'contact';

/** Keeps what is typed over a reload and another page: until it is discarded, as nobody tells whether the message was sent. */
function useKept() {
  const form = useRef<HTMLFormElement>(null);
  const [isKept, setIsKept] = useState(false);
  // After hydration: the prerendered form is empty.
  useEffect(() => {
    const kept = keptText<Record<string, unknown>>(formName);
    if (!kept || !form.current) return;
    for (const name of fieldOrder) {
      const field = form.current.elements.namedItem(name);
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isText && field.value === '') field.value = String(kept[name] ?? '');
    }
    setIsKept(true);
  }, []);
  const keep = () => {
    if (!form.current) return;
    const typed = readFields(form.current);
    if (Object.values(typed).some((text) => text.trim() !== '')) keepText(formName, typed);
    else dropText(formName);
  };
  const discard = () => {
    form.current?.reset();
    dropText(formName);
    setIsKept(false);
  };
  return { form, isKept, keep, discard };
}

/**
 * The contact form: opens the message in the user's mail program. A field is checked when the user leaves it with
 * something in it, all are checked on submit. Method `dialog` prevents a submit before hydration.
 */
export function ContactForm() {
  const { toast } = useToast();
  const [errors, setErrors] = useState<MessageErrors>({});
  const { form: kept, isKept, keep, discard } = useKept();

  async function checkField(form: HTMLFormElement, name: string): Promise<void> {
    if (!isFieldName(name)) return;
    const typed = readFields(form);
    if (typed[name] === '' && errors[name] === undefined) return;
    // Where the rules cannot be fetched, all is checked when it is sent.
    const found = await checkMessage(typed).catch(() => ({}) as MessageErrors);
    setErrors((shown) => ({ ...shown, [name]: found[name] }));
  }

  async function write(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = readFields(form);
    const found = await checkMessage(typed).catch(() => undefined);
    if (!found) {
      const again = { label: faultWords.tryAgain, run: () => form.requestSubmit() };
      return toast({ title: 'Error', description: faultWords.partMissing, tone: 'failure', action: again });
    }
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirst(form, found);
    writeLetter(typed.subject, `${typed.message}\n\n${typed.name}\n${typed.email}`);
    toast(messageWritten);
  }

  return (
    <form
      ref={kept}
      method="dialog"
      onInput={keep}
      onSubmit={write}
      onBlur={({ currentTarget, target }) => checkField(currentTarget, target.getAttribute('name') ?? '')}
      noValidate
      aria-labelledby="contact-form"
    >
      <h2 id="contact-form" className="font-display text-2xl">
        {contactCopy.formHeading}
      </h2>
      <div className="mt-6 empty:hidden">
        <KeptNote
          isShown={isKept}
          onDiscard={() => {
            discard();
            setErrors({});
          }}
        />
      </div>
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
        <Button type="submit" look="primary" size="lg" className="min-w-44">
          Send Message
        </Button>
        <p className="max-w-sm text-sm text-ink-faint">
          {contactCopy.formNote}{' '}
          <a className="text-link" href={`mailto:${site.email}`}>
            {site.email}
          </a>
          .
        </p>
      </div>
    </form>
  );
}
