import type { RecordLink, Verification } from '@citewright/contract';
import {
  BadgeCheck,
  ExternalLink,
  FileSearch,
  FolderOpen,
  type LucideIcon,
  PenLine,
  ShieldQuestion,
} from 'lucide-react';

interface Statement {
  icon: LucideIcon;
  /** The sentence; `name` is the source that has the record. */
  say: (name: string | undefined) => string;
  /** The link text; by default it names a record. */
  link?: (name: string) => string;
  /** Whether the sentence is still true after the user has edited the record. */
  outlivesEdits?: true;
}

/** The levels of confidence, highest first. */
const certainties = [
  { from: 0.85, words: 'Very likely the work you mean.' },
  { from: 0.65, words: 'Probably the work you mean: compare it with your source.' },
  { from: 0, words: 'Possibly the work you mean: compare it with your source.' },
] as const;

/** What to do where other works fit about as well; only the nearest of many are offered. */
function rivalWords(rivals: number, offered: number): string {
  const many = `${rivals + 1} works fit equally well`;
  if (offered >= rivals) return `${many}: compare them below.`;
  if (offered === 0) return `${many}. Search by the title of yours.`;
  return `${many}, and ${offered} of the others are below. If yours is not among them, search by its title.`;
}

/** The confidence of a match in words; empty if the user picked the record. */
function certaintyOf(confidence: number | undefined, rivals: number, offered: number): string | undefined {
  if (confidence !== undefined && rivals > 0) return rivalWords(rivals, offered);
  return confidence === undefined ? undefined : certainties.find(({ from }) => confidence >= from)?.words;
}

/** How reliable each kind of reference is, in a sentence that a first-year student understands. */
const statements: Record<Verification, Statement> = {
  registry: {
    icon: BadgeCheck,
    say: (name) => (name ? `Taken from the record at ${name}.` : 'Taken from a registered record.'),
  },
  page: {
    icon: FileSearch,
    say: () => 'Read from the page itself. Compare it with what you see there.',
    link: () => 'Open the page',
  },
  'given-page': {
    icon: FileSearch,
    say: () => 'Read from a page that you gave. Compare it with what you see there.',
  },
  typed: { icon: PenLine, say: () => 'Made from the details that you typed.', outlivesEdits: true },
  matched: {
    icon: FileSearch,
    say: (name) => (name ? 'Matched to a published record:' : 'Matched to a published record.'),
    link: (name) => `view it at ${name}`,
  },
  unverified: {
    icon: ShieldQuestion,
    say: () => 'No registry has confirmed this. Check every detail before you use it.',
    outlivesEdits: true,
  },
};

/** The sentence for an edited reference: it is no longer what any source says. */
const edited: Statement = {
  icon: PenLine,
  say: (name) => (name ? `Edited after the record at ${name}:` : 'Edited after the record.'),
};

/** The sentence for a work that was found in a project of the user's: nobody else has confirmed it. */
const ownWork: Statement = {
  icon: FolderOpen,
  say: () => 'From your projects. Compare it with your source.',
  outlivesEdits: true,
};

interface VerificationLineProps {
  verification: Verification;
  /** True when the user has edited the record. */
  isEdited: boolean;
  record?: RecordLink | undefined;
  /** The confidence of a match, 0 to 1. */
  confidence?: number | undefined;
  /** How many other works fit about as well, and how many works are on offer below. */
  rivals?: number | undefined;
  offered: number;
  /** True when a project of the session already contains the work. */
  own?: boolean;
}

/** The source of the reference, with a link to its record. */
export function VerificationLine({
  verification,
  isEdited,
  record,
  confidence,
  rivals = 0,
  offered,
  own,
}: VerificationLineProps) {
  const isOwnWork = verification === 'typed' && own === true;
  const statement = isOwnWork ? ownWork : statements[verification];
  const { icon: Icon, say } = isEdited && !statement.outlivesEdits ? edited : statement;
  const { link = () => 'View the record' } = statement;
  const certainty = certaintyOf(confidence, rivals, offered);
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
              {link(record.name)}
              <ExternalLink aria-hidden="true" className="ml-1 inline size-3.5" />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </>
        )}
        {!isOwnWork && (own ? ' It is in one of your projects already.' : certainty && ` ${certainty}`)}
      </span>
    </p>
  );
}
