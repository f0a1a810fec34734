interface GuideDatesProps {
  /** ISO dates. */
  published: string;
  changed: string;
  readTime: string;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{day.format(new Date(date))}</time>;
}

/** The dates when a guide was published and last revised, and its reading time. */
export function GuideDates({ published, changed, readTime }: GuideDatesProps) {
  return (
    <p className="w-full text-sm text-ink-soft">
      Published <Day date={published} /> · Updated <Day date={changed} /> · {readTime}
    </p>
  );
}
