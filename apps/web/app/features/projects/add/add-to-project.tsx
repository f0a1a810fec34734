import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import type { Addition } from '~/api/add-citation.ts';
import { Button } from '~/ui/button.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';

const loadAddDialog = () => import('./add-dialog.tsx');
const AddDialog = lazyPart(async () => (await loadAddDialog()).AddDialog);

interface AddToProjectProps {
  addition: Addition;
  size: 'button' | 'icon';
}

/** Adds a generated citation to an existing or a new project. */
export function AddToProject({ addition, size }: AddToProjectProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const act = {
    onPointerEnter: loadAddDialog,
    onFocus: loadAddDialog,
    onClick: () => {
      setWanted(true);
      setOpen(true);
    },
  };
  return (
    <>
      {size === 'button' ? (
        <Button className="max-sm:w-11 max-sm:px-0!" {...act}>
          <FolderPlus aria-hidden="true" />
          <span className="max-sm:sr-only">Add to project</span>
        </Button>
      ) : (
        <IconButton label={`Add ${addition.title || 'this reference'} to a project`} {...act}>
          <FolderPlus aria-hidden="true" />
        </IconButton>
      )}
      {wanted && <AddDialog addition={addition} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
