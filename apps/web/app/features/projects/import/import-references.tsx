import type { Project } from '@citewright/contract';
import { FileDown } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { toastFailure } from '../failure-message.ts';
import type { ImportSource } from './import-state.ts';
import { useFileDrop } from './use-file-drop.ts';

const loadDialog = () => import('./import-dialog.tsx');
const ImportDialog = lazy(async () => ({ default: (await loadDialog()).ImportDialog }));

/** Opens an import: by a button, or by a file dropped anywhere on the page. */
export function ImportReferences({ project }: { project: Project }) {
  const [source, setSource] = useState<ImportSource>();
  const [wanted, setWanted] = useState(false);
  const open = useCallback((initial: ImportSource) => {
    setWanted(true);
    setSource(initial);
  }, []);
  const take = useCallback(
    async (file: File) => {
      const { readTextFile, FileError } = await import('./read-file.ts');
      try {
        open({ text: await readTextFile(file), file: file.name });
      } catch (error) {
        toastFailure(error, error instanceof FileError ? error.message : 'This file could not be read.');
      }
    },
    [open],
  );
  const over = useFileDrop(take);
  return (
    <>
      <Button
        look="quiet"
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => open({ text: '' })}
      >
        <FileDown aria-hidden="true" />
        Import
      </Button>
      {over && (
        <div className="pointer-events-none fixed inset-3 z-50 flex animate-appear items-center justify-center rounded-lg border-3 border-dashed border-accent bg-paper/90">
          <p className="px-6 text-center font-display text-3xl">Drop the file to import it</p>
        </div>
      )}
      {wanted && (
        <Suspense>
          <ImportDialog project={project} initial={source} onClose={() => setSource(undefined)} />
        </Suspense>
      )}
    </>
  );
}
