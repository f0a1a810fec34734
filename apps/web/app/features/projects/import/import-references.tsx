import type { Project } from '@citewright/contract';
import { FileDown } from 'lucide-react';
import { useCallback, useState } from 'react';
import { DropNotice } from '~/files/drop-notice.tsx';
import { useFileDrop } from '~/files/use-file-drop.ts';
import { Button } from '~/ui/button.tsx';
import { fetchPart, lazyPart } from '~/ui/lazy-part.tsx';
import { toastFailure } from '../toast-failure.ts';
import type { ImportSource } from './import-state.ts';

const loadImportDialog = () => import('./import-dialog.tsx');
const ImportDialog = lazyPart(async () => (await loadImportDialog()).ImportDialog);

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
      try {
        const { readImportFile } = await fetchPart(() => import('./import-file.ts'));
        open({ text: await readImportFile(file), file: file.name });
      } catch (error) {
        const isFault = error instanceof Error && error.name === 'FileError';
        toastFailure(error, isFault ? error.message : 'This file could not be read.');
      }
    },
    [open],
  );
  const over = useFileDrop(take);
  return (
    <>
      <Button
        look="quiet"
        onPointerEnter={loadImportDialog}
        onFocus={loadImportDialog}
        onClick={() => open({ text: '' })}
      >
        <FileDown aria-hidden="true" />
        Import
      </Button>
      {over && <DropNotice>Drop the file to import it</DropNotice>}
      {wanted && <ImportDialog project={project} initial={source} onClose={() => setSource(undefined)} />}
    </>
  );
}
