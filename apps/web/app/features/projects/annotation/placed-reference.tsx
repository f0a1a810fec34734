import type { ProjectCitation } from '@citewright/contract';
import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names.ts';
import { ReferenceText, renderMarkup } from '~/ui/reference-text.tsx';
import { AnnotateButton } from './annotate-button.tsx';

interface PlacedReferenceProps {
  projectId: number;
  citation: ProjectCitation;
  /** Whether the list prints annotations. */
  annotated: boolean;
  lang: string | undefined;
  className: string;
  /** Follows the first paragraph on its line. */
  children: ReactNode;
}

/** The paragraphs of an entry with the indents of its style, and in an annotated list the way to its annotation. */
export function PlacedReference(props: PlacedReferenceProps) {
  const { projectId, citation, annotated, lang, className, children } = props;
  const { formattedCitation, paragraphs } = citation;
  return (
    <>
      {paragraphs ? (
        paragraphs.map(({ html, margin, left, first }, at) => (
          <p
            key={at}
            lang={lang}
            dir="auto"
            className={classNames('font-serif [overflow-wrap:anywhere]', className)}
            style={{ paddingInlineStart: `${left}in`, textIndent: `${first}in` }}
          >
            {margin && <span className="inline-block min-w-[0.5in] indent-0">{renderMarkup(margin)} </span>}
            {renderMarkup(html)}
            {at === 0 && children}
          </p>
        ))
      ) : (
        <ReferenceText html={formattedCitation} lang={lang} className={className}>
          {children}
        </ReferenceText>
      )}
      {annotated && <AnnotateButton {...{ projectId, citation, annotated }} />}
    </>
  );
}
