import type { ProjectCitation } from '@citewright/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { deletedCitationsKey } from '~/api/deleted.ts';
import { takePublished, undoPublished } from '~/api/published.ts';
import { Button } from '~/ui/button.tsx';
import { toast } from '~/ui/toast-store.ts';
import { changeCitation } from '../change-citation.ts';
import { toastFailure } from '../toast-failure.ts';

interface TakePublishedProps {
  projectId: number;
  citation: ProjectCitation;
}

async function undo(queries: QueryClient, projectId: number, id: number, replaced: number): Promise<void> {
  const also = [deletedCitationsKey(projectId)];
  try {
    await changeCitation(queries, projectId, id, () => undoPublished(id, replaced), also);
    toast({ title: 'The change was undone' });
  } catch (error) {
    toastFailure(error, 'Failed to undo the change');
  }
}

/** Offers the published record of a preprint in its place. */
export function TakePublished({ projectId, citation: { id, title } }: TakePublishedProps) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      changeCitation(queries, projectId, id, () => takePublished(id), [deletedCitationsKey(projectId)]),
    onSuccess: (taken) =>
      toast({
        title: 'Published record taken',
        // Without an answer it is not known what holds the preprint; it is among what was deleted.
        ...(taken && {
          action: { label: 'Undo', run: () => void undo(queries, projectId, id, taken.replaced) },
        }),
      }),
    onError: (error) => toastFailure(error, 'The published record could not be taken'),
  });
  return (
    <Button
      className="mt-2"
      busy={isPending}
      aria-label={`Take the published record: ${title}`}
      onClick={() => mutate()}
    >
      Take the published record
    </Button>
  );
}
