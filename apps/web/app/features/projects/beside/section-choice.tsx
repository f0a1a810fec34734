import type { Project, ProjectCitation } from '@citewright/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { editCitation, parseProjectCitations, projectCitationsKey } from '~/api/projects.ts';
import { sectionWords } from '~/content/beside.ts';
import { Button } from '~/ui/button.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { changeCitation } from '../change-citation.ts';
import { toastFailure } from '../toast-failure.ts';
import { sectionsOf, shownSection } from './section-values.ts';
import { useProject } from './use-project.ts';

const loadSections = () => import('./sections-dialog.tsx');
const SectionsDialog = lazyPart(async () => (await loadSections()).SectionsDialog);

interface SectionChoiceProps {
  projectId: number;
  citation: ProjectCitation;
}

function ChoiceIn({ project, citation }: { project: Project; citation: ProjectCitation }) {
  const queries = useQueryClient();
  const [open, setOpen] = useState<boolean>();
  const { data: citations = [] } = useQuery({
    queryKey: projectCitationsKey(project.id),
    select: parseProjectCitations,
    structuralSharing: false,
  });
  const sections = sectionsOf(project, citations);
  const { mutate, isPending } = useMutation({
    mutationFn: (key: string) =>
      changeCitation(queries, project.id, citation.id, () =>
        editCitation(citation.id, {
          listSection: key || null,
          before: { listSection: citation.item.custom?.listSection ?? null },
        }),
      ),
    onError: (error) => toastFailure(error, sectionWords.failedToMove),
  });
  return (
    <div className="mt-2 flex flex-wrap items-end gap-x-2 print:hidden">
      {sections.length > 0 && (
        <SelectField
          label={sectionWords.label}
          options={[
            { value: '', label: sectionWords.none },
            ...sections.map(({ key, heading }) => ({ value: key, label: heading })),
          ]}
          disabled={isPending}
          value={shownSection(sections, citation)?.key ?? ''}
          onChange={({ target }) => mutate(target.value)}
          className="max-w-xs flex-[1_1_12rem]"
        />
      )}
      <Button
        look="quiet"
        className={sections.length > 0 ? 'min-h-12' : '-ml-4'}
        onPointerEnter={loadSections}
        onFocus={loadSections}
        onClick={() => setOpen(true)}
      >
        {sectionWords.manage}
      </Button>
      {/* Stays when it is closed: only then the browser gives the focus back. */}
      {open !== undefined && (
        <SectionsDialog {...{ project, sections, citations, open }} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

/** The section of a citation, and the way to the sections of its list. */
export function SectionChoice({ projectId, citation }: SectionChoiceProps) {
  const project = useProject(projectId);
  return project ? <ChoiceIn project={project} citation={citation} /> : null;
}
