import type { FormEvent } from 'react';
import { pricingCopy, waitlistLetter, waitlistWritten } from '~/content/pricing.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { useToast } from '~/ui/use-toast.ts';
import { writeLetter } from '~/ui/write-letter.ts';

/** The waitlist: opens a message in the mail program. The browser validates the address; method `dialog` prevents a submit before hydration. */
export function WaitlistForm() {
  const { toast } = useToast();
  const join = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    if (email === '') return;
    writeLetter(waitlistLetter.subject, waitlistLetter.body(email));
    event.currentTarget.reset();
    toast(waitlistWritten);
  };
  return (
    <section aria-labelledby="waitlist" className="mt-8 max-w-xl">
      <h2 id="waitlist" className="font-display text-xl">
        {pricingCopy.waitlistHeading}
      </h2>
      <p className="mt-2 text-ink-soft">{pricingCopy.waitlistText}</p>
      <form method="dialog" onSubmit={join} className="mt-5 flex flex-wrap items-end gap-3">
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          required
          className="min-w-52 flex-1"
        />
        <Button type="submit" look="ink" className="min-h-12">
          Join the waitlist
        </Button>
      </form>
    </section>
  );
}
