import type { ImportRequest, Project } from '@citewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { importReferences } from '~/api/import.ts';
import { projectCitationsKey } from '~/api/projects.ts';
import { refetchQueries } from '~/api/refetch.ts';
import { randomToken } from '~/api/session.ts';
import { toast } from '~/ui/toast-store.ts';
import { failureMessage } from '../failure-message.ts';
import { afterEvent, begun, composing, type ImportState, summaryOf } from './import-state.ts';

/** An import with its idempotency key: resending it with the same key adds no entry twice. */
interface Attempt {
  request: ImportRequest;
  idempotencyKey: string;
}

/** The state of an import and its actions. */
export interface Import {
  state: ImportState;
  /** Why the import was refused as a whole; the text stays. */
  failure: string | undefined;
  begin: (request: ImportRequest) => void;
  /** Sends the last import again: failed entries are retried, added ones skipped. */
  again: () => void;
  /** Aborts a running import; entries already added are stored. */
  stop: () => void;
  /** Returns to the text input. */
  reset: () => void;
}

/** Imports references into a project and reports the result of each entry as it arrives. */
export function useImport({ id }: Project): Import {
  const queries = useQueryClient();
  const [state, setState] = useState<ImportState>(composing);
  const [failure, setFailure] = useState<string>();
  const attempt = useRef<Attempt>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run({ request, idempotencyKey }: Attempt) {
    const controller = new AbortController();
    running.current = controller;
    setFailure(undefined);
    setState(begun);
    let now = begun;
    try {
      const events = importReferences({ projectId: id, request, idempotencyKey, signal: controller.signal });
      for await (const event of events) {
        now = afterEvent(now, event);
        setState(now);
      }
    } catch (error) {
      // A refusal comes before the first event; after it only the connection can fail.
      if (now === begun && !controller.signal.aborted) {
        setFailure(failureMessage(error, 'Failed to import. Check your connection and try again.'));
        now = composing;
      }
    }
    setState(now.phase === 'running' ? { ...now, phase: 'cut' } : now);
    if (now === composing) return;
    await refetchQueries(queries, projectCitationsKey(id));
    // A user who closes the dialog does not see the result, so show a toast.
    if (controller.signal.aborted)
      toast({ title: 'The import was stopped', description: `${summaryOf(now)}.` });
  }

  return {
    state,
    failure,
    begin: (request) => {
      attempt.current = { request, idempotencyKey: randomToken() };
      void run(attempt.current);
    },
    again: () => {
      if (attempt.current) void run(attempt.current);
    },
    stop: () => running.current?.abort(),
    reset: () => {
      setFailure(undefined);
      setState(composing);
    },
  };
}
