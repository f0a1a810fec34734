import type { Project, ProjectCitation } from '@citewright/contract';
import { styleKey } from '@citewright/styles';
import { useMemo, useState } from 'react';
import { InTextLines } from '~/clipboard/in-text-lines.tsx';
import { citeTogetherWords as words } from '~/content/cite-together.ts';
import { useFormatter } from '~/engine/use-formatter.ts';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { keepText, keptText } from '~/ui/kept-text.tsx';
import { LoadingLine } from '../loading-line.tsx';
import type { Move } from '../project-page/move-target.ts';
import { citedTogether, moveWork, type TogetherDraft, togetherDraft } from './together-draft.ts';
import { TogetherWork } from './together-work.tsx';

interface TogetherDialogProps {
  project: Project;
  /** The whole list, by which works are numbered and told apart. */
  citations: readonly ProjectCitation[];
  chosen: readonly ProjectCitation[];
  open: boolean;
  onClose: () => void;
}

/** The works of a list in the order of their addition, in which numeric styles count. */
const itemsByNumber = (citations: readonly ProjectCitation[]) =>
  citations.map(({ id, item }) => ({ ...item, id }));

function TogetherForm({ project, citations, chosen }: Omit<TogetherDialogProps, 'open' | 'onClose'>) {
  const style = styleKey(project.referenceStyle, project.language);
  const formName = `together ${project.id}`;
  const state = useFormatter(style);
  const [draft, setDraft] = useState(() => togetherDraft(chosen, keptText<TogetherDraft>(formName)));
  const [told, setTold] = useState('');
  const change = (next: TogetherDraft) => {
    setDraft(next);
    keepText(formName, next);
  };
  const { sections } = project;
  const print = useMemo(() => {
    if (state.status !== 'ready') return undefined;
    const { formatter } = state;
    const items = itemsByNumber(citations);
    return formatter.citationPrinter(items, style, formatter.placeInSections(sections ?? [], items).places);
  }, [state, citations, style, sections]);
  const forms = useMemo(() => print?.(citedTogether(draft)), [print, draft]);
  const byId = new Map(chosen.map((citation) => [citation.id, citation]));
  const move = (id: number, to: Move) => {
    const next = moveWork(draft, id, to);
    if (next === draft) return;
    const place = next.works.findIndex((work) => work.id === id) + 1;
    setTold(words.moved(byId.get(id)?.title ?? '', place, next.works.length));
    change(next);
    // The browser takes the focus from an element that moves.
    const handle = document.activeElement;
    requestAnimationFrame(() => handle instanceof HTMLElement && handle.focus({ preventScroll: true }));
  };
  return (
    <>
      <div className="sticky top-0 z-10 rounded-md border border-rule bg-raised px-4 py-1">
        {forms ? (
          <InTextLines forms={forms} />
        ) : state.status === 'failed' ? (
          <p className="py-2.5 text-danger">{words.failed}</p>
        ) : (
          <LoadingLine>Loading...</LoadingLine>
        )}
      </div>
      <p role="status" className="sr-only">
        {told}
      </p>
      <ol className="mt-2 divide-y divide-rule">
        {draft.works.map((work, at) => {
          const citation = byId.get(work.id);
          return (
            citation && (
              <li key={work.id}>
                <TogetherWork
                  citation={citation}
                  work={work}
                  at={at}
                  isLast={at === draft.works.length - 1}
                  onChange={(typed) =>
                    change({ ...draft, works: draft.works.map((one) => (one.id === typed.id ? typed : one)) })
                  }
                  onMove={move}
                />
              </li>
            )
          );
        })}
      </ol>
      {draft.works.length > 1 && (
        <div className="border-t border-rule pt-2">
          <Checkbox
            label={words.unsorted}
            checked={draft.unsorted}
            onChange={() => change({ ...draft, unsorted: !draft.unsorted })}
          />
          <p className="text-sm text-ink-soft">{words.sorted}</p>
        </div>
      )}
    </>
  );
}

/** The dialog in which a person makes one citation of the works that are ticked: order, places, words around them. */
export function TogetherDialog({ open, onClose, ...form }: TogetherDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.title} description={words.about} guarded>
      {open && <TogetherForm {...form} />}
    </Dialog>
  );
}
