import type { ProjectCitation } from '@citewright/contract';
import { useState } from 'react';
import { annotationWords } from '~/content/annotations.ts';
import { Button } from '~/ui/button.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';

const loadDialog = () => import('./annotation-dialog.tsx');
const AnnotationDialog = lazyPart(async () => (await loadDialog()).AnnotationDialog);

interface AnnotateButtonProps {
  projectId: number;
  citation: ProjectCitation;
  /** Whether the list prints annotations. */
  annotated: boolean;
}

/** Opens the annotation of a citation. */
export function AnnotateButton({ projectId, citation, annotated }: AnnotateButtonProps) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button
        look="quiet"
        className="-ml-4 print:hidden"
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => setOpen(true)}
      >
        {citation.item.annote ? annotationWords.edit : annotationWords.add}
        <span className="sr-only"> of {citation.title}</span>
      </Button>
      {/* Stays when it is closed: only then the browser gives the focus back. */}
      {open !== undefined && (
        <AnnotationDialog {...{ projectId, citation, annotated, open }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
