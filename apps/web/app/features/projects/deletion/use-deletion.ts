import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '~/ui/toast-store.ts';
import { toastFailure } from '../failure-message.ts';

interface DeletionOptions<Subject> {
  remove: (subject: Subject) => Promise<void>;
  /** The list that is fetched anew. */
  list: readonly string[];
  success: string;
  failure: string;
}

/** A deletion that is asked for, confirmed and told. `subject` is what the question is about; none while nothing is asked. */
export interface Deletion<Subject> {
  subject: Subject | undefined;
  busy: boolean;
  ask: (subject: Subject) => void;
  cancel: () => void;
  confirm: () => void;
}

/** The course of one kind of deletion. */
export function useDeletion<Subject>(options: DeletionOptions<Subject>): Deletion<Subject> {
  const queries = useQueryClient();
  const [subject, setSubject] = useState<Subject>();
  const { mutate, isPending } = useMutation({
    mutationFn: options.remove,
    onSuccess: () => toast({ title: options.success }),
    onError: (error) => toastFailure(error, options.failure),
    // Also after a failure: what could not be deleted may be gone already.
    onSettled: () => {
      setSubject(undefined);
      return queries.invalidateQueries({ queryKey: options.list });
    },
  });
  return {
    subject,
    busy: isPending,
    ask: setSubject,
    cancel: () => setSubject(undefined),
    confirm: () => {
      if (subject !== undefined && !isPending) mutate(subject);
    },
  };
}
