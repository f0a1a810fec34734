import type { ExportFormat, Project } from '@citewright/contract';
import { FileOutput } from 'lucide-react';
import { useState } from 'react';
import { exportProject } from '~/api/projects.ts';
import { Menu } from '~/ui/menu.tsx';
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

interface ExportMenuProps {
  project: Project;
  disabled: boolean;
}

/** Takes the project along as a file: the formatted list, or its records for another program. */
export function ExportMenu({ project, disabled }: ExportMenuProps) {
  const [busy, setBusy] = useState(false);
  const take = async (format: ExportFormat, label: string) => {
    if (busy) return;
    setBusy(true);
    try {
      const { name, content } = await exportProject(project.id, format);
      downloadBlob(name, content);
      toast({ title: 'Exported', description: `${name} (${label}) is in your downloads.` });
    } catch (error) {
      toastFailure(error, 'Failed to export the project');
    }
    setBusy(false);
  };
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
      items={choices.map(({ format, label, hint }) => ({
        label,
        hint,
        onSelect: () => void take(format, label),
      }))}
    />
  );
}
