import { FolderInput } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { CheckState } from '../state/check-state.ts';

const loadSaveDialog = () => import('./save-dialog.tsx');
const SaveDialog = lazyPart(async () => (await loadSaveDialog()).SaveDialog);

interface SaveProjectProps {
  state: CheckState;
  disabled: boolean;
}

/** Stores the repaired list as a project. */
export function SaveProject({ state, disabled }: SaveProjectProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        disabled={disabled}
        onPointerEnter={loadSaveDialog}
        onFocus={loadSaveDialog}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <FolderInput aria-hidden="true" />
        Save as project
      </Button>
      {wanted && <SaveDialog state={state} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
