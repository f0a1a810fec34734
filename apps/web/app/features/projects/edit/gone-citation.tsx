import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { deletedCitationsKey, restoreCitation } from '~/api/deleted.ts';
import { projectCitationsKey } from '~/api/projects.ts';
import { deletedWords, goneWords } from '~/content/deleted.ts';
import { Button } from '~/ui/button.tsx';
import { toast } from '~/ui/toast-store.ts';
import { settle } from '../deletion/settle.ts';
import { toastFailure } from '../toast-failure.ts';

/** Says that the citation in the form was deleted elsewhere, and offers to bring it back. */
export function GoneCitation({ projectId, id }: { projectId: number; id: number }) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      settle([{ id }], () => restoreCitation(id), queries, {
        list: projectCitationsKey(projectId),
        isListed: true,
        also: deletedCitationsKey(projectId),
      }),
    onSuccess: ({ failure }) => {
      if (failure === undefined) toast({ title: goneWords.citationBack });
      else toastFailure(failure, deletedWords.notRestored);
    },
  });
  const box = useRef<HTMLDivElement>(null);
  // The form may be scrolled to its end.
  useEffect(() => {
    // In braces: Chromium gives a promise, which React would call as the end of the effect.
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div
      ref={box}
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-danger bg-raised px-4 py-2 text-sm"
    >
      <p className="min-w-48 flex-1">{goneWords.citation}</p>
      <Button busy={isPending} onClick={() => mutate()}>
        {goneWords.restore}
      </Button>
    </div>
  );
}
