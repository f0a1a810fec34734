import type { ProjectCitation, StyleId } from '@citewright/contract';
import { useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { inTextFormsOf } from '~/clipboard/in-text-forms.ts';
import { InTextLines } from '~/clipboard/in-text-lines.tsx';
import { useFormatter } from '~/engine/use-formatter.ts';
import { StyleBadge } from '~/ui/badge.tsx';
import { ReferenceText } from '~/ui/reference-text.tsx';
import { citationEdit, editedItem } from './citation-edit.ts';
import type { EditValues } from './edit-values.ts';
import { liveReference } from './live-reference.ts';
import { MissingAdvice } from './missing-advice.tsx';
import { Origin } from './origin.tsx';

/** The edited citation: of a project, or generated but not saved. */
export type EditedCitation = Pick<
  ProjectCitation,
  | 'id'
  | 'item'
  | 'locator'
  | 'evidence'
  | 'formattedCitation'
  | 'inTextForms'
  | 'inTextCitation'
  | 'inTextHtml'
>;

interface ReferencePreviewProps {
  citation: EditedCitation;
  citations: readonly ProjectCitation[];
  style: StyleId;
  initial: EditValues;
  onFill: (field: string) => void;
}

/** Live preview of the reference, and the fields it still lacks. */
export function ReferencePreview({ citation, citations, style, initial, onFill }: ReferencePreviewProps) {
  const { control } = useFormContext<EditValues>();
  const typed = useWatch({ control, compute: (values: EditValues) => values });
  const values = useDeferredValue(typed);
  const engine = useFormatter(style);
  const live = useMemo(() => {
    if (engine.status !== 'ready') return undefined;
    const item = editedItem({ ...citation.item, id: citation.id }, citationEdit(initial, values));
    return liveReference(item, citations, style, citation.locator, engine.formatter);
  }, [engine, citation, citations, style, initial, values]);
  return (
    <section
      aria-labelledby="preview-title"
      className="rounded-lg border border-rule bg-raised p-5"
      data-style={style}
    >
      <h3 id="preview-title" className="flex items-center justify-between gap-3 font-display text-lg">
        Preview
        <StyleBadge style={style} />
      </h3>
      <ReferenceText html={live?.html ?? citation.formattedCitation} className="mt-3 text-sm" />
      <div className="mt-2">
        <InTextLines forms={live?.inTextForms ?? inTextFormsOf(citation)} />
      </div>
      {engine.status === 'failed' && (
        <p className="mt-3 text-sm text-danger">
          The preview could not be loaded. Saving works all the same.
        </p>
      )}
      <MissingAdvice notices={live?.missing ?? []} onFill={onFill} />
      <Origin evidence={citation.evidence} item={citation.item} />
    </section>
  );
}
