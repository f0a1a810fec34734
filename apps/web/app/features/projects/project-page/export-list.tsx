import type { ExportFormat, Project } from '@citewright/contract';
import { exportProject } from '~/api/projects.ts';
import type { OpenMenu } from '~/ui/menu.tsx';
import { MenuList } from '~/ui/menu-list.tsx';
import { downloadBlob } from '~/ui/text-file.ts';
import { toast } from '~/ui/toast-store.ts';
import { toastFailure } from '../failure-message.ts';

/** The formats in which a project can be taken elsewhere, and what each is for. */
const choices: readonly { format: ExportFormat; label: string; hint: string }[] = [
  { format: 'docx', label: 'Word', hint: '.docx, with italics and hanging indents' },
  { format: 'rtf', label: 'Rich text', hint: '.rtf, for any word processor' },
  { format: 'html', label: 'Web page', hint: '.html, formatted' },
  { format: 'txt', label: 'Plain text', hint: '.txt, one reference a line' },
  { format: 'bib', label: 'BibTeX', hint: '.bib, for LaTeX and JabRef' },
  { format: 'ris', label: 'RIS', hint: '.ris, for EndNote and Mendeley' },
  { format: 'csl-json', label: 'CSL-JSON', hint: '.json, for Zotero and pandoc' },
];

interface ExportListProps extends OpenMenu {
  project: Project;
  /** While a file is being made, no second one is. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
}

/** The files that can be made of a project. */
export function ExportList({ project, busy, onBusy, ...menu }: ExportListProps) {
  const take = async (format: ExportFormat, label: string) => {
    if (busy) return;
    onBusy(true);
    try {
      const { name, content } = await exportProject(project.id, format);
      downloadBlob(name, content);
      toast({ title: 'Exported', description: `${name} (${label}) is in your downloads.` });
    } catch (error) {
      toastFailure(error, 'Failed to export the project');
    }
    onBusy(false);
  };
  const items = choices.map(({ format, label, hint }) => ({
    label,
    hint,
    onSelect: () => void take(format, label),
  }));
  return <MenuList {...menu} items={items} />;
}
