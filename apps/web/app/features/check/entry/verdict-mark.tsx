import type { CheckVerdict } from '@citewright/contract';
import {
  BadgeCheck,
  CircleDashed,
  CircleSlash,
  FilePenLine,
  type LucideIcon,
  SearchX,
  Unlink,
} from 'lucide-react';
import { verdictCopy } from '~/content/check.ts';

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

/** A verdict as icon, words and colour. */
export function VerdictMark({ verdict }: { verdict: CheckVerdict }) {
  const { icon: Icon, className } = verdictLooks[verdict];
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm font-semibold ${className}`}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {verdictCopy[verdict].label}
    </span>
  );
}
