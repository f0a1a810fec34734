import type { ImportPreview, ImportRequest, Project } from '@citewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '~/api/failure-message.ts';
import { previewImport, runImport } from '~/api/import.ts';
import { projectCitationsKey } from '~/api/projects.ts';
import { refetchQueries } from '~/api/refetch.ts';
import { randomToken } from '~/api/session.ts';
import { toast } from '~/ui/toast-store.ts';
import { afterImportEvent, begun, composing, type ImportState, importSummary } from './import-state.ts';

/** An import with its idempotency key: resending it with the same key adds no entry twice. */
interface Attempt {
  request: ImportRequest;
  idempotencyKey: string;
}

// Module-level, so that it outlives the dialog: the last import of this tab that came to no end, by project and request.
let unended: { name: string; idempotencyKey: string } | undefined;

/** Up to how many references of a file are imported without showing them. */
const few = 50;

/** Whether a pasted list was cut: its lines are not its entries. */
export const isCut = ({ lines, entries }: ImportPreview): boolean =>
  lines !== undefined && (lines.left.length > 0 || lines.total !== entries.length);

/** Milliseconds between two views of a running import: thousands of results may arrive in a second. */
const viewInterval = 100;

/** The state of an import and its actions. */
export interface Import {
  state: ImportState;
  /** Why the import was refused as a whole; the text stays. */
  failure: string | undefined;
  begin: (request: ImportRequest) => void;
  /**
   * Reads a text first: its references are shown where they are many, or more than fit, and its cuts where a list has other lines than
   * references; few are imported at once.
   */
  look: (request: ImportRequest) => void;
  /** A file's references, while they are chosen from; or `reading`. */
  preview: ImportPreview | 'reading' | undefined;
  /** Imports the chosen references of the file. */
  choose: (only: number[]) => void;
  /** Imports a list as a person has cut it, an entry a line. */
  beginCut: (text: string) => void;
  /** Imports the entries that were left out because the project has their works already. */
  addLeftOut: () => void;
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
  const [preview, setPreview] = useState<Import['preview']>();
  const attempt = useRef<Attempt>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const nameOf = (request: ImportRequest) => `${id} ${JSON.stringify(request)}`;

  /** The same import as one that came to no end has its key: nothing comes in twice. */
  function attemptOf(request: ImportRequest): Attempt {
    const isSame = unended?.name === nameOf(request);
    return { request, idempotencyKey: (isSame && unended?.idempotencyKey) || randomToken() };
  }

  async function run({ request, idempotencyKey }: Attempt) {
    unended = { name: nameOf(request), idempotencyKey };
    const controller = new AbortController();
    running.current = controller;
    setFailure(undefined);
    setState(begun);
    let now = begun;
    let viewed = 0;
    try {
      const events = runImport({ projectId: id, request, idempotencyKey, signal: controller.signal });
      for await (const event of events) {
        now = afterImportEvent(now, event);
        if (performance.now() - viewed < viewInterval) continue;
        viewed = performance.now();
        setState(now);
      }
    } catch (error) {
      // A refusal comes before the first event; after it only the connection can fail.
      if (now === begun && !controller.signal.aborted) {
        setFailure(failureMessage(error, 'Failed to import. Check your connection and try again.'));
        now = composing;
      }
    }
    if (now.phase === 'done') unended = undefined;
    setState(now.phase === 'running' ? { ...now, phase: 'cut' } : now);
    // Also after a failure: an import without an answer may be in the list.
    await refetchQueries(queries, projectCitationsKey(id));
    // A user who closes the dialog does not see the result, so show a toast.
    if (controller.signal.aborted)
      toast({ title: 'The import was stopped', description: `${importSummary(now)}.`, tone: 'notice' });
  }

  function begin(request: ImportRequest) {
    setPreview(undefined);
    attempt.current = attemptOf(request);
    void run(attempt.current);
  }

  async function look(request: ImportRequest) {
    const controller = new AbortController();
    running.current = controller;
    setFailure(undefined);
    setPreview('reading');
    try {
      const read = await previewImport(id, request, controller.signal);
      const isSmall = read.entries.length <= few && read.entries.length <= read.room && !isCut(read);
      attempt.current = attemptOf(request);
      if (isSmall) begin(request);
      else setPreview(read);
    } catch (error) {
      setPreview(undefined);
      if (!controller.signal.aborted)
        setFailure(failureMessage(error, 'Failed to import. Check your connection and try again.'));
    }
  }

  return {
    state,
    failure,
    preview,
    begin,
    look: (request) => void look(request),
    beginCut: (text) => attempt.current && begin({ ...attempt.current.request, text, format: 'lines' }),
    choose: (only) => attempt.current && begin({ ...attempt.current.request, only }),
    addLeftOut: () => {
      if (!attempt.current) return;
      const left = [...state.lines.values()].filter(({ status }) => status === 'duplicate');
      const only = left.map(({ index }) => index).sort((one, other) => one - other);
      begin({ ...attempt.current.request, only, duplicates: 'add' });
    },
    again: () => {
      if (attempt.current) void run(attempt.current);
    },
    stop: () => running.current?.abort(),
    reset: () => {
      setFailure(undefined);
      setPreview(undefined);
      setState(composing);
    },
  };
}
