import type { CitationItem, CitationResponse } from '@citewright/contract';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';

const loadEditDialog = () => import('./edit-result-dialog.tsx');
const EditResultDialog = lazyPart(async () => (await loadEditDialog()).EditResultDialog);

interface EditResultProps {
  citation: CitationResponse;
  onEdited: (item: CitationItem) => void;
}

/** Edits the record of a citation that is not in a project yet. */
export function EditResult({ citation, onEdited }: EditResultProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        className="max-sm:w-11 max-sm:px-0!"
        onPointerEnter={loadEditDialog}
        onFocus={loadEditDialog}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Pencil aria-hidden="true" />
        <span className="max-sm:sr-only">Edit</span>
      </Button>
      {wanted && (
        <EditResultDialog
          citation={citation}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          onEdited={onEdited}
        />
      )}
    </>
  );
}
