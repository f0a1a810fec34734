import { BookOpen, Fingerprint, Link, type LucideIcon, Quote, ScanText } from 'lucide-react';
import { Badge } from '~/ui/badge.tsx';
import { badgeLabels, type DetectedKind } from './detect-input.ts';

const icons: Record<DetectedKind, LucideIcon> = {
  url: Link,
  doi: Fingerprint,
  isbn: BookOpen,
  intext: Quote,
};

/** The icon at the start of the input: the detected kind, or a neutral icon. */
export function DetectedIcon({ kind }: { kind: DetectedKind | undefined }) {
  const Icon = kind === undefined ? ScanText : icons[kind];
  return <Icon aria-hidden="true" className={kind === undefined ? undefined : 'text-success'} />;
}

/** The badge at the end of the input; announced when it appears. */
export function DetectedBadge({ kind }: { kind: DetectedKind | undefined }) {
  return (
    <span role="status">
      {kind !== undefined && (
        <>
          <Badge tone="success">{badgeLabels[kind]}</Badge>
          <span className="sr-only"> detected</span>
        </>
      )}
    </span>
  );
}
