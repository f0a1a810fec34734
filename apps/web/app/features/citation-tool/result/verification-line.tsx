import type { RecordLink, Verification } from '@citewright/contract';
import { BadgeCheck, ExternalLink, FileSearch, type LucideIcon, PenLine, ShieldQuestion } from 'lucide-react';

interface Standing {
  icon: LucideIcon;
  /** `name` is that of the service which holds the record. */
  say: (name: string | undefined) => string;
  /** What the link leads to; a record unless said otherwise. */
  link?: string;
}

/** How far each kind of reference can be trusted, in a sentence that a first-year student understands. */
const standings: Record<Verification, Standing> = {
  registry: {
    icon: BadgeCheck,
    say: (name) => (name ? `Taken from the record at ${name}.` : 'Taken from a registered record.'),
  },
  page: {
    icon: FileSearch,
    say: () => 'Read from the page itself. Compare it with what you see there.',
    link: 'Open the page',
  },
  typed: { icon: PenLine, say: () => 'Made from the details that you typed.' },
  matched: {
    icon: FileSearch,
    say: (name) =>
      `Matched to a real record${name ? ` at ${name}` : ''}. Make sure that it is the work you mean.`,
  },
  unverified: {
    icon: ShieldQuestion,
    say: () => 'No registry has confirmed this. Check every detail before you use it.',
  },
};

/** One quiet line: where the reference comes from, with a link to its record. */
export function VerificationLine({
  verification,
  record,
}: {
  verification: Verification;
  record?: RecordLink | undefined;
}) {
  const { icon: Icon, say, link = 'View the record' } = standings[verification];
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <Icon aria-hidden="true" className="mt-0.75 size-4.5 shrink-0 text-ink-faint" />
      <span>
        {say(record?.name)}
        {record && (
          <>
            {' '}
            <a
              href={record.url}
              target="_blank"
              rel="noopener noreferrer"
              className="text-link whitespace-nowrap"
            >
              {link}
              <ExternalLink aria-hidden="true" className="ml-1 inline size-3.5" />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </>
        )}
      </span>
    </p>
  );
}
