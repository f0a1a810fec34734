import type { ReactNode } from 'react';
import { ReferenceInline } from '~/ui/reference-text.tsx';

interface ChapterProps {
  id: string;
  title: string;
  paragraphs: readonly string[];
  children?: ReactNode;
}

/** A chapter of the guide: its paragraphs and illustrations. */
export function Chapter({ id, title, paragraphs, children }: ChapterProps) {
  return (
    <section aria-labelledby={id} className="border-t border-rule pt-10 pb-14 first:border-0 first:pt-0">
      <h2 id={id} tabIndex={-1} className="scroll-mt-4 font-display text-2xl">
        {title}
      </h2>
      <div className="mt-4 space-y-4 text-[1.125rem] leading-[1.65]">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <ReferenceInline html={paragraph} />
          </p>
        ))}
      </div>
      {children}
    </section>
  );
}
