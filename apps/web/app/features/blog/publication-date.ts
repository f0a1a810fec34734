const formats = {
  /** 'MMM d, yyyy', on cards. */
  short: new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }),
  /** 'MMMM d, yyyy', on article pages. */
  long: new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }),
} as const;

/** A publication date as specified (§9): "Feb 3, 2026" or "February 3, 2026". */
export function publicationDate(iso: string, format: keyof typeof formats): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? 'Publication date unavailable' : formats[format].format(date);
}
