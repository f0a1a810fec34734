import type { Project, TagColour } from '@citewright/contract';
import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names.ts';

const looks: Readonly<Record<TagColour, string>> = {
  red: 'border-crimson text-crimson',
  orange: 'border-amber text-amber',
  green: 'border-green text-green',
  blue: 'border-blue text-blue',
  grey: 'border-slate text-slate',
};

/** The colour of a tag in a project. */
export const colourOf = (project: Project | undefined, tag: string): TagColour | undefined =>
  project?.tagColours?.find((known) => known.tag === tag)?.colour;

/** The look of a tag, as a label or a button. */
export const tagLook = (colour: TagColour | undefined): string =>
  classNames(
    'inline-flex max-w-full items-center rounded-full border px-2.5 font-sans text-xs leading-none',
    colour ? looks[colour] : 'border-rule-strong text-ink-soft',
  );

/** A tag in its colour. */
export function TagBadge({ colour, children }: { colour: TagColour | undefined; children: ReactNode }) {
  return (
    <span className={classNames(tagLook(colour), 'min-h-6')}>
      <span className="truncate py-0.5">{children}</span>
    </span>
  );
}
