import type { StyleId } from '@citewright/contract';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export interface CardProps extends ComponentProps<'section'> {
  /** Colours the card's edge in the style's colour and sets `text-cite` and related colours for its content. */
  citationStyle?: StyleId;
}

/** A raised card. */
export function Card({ citationStyle, className, ...rest }: CardProps) {
  return (
    <section
      data-style={citationStyle}
      className={classNames(
        'rounded-lg border border-rule bg-raised p-5 shadow-page sm:p-7',
        citationStyle !== undefined && 'border-l-4 border-l-cite',
        className,
      )}
      {...rest}
    />
  );
}
