import type { Project, ProjectCitation } from '@citewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sectionWords as words } from '~/content/beside.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { Menu } from '~/ui/menu.tsx';
import { MenuList } from '~/ui/menu-list.tsx';
import { toast } from '~/ui/toast-store.ts';
import { citationCount } from '../citation-count.ts';
import { toastFailure } from '../toast-failure.ts';
import { movesBack, movesInto, moveToSections, type SectionMove } from './move-to-section.ts';
import { sectionsOf } from './section-values.ts';

const loadSectionsDialog = () => import('./sections-dialog.tsx');
const SectionsDialog = lazyPart(async () => (await loadSectionsDialog()).SectionsDialog);

interface SectionMenuProps {
  project: Project;
  /** All citations of the project. */
  citations: readonly ProjectCitation[];
  chosen: readonly ProjectCitation[];
}

/** The menu by which the selected citations go into a section of the list. */
export function SectionMenu({ project, citations, chosen }: SectionMenuProps) {
  const queries = useQueryClient();
  const [open, setOpen] = useState<boolean>();
  const sections = sectionsOf(project, citations);
  const undo = async (moves: readonly SectionMove[]) => {
    try {
      await moveToSections(queries, project.id, movesBack(moves));
      toast({ title: words.movedBack(citationCount(moves.length)) });
    } catch (error) {
      toastFailure(error, words.failedToMove);
    }
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (moves: readonly SectionMove[]) => moveToSections(queries, project.id, moves),
    onSuccess: (_none, moves) =>
      toast({
        title: words.moved(citationCount(moves.length)),
        action: { label: 'Undo', run: () => void undo(moves) },
      }),
    onError: (error) => toastFailure(error, words.failedToMove),
  });
  const goInto = (section: string | null) => () => {
    const moves = movesInto(chosen, section);
    if (moves.length > 0) mutate(moves);
  };
  return (
    <>
      <Menu
        label={
          <>
            <span className="max-sm:sr-only">{words.moveTo}</span>
            <span aria-hidden="true" className="sm:hidden">
              {words.label}
            </span>
          </>
        }
        disabled={chosen.length === 0 || isPending}
        busy={isPending}
        onApproach={loadSectionsDialog}
      >
        {(menu) => (
          <MenuList
            {...menu}
            items={[
              ...sections.map(({ key, heading }) => ({ label: heading, onSelect: goInto(key) })),
              ...(sections.length > 0 ? [{ label: words.none, onSelect: goInto(null) }] : []),
              { label: words.manage, onSelect: () => setOpen(true) },
            ]}
          />
        )}
      </Menu>
      {/* Stays when it is closed: only then the browser gives the focus back. */}
      {open !== undefined && (
        <SectionsDialog {...{ project, sections, citations, open }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
