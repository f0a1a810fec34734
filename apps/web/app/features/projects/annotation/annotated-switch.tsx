import type { Project } from '@citewright/contract';
import { NotebookPen } from 'lucide-react';
import { annotationWords } from '~/content/annotations.ts';
import { Button } from '~/ui/button.tsx';
import { useProjectEdit } from '../form/use-project-edit.ts';

/** Turns the annotations of a list on and off. */
export function AnnotatedSwitch({ project }: { project: Project }) {
  const { mutate, isPending } = useProjectEdit(project);
  const isOn = project.annotated === true;
  return (
    <Button
      look="quiet"
      className="max-sm:px-2 max-sm:[&_svg]:hidden"
      aria-pressed={isOn}
      busy={isPending}
      onClick={() => mutate({ annotated: !isOn })}
    >
      <NotebookPen aria-hidden="true" />
      {annotationWords.annotated}
    </Button>
  );
}
