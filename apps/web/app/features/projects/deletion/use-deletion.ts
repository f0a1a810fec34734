import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { refetchQueries } from '~/api/refetch.ts';
import { isUnanswered, UnansweredChange } from '~/api/request-error.ts';
import { faultWords } from '~/content/faults.ts';
import { currentToast, type ToastContent, toast } from '~/ui/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';
import { type Outcome, runParallel } from './run-parallel.ts';

/** What can be deleted. */
export interface Stored {
  id: number;
}

export interface DeletionOptions<Subject> {
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

/** Does work for each subject and looks into the list: what got no answer may be done nevertheless. */
async function settle<Subject extends Stored>(
  subjects: readonly Subject[],
  work: (subject: Subject) => Promise<unknown>,
  queries: QueryClient,
  list: readonly string[],
  isListed: boolean,
): Promise<Outcome<Subject>> {
  const { done, failure } = await runParallel(subjects, work);
  const isFresh = await refetchQueries(queries, list);
  if (failure === undefined || !isUnanswered(failure)) return { done, failure };
  const listed = new Set(queries.getQueryData<Stored[]>(list)?.map(({ id }) => id));
  const found = isFresh ? subjects.filter(({ id }) => listed.has(id) === isListed) : done;
  return found.length === subjects.length
    ? { done: found }
    : { done: found, failure: new UnansweredChange(isFresh, failure) };
}

async function takeBack<Subject extends Stored>(
  subjects: readonly Subject[],
  options: DeletionOptions<Subject>,
  queries: QueryClient,
): Promise<void> {
  const { restore, list, restored } = options;
  const { done, failure } = await settle(subjects, restore, queries, list, true);
  if (failure === undefined) return toast({ title: restored(done.length) });
  const left = subjects.filter((subject) => !done.includes(subject));
  const again = { label: faultWords.tryAgain, run: () => void takeBack(left, options, queries) };
  toastFailure(failure, 'Failed to undo the deletion', again);
}

/** Deletes, and tells with a toast, which offers undo; of deletions in a row it offers to undo all. */
export function useDeletion<Subject extends Stored>(
  options: DeletionOptions<Subject>,
  onSettled: () => void,
): { busy: boolean; confirm: (subjects: readonly Subject[]) => void } {
  const queries = useQueryClient();
  const offered = useRef<{ subjects: readonly Subject[]; undo: ToastContent['action'] }>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: (asked: readonly Subject[]) => settle(asked, options.remove, queries, options.list, false),
    onSuccess: ({ done, failure }) => {
      const shown = currentToast();
      const isRow = shown?.open && shown.action && shown.action === offered.current?.undo;
      const all = [...(isRow ? (offered.current?.subjects ?? []) : []), ...done];
      const undo = { label: 'Undo', run: () => void takeBack(all, options, queries) };
      offered.current = { subjects: all, undo };
      if (failure === undefined) toast({ title: options.success(all.length), action: undo });
      else toastFailure(failure, options.failure, done.length > 0 ? undo : undefined);
    },
    onSettled,
  });
  return {
    busy: isPending,
    confirm: (subjects) => {
      if (!isPending) mutate(subjects);
    },
  };
}
