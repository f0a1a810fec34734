import type { CheckAlert, CheckVerdict } from '@citewright/contract';
import { alertWords, verdictLine, verdictWords } from '@citewright/words';
import {
  BadgeCheck,
  CircleDashed,
  CircleSlash,
  FilePenLine,
  type LucideIcon,
  OctagonX,
  SearchX,
  TriangleAlert,
  Unlink,
} from 'lucide-react';

interface Look {
  icon: LucideIcon;
  className: string;
}

export const verdictLooks: Readonly<Record<CheckVerdict, Look>> = {
  confirmed: { icon: BadgeCheck, className: 'text-success' },
  differs: { icon: FilePenLine, className: 'text-amber' },
  'other-work': { icon: Unlink, className: 'text-danger' },
  'not-found': { icon: SearchX, className: 'text-danger' },
  'not-checked': { icon: CircleDashed, className: 'text-slate' },
  'not-checkable': { icon: CircleSlash, className: 'text-slate' },
};

export const alertLooks: Readonly<Record<CheckAlert, Look>> = {
  retracted: { icon: OctagonX, className: 'text-danger' },
  concern: { icon: TriangleAlert, className: 'text-danger' },
  corrected: { icon: TriangleAlert, className: 'text-amber' },
  superseded: { icon: FilePenLine, className: 'text-amber' },
  gone: { icon: Unlink, className: 'text-danger' },
  impossible: { icon: TriangleAlert, className: 'text-danger' },
};

function Mark({ look: { icon: Icon, className }, words }: { look: Look; words: string }) {
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm font-semibold ${className}`}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {words}
    </span>
  );
}

/** What a verdict is called, as icon, words and colour. */
export const VerdictName = ({ verdict }: { verdict: CheckVerdict }) => (
  <Mark look={verdictLooks[verdict]} words={verdictWords[verdict].label} />
);

export const AlertName = ({ alert }: { alert: CheckAlert }) => (
  <Mark look={alertLooks[alert]} words={alertWords[alert].label} />
);

interface VerdictMarkProps {
  result: {
    verdict: CheckVerdict;
    /** Absent in checks that a tab kept from before. */
    alerts?: readonly CheckAlert[];
    differences: readonly { field: string }[];
  };
}

/** The verdict on an entry with the details that differ; what stands before it comes first. */
export function VerdictMark({ result: { verdict, alerts = [], differences } }: VerdictMarkProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-left">
      {alerts.map((alert) => (
        <AlertName key={alert} alert={alert} />
      ))}
      <Mark look={verdictLooks[verdict]} words={verdictLine({ verdict, differences })} />
    </span>
  );
}
