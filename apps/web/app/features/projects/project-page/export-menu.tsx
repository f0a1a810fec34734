import type { Project } from '@citewright/contract';
import { FileOutput } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { Menu } from '~/ui/menu.tsx';

const loadExportList = () => import('./export-list.tsx');
const ExportList = lazyPart(async () => (await loadExportList()).ExportList);

interface ExportMenuProps {
  project: Project;
  disabled: boolean;
}

/** Exports the project as a file: the formatted list, or the records for another program. */
export function ExportMenu({ project, disabled }: ExportMenuProps) {
  const [busy, setBusy] = useState(false);
  // Made by the list, which is gone when a dialog opens.
  const [dialog, setDialog] = useState<ReactNode>();
  return (
    <>
      <Menu
        label={
          <>
            <FileOutput aria-hidden="true" />
            Export
          </>
        }
        disabled={disabled}
        busy={busy}
        onApproach={loadExportList}
      >
        {(menu) => (
          <ExportList {...menu} project={project} busy={busy} onBusy={setBusy} onDialog={setDialog} />
        )}
      </Menu>
      {dialog}
    </>
  );
}
