import type { ProjectCitation } from '@citewright/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { editCitation, parseProject, projectKey } from '~/api/projects.ts';
import { asRetracted, isToldInText, retractionToName, toldInText } from '~/engine/retracted-form.ts';
import { Button } from '~/ui/button.tsx';
import { toast } from '~/ui/toast-store.ts';
import { changeCitation } from '../change-citation.ts';
import { toastFailure } from '../toast-failure.ts';

interface RetractedFormProps {
  projectId: number;
  citation: ProjectCitation;
}

/** Offers the form that the project's style has for a retracted work, or says what to do without one. */
export function ProjectRetractedForm({ projectId, citation }: RetractedFormProps) {
  const queries = useQueryClient();
  const { data: style = '' } = useQuery({
    queryKey: projectKey(projectId),
    select: (answer) => parseProject(answer).referenceStyle,
  });
  const url = retractionToName(citation, style);
  const { mutate, isPending } = useMutation({
    mutationFn: async (address: string) => {
      const { references } = await asRetracted(citation.item, address, style);
      await changeCitation(queries, projectId, citation.id, () => editCitation(citation.id, { references }));
    },
    onSuccess: () => toast({ title: 'Citation changed' }),
    onError: (error) => toastFailure(error, 'The retraction could not be looked up'),
  });
  if (url === undefined) {
    return isToldInText(citation, style) && <p className="mt-2 text-sm text-ink-soft">{toldInText}</p>;
  }
  return (
    <Button className="mt-2" busy={isPending} onClick={() => mutate(url)}>
      Cite it as retracted
    </Button>
  );
}
