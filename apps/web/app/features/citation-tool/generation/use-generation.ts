import {
  type Alternative,
  type CitationRequest,
  type CitationResponse,
  type CreatedCitation,
  obviousWork,
  type SearchChoice,
} from '@citewright/contract';
import { useReducer, useRef } from 'react';
import { deleteCitation } from '~/api/projects.ts';
import { toast } from '~/ui/toast-store.ts';
import { type Choice, chooseAlternative, chooseNearMiss, chooseWork, findable } from '../choice/choice.ts';
import type { FoundWorks } from '../choice/found-works.ts';
import { type NearMisses, nearMissesOf } from '../choice/near-misses.ts';
import { registerOf } from '../form/detect-input.ts';
import type { HistoryEntry } from '../history/session-history.ts';
import { sessionHistory } from '../history/use-session-history.ts';
import { errorMessage } from '../problem/error-message.ts';
import { requestCitation, requestWorks } from './request-citation.ts';
import { initialState, type ToolState, toolReducer } from './tool-state.ts';

export interface GenerationOptions {
  projectId?: number | undefined;
  onCreated?: ((citation: CreatedCitation) => void) | undefined;
  /** Called when an addition failed. */
  onFailed?: (() => void) | undefined;
  /** Asked before a request is sent. */
  mayAdd?: ((request: CitationRequest) => Promise<boolean>) | undefined;
}

/** The tool's state and the functions that start a generation. Only one generation runs at a time. */
export function useGeneration({ projectId, onCreated, onFailed, mayAdd }: GenerationOptions): {
  state: ToolState;
  /** Gives whether there is an answer: a reference, or works to choose from. */
  generate: (buildRequest: () => CitationRequest) => Promise<boolean>;
  /** Takes the last result off, because the input was refused. */
  refuse: () => void;
  /** Generates the citation of a near miss offered by the last failure. */
  takeNearMiss: (nearMisses: NearMisses, chosen: Alternative) => void;
  /** Generates the citation of one of the works that a search found. */
  takeWork: (works: FoundWorks, chosen: SearchChoice) => void;
  /** Replaces the shown result by one of its alternatives, in the history and in the project. */
  takeAlternative: (shown: HistoryEntry, chosen: Alternative) => void;
} {
  const [state, dispatch] = useReducer(toolReducer, initialState);
  const running = useRef(false);
  /** The ids of the project's citations by history entry. */
  const saved = useRef(new Map<number, number>());

  function show(entryId: number, citation: CreatedCitation) {
    dispatch({ type: 'succeeded', entryId });
    onCreated?.(citation);
  }

  function fail(error: unknown, nearMisses: NearMisses | undefined) {
    dispatch({ type: 'failed', message: errorMessage(error), nearMisses });
    onFailed?.();
  }

  async function exclusively<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
    if (running.current) return undefined;
    running.current = true;
    return await run().finally(() => {
      running.current = false;
    });
  }

  /** Gives nothing when the user does not want it. */
  async function ask(request: CitationRequest) {
    if (mayAdd && !(await mayAdd(request))) return undefined;
    dispatch({ type: 'started', kind: registerOf(request.sourceInput) ?? request.inputType });
    return await requestCitation(request, projectId);
  }

  function linkSaved(entryId: number, savedAs: number | undefined) {
    if (savedAs !== undefined) saved.current.set(entryId, savedAs);
  }

  /** Deletes the citation that the new one replaces. */
  async function deleteReplaced(savedAs: number | undefined) {
    if (savedAs === undefined) return;
    try {
      await deleteCitation(savedAs);
    } catch {
      toast({
        title: 'The earlier reference is still in the project',
        description: 'Delete it in the list if you do not need it.',
        tone: 'failure',
      });
    }
  }

  async function search(request: CitationRequest) {
    dispatch({ type: 'started', kind: 'title' });
    const works = { request, found: await requestWorks(request) };
    const obvious = obviousWork(works.found);
    if (obvious && (await take(chooseWork(works, obvious)))) return;
    dispatch({ type: 'found', works });
  }

  async function generate(buildRequest: () => CitationRequest) {
    const isAnswered = await exclusively(async () => {
      let request: CitationRequest | undefined;
      try {
        request = buildRequest();
        if (request.inputType === 'title') {
          await search(request);
          return true;
        }
        const answer = await ask(request);
        if (!answer) return false;
        const { citation, savedAs } = answer;
        const { id } = sessionHistory().add(citation, request);
        linkSaved(id, savedAs);
        show(id, citation);
        return true;
      } catch (error) {
        const offered = request && nearMissesOf(error, request);
        const alternatives =
          offered && projectId !== undefined ? findable(offered.alternatives, request) : undefined;
        fail(error, offered && { ...offered, alternatives: alternatives ?? offered.alternatives });
        return false;
      }
    });
    return isAnswered === true;
  }

  function put(citation: CitationResponse, request: CitationRequest | undefined, replaced?: HistoryEntry) {
    if (!replaced) return sessionHistory().add(citation, request).id;
    sessionHistory().replace(replaced.id, citation, request);
    return replaced.id;
  }

  /** Gives whether it came to an end, which it does not where the user does not want it. */
  async function take(
    { request, asFound }: Choice,
    replaced?: HistoryEntry,
    nearMisses?: NearMisses,
  ): Promise<boolean> {
    if (!request) {
      show(put(asFound, undefined, replaced), asFound);
      return true;
    }
    try {
      const asked = await ask(request);
      if (!asked) return false;
      const { citation, savedAs } = asked;
      const answer = { ...citation, alternatives: asFound.alternatives };
      const earlier = replaced && saved.current.get(replaced.id);
      const id = put(answer, request, replaced);
      linkSaved(id, savedAs);
      await deleteReplaced(earlier);
      show(id, answer);
    } catch (error) {
      if (projectId !== undefined) fail(error, nearMisses);
      // The sources are unavailable: fall back to the record from the search, which is valid but less complete.
      else show(put(asFound, request, replaced), asFound);
    }
    return true;
  }

  function takeNearMiss(nearMisses: NearMisses, chosen: Alternative) {
    void exclusively(() => take(chooseNearMiss(nearMisses, chosen), undefined, nearMisses));
  }

  function takeWork(works: FoundWorks, chosen: SearchChoice) {
    void exclusively(() => take(chooseWork(works, chosen)));
  }

  function takeAlternative(shown: HistoryEntry, chosen: Alternative) {
    void exclusively(() => take(chooseAlternative(shown.citation, shown.request, chosen), shown));
  }

  const refuse = () => dispatch({ type: 'refused' });

  return { state, generate, refuse, takeNearMiss, takeWork, takeAlternative };
}
