import type { Project } from '@citewright/contract';
import { FileOutput } from 'lucide-react';
import { lazy, useState } from 'react';
import { Menu } from '~/ui/menu.tsx';

const loadList = () => import('./export-list.tsx');
const ExportList = lazy(async () => ({ default: (await loadList()).ExportList }));

interface ExportMenuProps {
  project: Project;
  disabled: boolean;
}

/** Exports the project as a file: the formatted list, or the records for another program. */
export function ExportMenu({ project, disabled }: ExportMenuProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Menu
      label={
        <>
          <FileOutput aria-hidden="true" />
          Export
        </>
      }
      disabled={disabled}
      busy={busy}
      onApproach={() => void loadList()}
    >
      {(menu) => <ExportList {...menu} project={project} busy={busy} onBusy={setBusy} />}
    </Menu>
  );
}
