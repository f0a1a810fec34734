import {
  BookOpen,
  Fingerprint,
  Link,
  type LucideIcon,
  Quote,
  ScanText,
  ScrollText,
  Search,
} from 'lucide-react';
import { Badge } from '~/ui/badge.tsx';
import { badgeLabels, type InputName } from './detect-input.ts';

const icons: Record<InputName, LucideIcon> = {
  url: Link,
  doi: Fingerprint,
  isbn: BookOpen,
  intext: Quote,
  title: Search,
  reference: ScrollText,
  arxiv: Fingerprint,
  pmid: Fingerprint,
  pmcid: Fingerprint,
};

/** The icon at the start of the input: the detected kind, or a neutral icon. */
export function DetectedIcon({ name }: { name: InputName | undefined }) {
  const Icon = name === undefined ? ScanText : icons[name];
  return <Icon aria-hidden="true" className={name === undefined ? undefined : 'text-success'} />;
}

/** The badge at the end of the input; announced when it appears. */
export function DetectedBadge({ name }: { name: InputName | undefined }) {
  return (
    <span role="status">
      {name !== undefined && (
        <>
          <Badge tone="success">{badgeLabels[name]}</Badge>
          <span className="sr-only"> detected</span>
        </>
      )}
    </span>
  );
}
