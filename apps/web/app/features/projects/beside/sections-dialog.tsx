import {
  itemLimits,
  type ListSection,
  type Project,
  type ProjectCitation,
  projectLimits,
} from '@citewright/contract';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { failureMessage } from '~/api/failure-message.ts';
import { sectionWords } from '~/content/beside.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { FailureLine } from '~/ui/failure-line.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { toast } from '~/ui/toast-store.ts';
import { focusOnOpen } from '../focus-on-open.ts';
import { useProjectEdit } from '../form/use-project-edit.ts';
import { editedSections, newKey } from './section-values.ts';

interface SectionsDialogProps {
  project: Project;
  /** The sections as they are shown. */
  sections: readonly ListSection[];
  citations: readonly ProjectCitation[];
  open: boolean;
  onClose: () => void;
}

function SectionsForm({ project, sections, citations, onClose }: Omit<SectionsDialogProps, 'open'>) {
  const { mutate, isPending, error } = useProjectEdit(project);
  const [begun] = useState(project.sections);
  const stored = begun ?? [];
  const used = new Set(citations.flatMap(({ item }) => item.custom?.listSection ?? []));
  const [typed, setTyped] = useState<readonly ListSection[]>(
    sections.length > 0 ? sections : [{ key: newKey(stored), heading: '' }],
  );
  const swap = (at: number, other: number) => {
    const [one, two] = [typed[at], typed[other]];
    if (one && two) setTyped(typed.with(at, two).with(other, one));
  };
  const save = () =>
    mutate(
      {
        sections: editedSections([...stored, ...sections], typed, used),
        before: { sections: begun ?? null },
      },
      {
        onSuccess: () => {
          toast({ title: sectionWords.saved });
          onClose();
        },
      },
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      className="mt-2 space-y-3"
    >
      <ol className="space-y-2">
        {typed.map(({ key, heading }, at) => (
          <li key={key} className="flex items-end gap-1">
            <TextField
              ref={at === typed.length - 1 ? focusOnOpen : undefined}
              label={sectionWords.heading(at + 1)}
              labelHidden
              placeholder={sectionWords.suggestions[at] ?? sectionWords.label}
              autoComplete="off"
              maxLength={itemLimits.section}
              value={heading}
              onChange={({ target }) => setTyped(typed.with(at, { key, heading: target.value }))}
              className="min-w-0 flex-1"
            />
            <IconButton
              label={sectionWords.up(heading || sectionWords.heading(at + 1))}
              disabled={at === 0}
              onClick={() => swap(at, at - 1)}
            >
              <ArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton
              label={sectionWords.down(heading || sectionWords.heading(at + 1))}
              disabled={at === typed.length - 1}
              onClick={() => swap(at, at + 1)}
            >
              <ArrowDown aria-hidden="true" />
            </IconButton>
            <IconButton
              label={sectionWords.remove(heading || sectionWords.heading(at + 1))}
              onClick={() => setTyped(typed.toSpliced(at, 1))}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      {typed.length < projectLimits.sections && (
        <Button
          look="quiet"
          className="-ml-4"
          onClick={() => setTyped([...typed, { key: newKey([...stored, ...typed]), heading: '' }])}
        >
          <Plus aria-hidden="true" />
          {sectionWords.add}
        </Button>
      )}
      <p className="text-sm text-ink-soft">{sectionWords.removed}</p>
      <FailureLine message={error ? failureMessage(error, sectionWords.failed) : undefined} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" busy={isPending}>
          {isPending ? sectionWords.saving : sectionWords.save}
        </Button>
      </div>
    </form>
  );
}

/** The dialog for the sections of a list: their headings and their order. */
export function SectionsDialog({ open, onClose, ...form }: SectionsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={sectionWords.title} description={sectionWords.about} guarded>
      {open && <SectionsForm {...form} onClose={onClose} />}
    </Dialog>
  );
}
