import type { Project } from '@citewright/contract';
import { notKept } from '@citewright/words';
import type { ReactNode } from 'react';
import { exportProject } from '~/api/projects.ts';
import { recordFormats } from '~/content/record-formats.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { OpenMenu } from '~/ui/menu.tsx';
import { MenuList } from '~/ui/menu-list.tsx';
import { downloadBlob } from '~/ui/text-file.ts';
import { toast } from '~/ui/toast-store.ts';
import { copyRecords } from '../records/copy-records.ts';
import { toastFailure } from '../toast-failure.ts';

const LiveDialog = lazyPart(async () => (await import('../live/live-dialog.tsx')).LiveDialog);

interface ExportListProps extends OpenMenu {
  project: Project;
  /** True while a file is being exported; no second export starts. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
  /** Shows a dialog, or none. */
  onDialog: (dialog: ReactNode) => void;
}

/** The export formats of a project. */
export function ExportList({ project, busy, onBusy, onDialog, ...menu }: ExportListProps) {
  const take = async (format: string, label: string) => {
    if (busy) return;
    onBusy(true);
    try {
      const { name, content, left } = await exportProject(project.id, format);
      downloadBlob(name, content);
      toast({
        title: 'Exported',
        description: `${name} (${label}) is in your downloads.`,
        ...(left.length > 0 && { advice: notKept(left) }),
      });
    } catch (error) {
      toastFailure(error, 'Failed to export the project');
    }
    onBusy(false);
  };
  const items = import.meta.env.EXPORT_FORMATS.map(({ id, label, hint }) => ({
    label,
    hint,
    onSelect: () => void take(id, label),
  }));
  const link = {
    label: 'Share by link',
    hint: 'a page to read and copy, and files for Overleaf',
    onSelect: () => onDialog(<LiveDialog project={project} onClose={() => onDialog(undefined)} />),
  };
  const copies = recordFormats.map(({ id, label }) => ({
    label: `Copy ${label}`,
    hint: 'to the clipboard',
    onSelect: () => void copyRecords(project.id, id),
  }));
  return <MenuList {...menu} items={[...items, ...copies, link]} />;
}
