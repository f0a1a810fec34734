import type { CitationRequest, CitationResponse } from '@citewright/contract';
import { useReducer, useRef } from 'react';
import { sessionHistory } from '../history/use-session-history.ts';
import { errorMessage } from '../problem/error-message.ts';
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
} {
  const [state, dispatch] = useReducer(toolReducer, initialState);
  const running = useRef(false);

  async function generate(buildRequest: () => CitationRequest) {
    if (running.current) return;
    running.current = true;
    try {
      const request = buildRequest();
      dispatch({ type: 'started', kind: request.inputType });
      const citation = await requestCitation(request, projectId);
      dispatch({ type: 'succeeded', entryId: sessionHistory().add(citation).id });
      onCreated?.(citation);
    } catch (error) {
      dispatch({ type: 'failed', message: errorMessage(error) });
    } finally {
      running.current = false;
    }
  }

  return { state, generate };
}
