import type { ReactNode } from 'react';

export interface CallToActionProps {
  title: ReactNode;
  text?: ReactNode;
  /** One or two buttons. */
  children: ReactNode;
}

/** The final section of a page with the next step. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <section aria-labelledby="next-step" className="border-t border-rule bg-sunk" data-print="off">
      <div className="page-width flex flex-wrap items-end justify-between gap-x-12 gap-y-8 py-14 sm:py-18">
        <div className="max-w-2xl">
          <h2 id="next-step" className="font-display text-3xl">
            {title}
          </h2>
          {text !== undefined && <p className="mt-3 font-serif text-lg text-ink-soft">{text}</p>}
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
