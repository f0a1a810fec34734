import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { CheckState } from '../state/check-state.ts';

const loadDocumentDialog = () => import('./document-dialog.tsx');
const DocumentDialog = lazyPart(async () => (await loadDocumentDialog()).DocumentDialog);

/** Documents that can be given back. */
export const isWritable = ({ source }: CheckState): boolean =>
  source.file !== undefined &&
  /\.(?:docx|odt|md|markdown|qmd|rmd|tex|ltx|latex|zip)$/i.test(source.file.name);

/** Gives the document back with its corrections. */
export function TakeDocument({ state, disabled }: { state: CheckState; disabled: boolean }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        look="ink"
        disabled={disabled}
        onPointerEnter={loadDocumentDialog}
        onFocus={loadDocumentDialog}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <FileCheck aria-hidden="true" />
        Download the paper
      </Button>
      {wanted && <DocumentDialog state={state} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
