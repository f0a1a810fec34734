import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { type CheckEvent, checkPaper, checkReferences } from '~/api/checks.ts';
import { failureMessage } from '~/api/failure-message.ts';
import {
  afterAction,
  type CheckAction,
  type CheckSource,
  type CheckState,
  composing,
  unchecked,
} from './state/check-state.ts';
import { storeCheck } from './stored-check.ts';

/** Milliseconds between two views of a running check: hundreds of verdicts may arrive in a second. */
const viewInterval = 100;
/** Milliseconds after a change until it is stored for a reload. */
const storeDelay = 400;

export interface Check {
  state: CheckState;
  dispatch: Dispatch<CheckAction>;
  /** Why the check was refused as a whole, or broke off. */
  failure: string | undefined;
  begin: (source: CheckSource) => void;
  /** Asks for these entries, or for all that have no verdict. */
  resume: (only?: number[]) => void;
  /** Stops; verdicts that came stay. */
  stop: () => void;
  /** Back to an empty form; nothing is kept. */
  reset: () => void;
}

/** Stores the check a moment after its last change, and when the page is left. */
function useStoredCheck(state: CheckState): void {
  const latest = useRef(state);
  latest.current = state;
  useEffect(() => {
    const timer = setTimeout(() => storeCheck(state), storeDelay);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    const store = () => storeCheck(latest.current);
    addEventListener('pagehide', store);
    return () => {
      removeEventListener('pagehide', store);
      store();
    };
  }, []);
}

/** A check of a list: what runs, and what the user decides about its entries. */
export function useCheck(): Check {
  const [state, dispatch] = useReducer(afterAction, composing);
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useStoredCheck(state);
  useEffect(() => () => running.current?.abort(), []);

  async function run({ text, file, listBegins }: CheckSource, only?: number[]) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setFailure(undefined);
    let pending: CheckEvent[] = [];
    let viewed = 0;
    const show = () => {
      const events = pending;
      pending = [];
      viewed = performance.now();
      if (!controller.signal.aborted && events.length > 0) dispatch({ kind: 'events', events });
    };
    // Verdicts that come before a pause are not held back by it.
    const timer = setInterval(show, viewInterval);
    try {
      const events = file
        ? checkPaper({ file, listBegins, only }, controller.signal)
        : checkReferences({ text, ...(only && { only }) }, controller.signal);
      for await (const event of events) {
        pending.push(event);
        if (performance.now() - viewed > viewInterval) show();
      }
    } catch (error) {
      if (!controller.signal.aborted) {
        setFailure(failureMessage(error, 'The check broke off. Look at your connection and go on.'));
      }
    }
    clearInterval(timer);
    show();
    if (running.current === controller) dispatch({ kind: 'end' });
  }

  return {
    state,
    dispatch,
    failure,
    begin: (source) => {
      dispatch({ kind: 'begin', source, now: new Date().toISOString() });
      void run(source);
    },
    resume: (only = unchecked(state)) => {
      if (state.paper && !state.source.file)
        return setFailure('This tab no longer has the document. Choose it again to look up the rest.');
      dispatch({ kind: 'resume' });
      void run(state.source, state.entries.length > 0 ? only : undefined);
    },
    stop: () => {
      running.current?.abort();
      dispatch({ kind: 'end' });
    },
    reset: () => {
      running.current?.abort();
      setFailure(undefined);
      dispatch({ kind: 'reset' });
    },
  };
}
