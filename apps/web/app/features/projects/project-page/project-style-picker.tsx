import type { Project, ProjectCitation } from '@citewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { projectCitationsKey } from '~/api/projects.ts';
import { StylePicker } from '~/style-picker/style-picker.tsx';

/** The references that show a style: as many as the preview has room for. */
const shown = 3;

interface ProjectStylePickerProps {
  project: Project;
  open: boolean;
  onClose: () => void;
  onChoose: (style: string) => void;
}

/** The picker of all styles, with the first references of a project as preview. */
export function ProjectStylePicker({ project, open, onClose, onChoose }: ProjectStylePickerProps) {
  const queries = useQueryClient();
  const citations = queries.getQueryData<ProjectCitation[]>(projectCitationsKey(project.id));
  const works = useMemo(
    () => (citations?.length ? citations.slice(0, shown).map(({ item }) => item) : undefined),
    [citations],
  );
  return (
    <StylePicker
      open={open}
      onClose={onClose}
      value={project.referenceStyle}
      works={works}
      onChoose={({ id }) => {
        onClose();
        onChoose(id);
      }}
    />
  );
}
