import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refetchQueries } from '~/api/refetch.ts';
import { toast } from '~/ui/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';
import { runParallel } from './run-parallel.ts';

interface DeletionOptions<Subject> {
  remove: (subject: Subject) => Promise<unknown>;
  /** Undoes a deletion. */
  restore: (subject: Subject) => Promise<unknown>;
  /** The query key of the list to refetch. */
  list: readonly string[];
  /** The success message for a number of deleted or restored subjects. */
  success: (count: number) => string;
  restored: (count: number) => string;
  failure: string;
}

/** A deletion with confirmation and toast. `subjects` are those in the open confirmation dialog, otherwise empty. */
export interface Deletion<Subject> {
  subjects: readonly Subject[];
  busy: boolean;
  ask: (subjects: readonly Subject[]) => void;
  cancel: () => void;
  confirm: () => void;
}

async function takeBack<Subject>(
  subjects: readonly Subject[],
  { restore, list, restored }: DeletionOptions<Subject>,
  queries: QueryClient,
): Promise<void> {
  const { done, failure } = await runParallel(subjects, restore);
  await refetchQueries(queries, list);
  if (failure === undefined) toast({ title: restored(done.length) });
  else toastFailure(failure, 'Failed to undo the deletion');
}

/** Deletes after confirmation. The toast that reports it offers undo. */
export function useDeletion<Subject>(options: DeletionOptions<Subject>): Deletion<Subject> {
  const queries = useQueryClient();
  const [subjects, setSubjects] = useState<readonly Subject[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: (asked: readonly Subject[]) => runParallel(asked, options.remove),
    onSuccess: ({ done, failure }) => {
      const undo = { label: 'Undo', run: () => void takeBack(done, options, queries) };
      if (failure === undefined) toast({ title: options.success(done.length), action: undo });
      else toastFailure(failure, options.failure, done.length > 0 ? undo : undefined);
    },
    // Also after a failure: some subjects may have been deleted.
    onSettled: () => {
      setSubjects([]);
      return refetchQueries(queries, options.list);
    },
  });
  return {
    subjects,
    busy: isPending,
    ask: setSubjects,
    cancel: () => setSubjects([]),
    confirm: () => {
      if (subjects.length > 0 && !isPending) mutate(subjects);
    },
  };
}
