import type { Alternative, CitationRequest, CitationResponse } from '@citewright/contract';
import { useReducer, useRef } from 'react';
import { sessionHistory } from '../history/use-session-history.ts';
import { errorMessage } from '../problem/error-message.ts';
import {
  citationOfNearMiss,
  findableNearMisses,
  nearMissesOf,
  requestOfNearMiss,
} from '../problem/near-misses.ts';
import { requestCitation } from './request-citation.ts';
import { initialState, type ToolState, toolReducer } from './tool-state.ts';

export interface GenerationOptions {
  projectId?: number | undefined;
  onCreated?: ((citation: CitationResponse) => void) | undefined;
}

/** The tool's state, and the function that takes it through one generation. A second one waits until the first has ended. */
export function useGeneration({ projectId, onCreated }: GenerationOptions): {
  state: ToolState;
  generate: (buildRequest: () => CitationRequest) => Promise<void>;
  /** Makes a record that the last failure offered the result. */
  chooseNearMiss: (chosen: Alternative) => void;
} {
  const [state, dispatch] = useReducer(toolReducer, initialState);
  const running = useRef(false);

  async function generate(buildRequest: () => CitationRequest) {
    if (running.current) return;
    running.current = true;
    let request: CitationRequest | undefined;
    try {
      request = buildRequest();
      dispatch({ type: 'started', kind: request.inputType });
      const citation = await requestCitation(request, projectId);
      dispatch({ type: 'succeeded', entryId: sessionHistory().add(citation, request).id });
      onCreated?.(citation);
    } catch (error) {
      const offered = request && nearMissesOf(error, request);
      const nearMisses = offered && projectId !== undefined ? findableNearMisses(offered) : offered;
      dispatch({ type: 'failed', message: errorMessage(error), nearMisses });
    } finally {
      running.current = false;
    }
  }

  function chooseNearMiss(chosen: Alternative) {
    if (state.outcome.kind !== 'error' || !state.outcome.nearMisses) return;
    const { nearMisses } = state.outcome;
    const request = requestOfNearMiss(nearMisses, chosen);
    // A project keeps what its server found: it has to find the record by its identifier.
    if (projectId !== undefined && request) return void generate(() => request);
    const citation = citationOfNearMiss(nearMisses, chosen);
    dispatch({ type: 'succeeded', entryId: sessionHistory().add(citation).id });
    onCreated?.(citation);
  }

  return { state, generate, chooseNearMiss };
}
