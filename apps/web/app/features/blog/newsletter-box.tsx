import { type FormEvent, useState } from 'react';
import { newsletterCopy } from '~/content/blog.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { writeLetter } from '~/ui/write-letter.ts';

/** The feed, and a form that opens a message in the mail program; method `dialog` prevents a submit before hydration. */
export function NewsletterBox() {
  const [written, setWritten] = useState(false);
  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    if (email === '') return;
    const { subject, body } = newsletterCopy.letter;
    writeLetter(subject, body(email));
    event.currentTarget.reset();
    setWritten(true);
  };
  return (
    <section
      aria-labelledby="newsletter"
      className="grid items-end gap-x-10 gap-y-5 rounded-lg border border-rule bg-raised p-6 shadow-page sm:p-9 md:grid-cols-2"
    >
      <div>
        <h2 id="newsletter" className="font-display text-2xl">
          {newsletterCopy.heading}
        </h2>
        <p className="mt-2 font-serif text-ink-soft">
          {newsletterCopy.text}{' '}
          <a href="/blogs/feed.xml" className="text-link">
            {newsletterCopy.feed}
          </a>
          .
        </p>
      </div>
      <form method="dialog" onSubmit={subscribe} className="flex flex-wrap items-end gap-3">
        <TextField
          label="E-mail address"
          type="email"
          name="email"
          autoComplete="email"
          required
          className="min-w-48 flex-1"
        />
        <Button type="submit" look="ink" className="min-h-12">
          Subscribe
        </Button>
      </form>
      <p role="status" className="text-sm text-ink-soft empty:hidden md:col-span-2">
        {written && newsletterCopy.written}
      </p>
    </section>
  );
}
