import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { faultWords } from '~/content/faults.ts';
import { currentToast, type ToastContent, toast } from '~/ui/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';
import { type Stored, settle } from './settle.ts';

export interface DeletionOptions<Subject> {
  remove: (subject: Subject) => Promise<unknown>;
  /** Undoes a deletion. */
  restore: (subject: Subject) => Promise<unknown>;
  /** The query key of the list to refetch. */
  list: readonly string[];
  /** That of what was deleted. */
  deleted: readonly string[];
  /** The success message for a number of deleted or restored subjects. */
  success: (count: number) => string;
  restored: (count: number) => string;
  failure: string;
}

async function takeBack<Subject extends Stored>(
  subjects: readonly Subject[],
  options: DeletionOptions<Subject>,
  queries: QueryClient,
): Promise<void> {
  const { restore, list, deleted, restored } = options;
  const changed = { list, isListed: true, also: deleted };
  const { done, failure } = await settle(subjects, restore, queries, changed);
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
    mutationFn: (asked: readonly Subject[]) => {
      const changed = { list: options.list, isListed: false, also: options.deleted };
      return settle(asked, options.remove, queries, changed);
    },
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
