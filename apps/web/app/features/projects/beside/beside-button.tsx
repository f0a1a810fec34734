import type { ProjectCitation } from '@citewright/contract';
import { useState } from 'react';
import { besideWords } from '~/content/beside.ts';
import { Button } from '~/ui/button.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';

const loadBeside = () => import('./beside-dialog.tsx');
const BesideDialog = lazyPart(async () => (await loadBeside()).BesideDialog);

/** Opens what the reader keeps beside a work. */
export function BesideButton({ projectId, citation }: { projectId: number; citation: ProjectCitation }) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button
        look="quiet"
        className="-ml-4 print:hidden"
        onPointerEnter={loadBeside}
        onFocus={loadBeside}
        onClick={() => setOpen(true)}
      >
        {besideWords.open}
        <span className="sr-only"> of {citation.title}</span>
      </Button>
      {/* Stays when it is closed: only then the browser gives the focus back. */}
      {open !== undefined && (
        <BesideDialog {...{ projectId, citation, open }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
