import type { StyleId } from '@citewright/contract';
import type { ReactNode } from 'react';
import { styleName } from '../content/styles.ts';
import { classNames } from './class-names.ts';

const tones = {
  neutral: 'border-rule-strong text-ink-soft',
  accent: 'border-accent text-accent',
  success: 'border-success text-success',
  danger: 'border-danger text-danger',
  cite: 'border-cite bg-cite-wash text-cite',
} as const;

export interface BadgeProps {
  tone?: keyof typeof tones;
  children: ReactNode;
  className?: string;
}

/** A short label in a box. The tone `cite` uses the colour of the nearest `data-style`. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 max-w-full items-center gap-1 rounded-sm border px-2 text-xs leading-none font-semibold tracking-wide whitespace-nowrap [&_svg]:size-3.5',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

/** The name of a citation style in its colour. */
export function StyleBadge({ style, className }: { style: StyleId; className?: string }) {
  return (
    <span data-style={style} className={className}>
      <Badge tone="cite">
        <span className="truncate py-0.5">{styleName(style)}</span>
      </Badge>
    </span>
  );
}
